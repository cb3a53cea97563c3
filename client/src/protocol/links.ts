/** The addresses inside the page: games, and invitations to a seat. */

export interface GamePlace {
  readonly kind: "game";
  readonly id: string;
}

export interface JoinPlace {
  readonly kind: "join";
  readonly id: string;
  readonly token: string;
}

export type Place = GamePlace | JoinPlace | { readonly kind: "home" };

/** Where the part of an address after `#` leads. */
export function placeOf(hash: string): Place {
  const game = /^#\/games\/([\w-]+)$/.exec(hash)?.[1];
  if (game !== undefined) {
    return { kind: "game", id: game };
  }
  const [, id, token] = /^#\/join\/([\w-]+)\/([\w.~-]+)$/.exec(hash) ?? [];
  return id !== undefined && token !== undefined ? { kind: "join", id, token } : { kind: "home" };
}

export function gameHash(id: string): string {
  return `#/games/${id}`;
}

/** The full address that a friend is sent. */
export function invitationLink(page: { readonly href: string }, id: string, token: string): string {
  const url = new URL(page.href);
  url.hash = `/join/${id}/${token}`;
  return url.href;
}
