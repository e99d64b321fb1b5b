import "../../../src/entries/reservation-schedule.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, inside, press, pressEscape } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import type { SmallWork, Step } from "../../browser/support/small-works.js";
import { salonReservation } from "../../fixtures/salon.js";

const chip = "[data-chip=r5]";

/** How often it was moved: each time it has another version. */
let moves = 0;

/** What a salon of a schedule says to a move; `undefined` for any other call. */
function movedAnswer(address: string): Response | undefined {
  if (!address.includes("/api/v2/salon/2/")) return undefined;
  moves += 1;
  const [from, to] = moves % 2 === 1 ? ["13:15", "14:00"] : [salonReservation.from, salonReservation.to];
  const data = { ...salonReservation, from, to, updated_at: `version ${moves}` };
  return Response.json({ data });
}

export const growth = growing([], {
  tag: "reservation-schedule",
  nodes: 182,
  make() {
    const schedule = withAttributes(document.createElement("reservation-schedule"), {
      ...{ "api-base": freshServer(), "salon-id": "2", date: salonReservation.date },
    });
    schedule.style.inlineSize = "1000px";
    return schedule;
  },
  last: chip,
  word: { ja: "未対応 1", en: "Open requests 1" },
  answer: movedAnswer,
  opens: {},
  more: [
    dialogs(),
    anotherDay(),
    liftedAndDropped(),
    movedAndUndone(),
    otherViews("view", ["week", "month", "list"], "date"),
    otherViews("page", ["PAGE_TIME_SHIFT_WEEKLY"], "PAGE_SCHEDULE"),
  ],
});

/** The button with these words on it. */
function named(element: Element, words: string): HTMLElement {
  const found = [...(element.shadowRoot?.querySelectorAll("button") ?? [])].find(
    (button) => button.textContent === words || button.ariaLabel === words,
  );
  if (!found) throw new Error(`there is no ${words}`);
  return found;
}

function opened(name: string, shown = "dialog[open]"): Step {
  return {
    act: (element) => named(element, name).click(),
    until: (element) => inside(element, shown) !== null,
  };
}

function closed(): Step {
  return { act: pressEscape, until: (element) => inside(element, "dialog[open]") === null };
}

function keyOn(element: Element, key: string, modifiers: KeyboardEventInit = {}): void {
  const target = inside(element, chip);
  target?.focus();
  const how = { key, bubbles: true, composed: true, cancelable: true, ...modifiers };
  target?.dispatchEvent(new KeyboardEvent("keydown", how));
}

/** Of blocked time, of what waits, and of a move: nothing is written there. */
function dialogs(): SmallWork {
  return {
    name: "the dialogs: opened and closed",
    steps: [
      opened("ブロック"),
      closed(),
      opened("未対応 1", ".schedule-inbox button"),
      closed(),
      {
        act: (element) => keyOn(element, "F10", { shiftKey: true }),
        until: (element) => inside(element, "[role=menuitem]") !== null,
      },
      opened("移動..."),
      closed(),
    ],
  };
}

function anotherDay(): SmallWork {
  return {
    name: "another day and back",
    steps: [
      {
        act: (element) => named(element, "次の日").click(),
        until: (element) => inside(element, "h2")?.textContent === "11月21日(土)",
      },
      {
        act: (element) => named(element, "前の日").click(),
        until: (element) => inside(element, chip) !== null,
      },
    ],
  };
}

function liftedAndDropped(): SmallWork {
  return {
    name: "lifted by keys and put back",
    steps: [
      {
        act: (element) => keyOn(element, "ArrowRight", { altKey: true }),
        until: (element) => inside(element, ".schedule-ghost") !== null,
      },
      {
        act: (element) => keyOn(element, "Escape"),
        until: (element) => inside(element, ".schedule-ghost") === null,
      },
    ],
  };
}

function movedAndUndone(): SmallWork {
  return {
    name: "moved by keys and undone",
    steps: [
      {
        act: (element) => keyOn(element, "ArrowRight", { altKey: true }),
        until: (element) => inside(element, ".schedule-ghost") !== null,
      },
      {
        act: (element) => keyOn(element, "Enter"),
        until: (element) => inside(element, ".schedule-undo button") !== null,
      },
      {
        act: (element) => press(element, ".schedule-undo button"),
        until: (element) => inside(element, ".schedule-undo button") === null && isAtFirst(element),
      },
    ],
  };
}

/** Where it was before all moves. */
function isAtFirst(element: Element): boolean {
  return inside(element, chip)?.ariaLabel?.startsWith("13:00") === true;
}

/** Each of these, and the day again. */
function otherViews(attribute: string, others: readonly string[], usual: string): SmallWork {
  const show = (value: string, shown: string): Step => ({
    act: (element) => element.setAttribute(attribute, value),
    until: (element) => inside(element, shown) !== null,
  });
  return {
    name: `another ${attribute} and the day again`,
    steps: [...others.map((value) => show(value, ".schedule-entry")), show(usual, chip)],
  };
}
