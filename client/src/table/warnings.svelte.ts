/** Whether ending a phase warns about what was forgotten; stored in this browser. */

const KEPT = "hexside-warnings";

class Warnings {
  on = $state(localStorage.getItem(KEPT) !== "off");

  turn(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? "on" : "off");
  }
}

export const warnings = new Warnings();
