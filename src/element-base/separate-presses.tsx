/* What is pressed is meant for what had the focus at the press, and for nothing that has come in its place since. */

/** So soon after a press, or after the focus has gone elsewhere with what was pressed, nobody has seen what came of it. */
const unseenMs = 150;

const actingKeys = ["Enter", " ", "Delete", "Backspace"];
const modifiers = ["Shift", "Control", "Alt", "Meta"];

interface Press {
  readonly target: Element | null;
  /** Looks of its button: another one with the same looks does the same to something else. */
  readonly look: string | null;
  readonly isDestructive: boolean;
  readonly at: number;
}

/**
 * A mutation takes a row away, and the focus goes on to the next one. A key that is still down does nothing there; nor does
 * one that is pressed again at once where it would do the same, or one of the two takes something away. What takes something
 * away does it once a press, also where its button stays and has come to do something else meanwhile. Listens at the root, before everything in it.
 */
export function separatePresses(element: HTMLElement): void {
  /** How each key that is down was pressed; `null` where it was kept from acting. */
  const down = new Map<string, Press | null>();
  /** The last press of a key that acts; `null` once the operator has gone elsewhere. */
  let last: Press | null = null;
  let clicked: Press | null = null;
  let arrivedAt = 0;

  function pressKey(event: KeyboardEvent): void {
    const { key, repeat, timeStamp: at } = event;
    const target = event.target as Element;
    if (modifiers.includes(key) || event.isComposing) return;
    if (!actingKeys.includes(key)) last = null;
    else if (repeat) {
      const pressed = down.get(key);
      const isElsewhere = pressed?.target !== target && (key !== " " || !isWritten(target));
      if (isElsewhere || pressed?.isDestructive || isDestructive(target)) stop(event);
    } else {
      const press = pressOf(target, at);
      const isMeant = last === null || !isAgain(last, press, Math.max(last.at, arrivedAt));
      down.set(key, isMeant ? press : null);
      if (isMeant) last = press;
      else stop(event);
    }
  }

  function releaseKey(event: KeyboardEvent): void {
    const { key } = event;
    const target = event.target as Element;
    // A button is pressed by the release of Space.
    if (key === " " && down.has(key) && down.get(key)?.target !== target && !isWritten(target))
      event.preventDefault();
    down.delete(key);
  }

  function click(event: MouseEvent): void {
    const { detail, timeStamp: at } = event;
    const target = (event.target as Element).closest("button");
    const press = pressOf(target, at);
    if (detail > 1 && clicked && clicked.target !== target && doesTheSame(clicked, press)) stop(event);
    else if (detail > 0) clicked = press;
  }

  const root = element.shadowRoot;
  root?.addEventListener("keydown", (event) => pressKey(event as KeyboardEvent), true);
  root?.addEventListener("keyup", (event) => releaseKey(event as KeyboardEvent), true);
  root?.addEventListener("click", (event) => click(event as MouseEvent), true);
  root?.addEventListener("pointerdown", () => (last = null), true);
  root?.addEventListener("focusin", ({ timeStamp }) => (arrivedAt = timeStamp));
}

/** True where the second of two presses comes too soon after the first to be meant. */
function isAgain(first: Press, second: Press, since: number): boolean {
  if (second.at - since >= unseenMs) return false;
  if (second.target === first.target) return first.isDestructive || second.isDestructive;
  if (!isGone(first) || second.look === null) return false;
  return first.isDestructive || second.isDestructive || first.look === second.look;
}

/** True where the button that was pressed first has gone, and another one like it is there. */
function doesTheSame(first: Press, second: Press): boolean {
  return isGone(first) && second.look !== null && first.look === second.look;
}

function isGone({ target }: Press): boolean {
  return target?.isConnected === false;
}

function pressOf(target: Element | null, at: number): Press {
  return { target, look: lookOf(target), isDestructive: isDestructive(target), at };
}

function lookOf(target: Element | null): string | null {
  if (!(target instanceof HTMLButtonElement)) return null;
  const lines = [...target.querySelectorAll("path")].map((each) => each.getAttribute("d"));
  return [target.className, target.textContent, ...lines].join(" ");
}

function isDestructive(target: Element | null): boolean {
  return target?.matches(".button-danger, .button-danger-fill, [data-destructive]") ?? false;
}

function isWritten(target: Element): boolean {
  const isText = target.matches("textarea, input:not([type=checkbox], [type=radio])");
  return isText || (target as HTMLElement).isContentEditable;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
