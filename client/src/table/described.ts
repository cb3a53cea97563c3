/** A hex in words, for keyboard and screen-reader users. */

import { t } from "../texts/texts.svelte";
import { HexIndex } from "./hex-facts";
import type { Fixed } from "./fixed";
import { costText } from "./picture";
import type { Session } from "./session.svelte";

const indexes = new WeakMap<Fixed, HexIndex>();

export function indexOf(fixed: Fixed): HexIndex {
  const known = indexes.get(fixed) ?? new HexIndex(fixed.board);
  indexes.set(fixed, known);
  return known;
}

export function describeHex(session: Session, hex: string): string {
  const { fixed, hand, names } = session;
  const words = fixed === null ? [] : indexOf(fixed).words(hex);
  const units = session.unitsAt(hex).map((unit) => {
    const isAble = session.choices.byUnit.has(unit.id);
    const isHeld = hand.units.includes(unit.id);
    const name = names.fullUnit(unit.id);
    return isHeld ? t("spoken-selected", { unit: name }) : isAble ? t("spoken-able", { unit: name }) : name;
  });
  const [way] = hand.targets.get(hex) ?? [];
  const cost = way === undefined ? null : hand.cost(way);
  const goal =
    way !== undefined
      ? [cost === null ? t("spoken-goal") : t("spoken-goal-cost", { cost: costText(cost) })]
      : hand.hexes.has(hex)
        ? [t("spoken-goal")]
        : [];
  return [names.hex(hex), words.join(", "), ...goal, ...units].filter((part) => part !== "").join(". ");
}
