import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { quietEpisode } from "../fixtures/episodes.js";
import { wholeNotification } from "../fixtures/notifications.js";
import { actionOf, drawn, eventually, mountEditor } from "./support/editors.js";
import { openEpisode, serveEpisodes } from "./support/episode.js";
import { drawnFilter, filterOf, memoCondition, nameCondition, serveFilters } from "./support/filters.js";
import { example, openField, serveFields } from "./support/form-field.js";
import { channelsDrawn, openNotification, serveNotifications } from "./support/notification.js";
import { openOne, serveTriggers } from "./support/open-api-triggers.js";
import { mountPicker, tags } from "./support/pickers.js";
import { addSpecialDay, openHours } from "./support/salon-hours.js";
import { openSettings, serveSalons } from "./support/salon-settings.js";

/* A gesture takes a row away, and the focus goes on: the key that is still down, or is pressed again at once, takes no other. */

interface List {
  open(): Promise<Element>;
  /** What takes a row away; each row has one. */
  remove: string;
  /** Asked before. */
  isAsked?: boolean;
}

const range = { from: "10:00", to: "11:00" };
const ranges = [range, { from: "12:00", to: "13:00" }, { from: "14:00", to: "15:00" }];

const lists: Readonly<Record<string, List>> = {
  "effects of an action": {
    remove: "[data-destructive]",
    async open() {
      const editor = mountEditor({ value: actionOf("a", "b", "c") });
      await drawn(editor);
      return editor;
    },
  },
  "conditions of a filter": {
    remove: "[data-field=remove]",
    open() {
      serveFilters();
      return drawnFilter({ value: filterOf(nameCondition("a"), memoCondition("b"), nameCondition("c")) });
    },
  },
  "choices of a field": {
    remove: "[data-field=remove]",
    open() {
      serveFields();
      return openField({ value: example(3, { options: ["a", "b", "c"] }) });
    },
  },
  "steps of a sequence": {
    remove: "[data-row] [data-destructive]",
    open() {
      serveEpisodes();
      return openEpisode({}, quietEpisode);
    },
  },
  "hours of a notification": {
    remove: "[data-field=remove]",
    open() {
      serveNotifications();
      const [first] = wholeNotification.timings;
      const timings = [1, 2, 3].map((day) => ({ ...first, weekdays: [day] }));
      return openNotification({}, { ...wholeNotification, timings });
    },
  },
  "channels of a notification": {
    remove: ".channel-tools [data-destructive]",
    isAsked: true,
    async open() {
      serveNotifications(({ method }) => (method === "DELETE" ? { status: 204 } : undefined));
      const editor = await openNotification({}, wholeNotification);
      await channelsDrawn(editor);
      return editor;
    },
  },
  "chips of a picker": {
    remove: ".chip-remove",
    async open() {
      return mountPicker({ multiple: true, value: [1, 2, 3] }, { source: tags });
    },
  },
  "ranges of a day": {
    remove: "[data-range] [data-control=remove]",
    async open() {
      const { made } = await openHours({}, (host) =>
        host.colleague("PUT", "salon/1/configs/opening", {
          ...{ year: 2026, type: 0, common: ranges, weekdays: {}, dates: {} },
        }),
      );
      return made;
    },
  },
  "special days": {
    remove: ".opening-special [data-destructive]",
    async open() {
      const { made } = await openHours();
      for (const day of ["2026-12-07", "2026-12-14", "2026-12-21"]) await addSpecialDay(made, day, day);
      return made;
    },
  },
  "parameters of a trigger": {
    remove: "[role=row] [data-control=remove]",
    open() {
      serveTriggers();
      return openOne(2);
    },
  },
  "addresses of a salon": {
    remove: ".salon-url [data-control=remove]",
    isAsked: true,
    open() {
      serveSalons();
      return openSettings({ section: "urls" });
    },
  },
  "calendars of a salon": {
    remove: ".salon-calendar-link [data-control=remove]",
    isAsked: true,
    open() {
      serveSalons();
      return openSettings({ section: "calendars" });
    },
  },
  "what customers are asked": {
    remove: ".salon-asked [data-control=remove]",
    isAsked: true,
    open() {
      serveSalons();
      return openSettings({ section: "online" });
    },
  },
};

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

describe.each(Object.entries(lists))("%s", (_, { open, remove, isAsked = false }) => {
  test.each([
    ["held", "{Enter>12/}"],
    ["pressed twice", "{Enter}{Enter}"],
    ["pressed twice by Space", "[Space][Space]"],
  ])("%s: one goes", async (_way, keys) => {
    const element = await open();
    await eventually(() => all(element, remove).length).toBeGreaterThan(1);
    const before = all(element, remove).length;
    const depth = all(element, "[role=row][aria-level]").length;
    // The last one, so that in a tree it takes none with it.
    const [first, last] = [all(element, remove)[0], all(element, remove).at(-1)];
    (depth > 0 ? last : first)?.focus();
    if (isAsked) {
      first?.click();
      const confirm = () => all(element, "dialog[open] .button-danger-fill")[0];
      await eventually(confirm).toBeDefined();
      confirm()?.focus();
    }
    await userEvent.keyboard(keys);
    await eventually(() => all(element, remove).length).toBe(before - 1);
    await pause(250);
    expect(all(element, remove).length).toBe(before - 1);
    // Nothing is asked either.
    expect(all(element, "dialog[open]").length).toBe(0);
  });
});

test("what is pressed again once it was seen takes the next one", async () => {
  const { open, remove } = lists["ranges of a day"] as List;
  const element = await open();
  all(element, remove)[0]?.focus();
  await userEvent.keyboard("{Enter}");
  await eventually(() => all(element, remove).length).toBe(2);
  await pause(200);
  await userEvent.keyboard("{Enter}");
  await eventually(() => all(element, remove).length).toBe(1);
});
