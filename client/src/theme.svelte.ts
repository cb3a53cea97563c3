/** Light or dark: follows the system until a person chooses. */

type Name = "light" | "dark";

const KEPT = "hexside-theme";

function first(): Name {
  const kept = localStorage.getItem(KEPT);
  if (kept === "light" || kept === "dark") {
    return kept;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

class Theme {
  name = $state<Name>(first());

  constructor() {
    this.show();
  }

  turn(): void {
    this.name = this.name === "dark" ? "light" : "dark";
    localStorage.setItem(KEPT, this.name);
    this.show();
  }

  private show(): void {
    document.documentElement.dataset["theme"] = this.name;
  }
}

export const theme = new Theme();
