/** Whether the rules are open, for which game, and where; every section chip leads here. */

class RulesShown {
  /** The game whose page is open, so that chips need not know it. */
  game = $state("");
  isOpen = $state(false);
  section = $state("");
  /** Increases with every jump, so that jumping to the same section scrolls again. */
  jumps = $state(0);
  private trail = $state.raw<readonly string[]>([]);

  get canGoBack(): boolean {
    return this.trail.length > 0;
  }

  open(section = ""): void {
    this.isOpen = true;
    this.trail = [];
    this.show(section === "" ? this.section : section);
  }

  close(): void {
    this.isOpen = false;
  }

  /** Follow a reference inside the rules. */
  follow(section: string): void {
    this.trail = [...this.trail, this.section];
    this.show(section);
  }

  back(): void {
    const before = this.trail[this.trail.length - 1];
    if (before !== undefined) {
      this.trail = this.trail.slice(0, -1);
      this.show(before);
    }
  }

  private show(section: string): void {
    this.section = section;
    this.jumps += 1;
  }
}

export const rules = new RulesShown();
