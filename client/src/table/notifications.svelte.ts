/** Notifications of the browser when it is one's turn: off until a person turns them on; stored in this browser. */

const KEPT = "hexside-notifications";

class Notifications {
  on = $state(localStorage.getItem(KEPT) === "on" && isAllowed());

  /** Turning them on asks the browser; if it says no, they stay off. */
  async turn(): Promise<void> {
    const wanted = !this.on;
    const allowed = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.on = wanted && allowed;
    localStorage.setItem(KEPT, this.on ? "on" : "off");
  }

  /** Tells a player who does not look at the page; a click leads back to it. */
  tell(title: string, text: string): void {
    if (this.on && document.hidden) {
      const shown = new Notification(title, { body: text, tag: title });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    }
  }
}

function isAllowed(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

export const notifications = new Notifications();
