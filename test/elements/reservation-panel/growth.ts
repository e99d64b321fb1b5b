import { onTestFinished } from "vitest";
import "../../../src/entries/reservation-panel.js";
import type { ReservationPanelElement } from "../../../src/entries/reservation-panel.js";
import { withAttributes } from "../../browser/support/editors.js";
import {
  growing,
  inside,
  insideAll,
  press,
  pressEscape,
  pressed,
  undo,
  undone,
  write,
} from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import type { SmallWork, Step } from "../../browser/support/small-works.js";
import { salonReservation } from "../../fixtures/salon.js";

/** What a save is refused with: the same time is taken, again and again. */
const clash = {
  ...{ message: "ほかの予定と重なっています。", code: "conflict", forcible: true, errors: {} },
  conflicts: [{ kind: "blocked", date: "2026-11-20", from: "13:00", to: "14:00", label: "清掃" }],
};

/** What a salon's server says to a save, but to a move in a schedule; `undefined` for any other call. */
function salonRefusal(address: string): Response | undefined {
  return /\/api\/v2\/salon\/(?!2\/)/.test(address) ? Response.json(clash, { status: 422 }) : undefined;
}

const name = "[data-field=name]";

const { date, from, to } = salonReservation;

/** A new reservation. Another one is that of a friend, whose id is the text that tells it. */
export const growth = growing(["value", "history", "text"], {
  tag: "reservation-panel",
  nodes: 178,
  make() {
    withoutSlides();
    const panel = withAttributes(document.createElement("reservation-panel"), {
      ...{ "api-base": freshServer(), "salon-id": "1", type: "form", open: true },
    });
    return Object.assign(panel, { value: { name: "山田 花子", date, from, to } });
  },
  last: "[data-field=sub_resource_ids]",
  word: { ja: "予約の登録", en: "New reservation" },
  other: { name: "佐藤 健", member_id: 7, date, from, to },
  otherShows: "ID 7",
  field: (element) => inside(element, name),
  answer: salonRefusal,
  opens: {},
  more: [
    undone("a course chosen", (element) => {
      const field = inside(element, "[data-field=course_id]") as HTMLSelectElement | null;
      if (field) field.value = "1";
      field?.dispatchEvent(new Event("change", { bubbles: true }));
    }),
    undone("something else needed", (element) =>
      inside(element, "[data-field=sub_resource_ids] input")?.click(),
    ),
    closedAndOpened(),
    anotherReservation(),
    askedToLeave(),
    refused(),
  ],
});

/** A hundred slides would take a minute. */
function withoutSlides(): void {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => matchMedia(query.replace(": reduce", ": no-preference"));
  onTestFinished(() => {
    globalThis.matchMedia = matchMedia;
  });
}

/** Waits for the end of a slide too. */
const stands = (element: Element, shown: string) =>
  inside(element, "[data-phase=open]") !== null && inside(element, shown) !== null;

function closedAndOpened(): SmallWork {
  return {
    name: "the panel: closed and opened",
    steps: [
      {
        act: (element) => (element as ReservationPanelElement).close(),
        until: (element) => inside(element, ".reservation-slide") === null,
      },
      {
        act: (element) => (element as ReservationPanelElement).show(),
        until: (element) => stands(element, name),
      },
    ],
  };
}

/** Another one with its detail, which is almost deleted, and the new one again. */
function anotherReservation(): SmallWork {
  const show = (reservationId: string | null, type: string, shown: string): Step => ({
    act: (element) => Object.assign(element, { type, reservationId }),
    until: (element) => stands(element, shown),
  });
  return {
    name: "another reservation, and the question before it is deleted",
    steps: [
      show("5", "detail", ".reservation-remove button"),
      pressed(".reservation-remove button", "dialog[open]"),
      { act: pressEscape, until: (element) => inside(element, "dialog[open]") === null },
      show(null, "form", name),
    ],
  };
}

function askedToLeave(): SmallWork {
  return {
    name: "the question before changes are left: opened and closed",
    steps: [
      {
        act(element) {
          write(inside(element, name), "書きかけ");
          insideAll(element, ".side-panel-head button").at(-1)?.click();
        },
        until: (element) => inside(element, "dialog[open]") !== null,
      },
      { act: pressEscape, until: (element) => inside(element, "dialog[open]") === null },
      { act: undo, until: (element) => !(element as ReservationPanelElement).dirty },
    ],
  };
}

function refused(): SmallWork {
  return {
    name: "a save that something stands in the way of",
    steps: [
      {
        act: (element) => void (element as ReservationPanelElement).submit(),
        until: (element) => inside(element, ".reservation-clashes li") !== null,
      },
      {
        act: (element) => press(element, ".reservation-clash .button"),
        until: (element) => inside(element, ".reservation-clashes") === null,
      },
    ],
  };
}
