import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction } from "../elements/action-editor/page.js";
import { openEpisode, serveEpisodes } from "../elements/episode-editor/page.js";
import { example, openField, serveFields } from "../elements/form-field-editor/page.js";
import {
  filterOf,
  memoCondition,
  nameCondition,
  openFilter,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { mountPicker } from "../elements/item-picker/page.js";
import { openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { openTimeline } from "../elements/message-timeline/page.js";
import { messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { channelsDrawn, openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { openConsole } from "../elements/open-api-console/page.js";
import { openOne } from "../elements/open-api-console/page-triggers.js";
import { serveOpenApi, serveTriggers } from "../elements/open-api-console/server.js";
import { openSettings } from "../elements/salon-settings/page.js";
import { addSpecialDay, openHours } from "../elements/salon-settings/page-hours.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { quietEpisode } from "../fixtures/episodes.js";
import { wholeNotification } from "../fixtures/notifications.js";
import { atRest, realTime } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { tags } from "./support/lists.js";

/* A mutation takes a row away, and the focus goes on: the key that is still down, or is pressed again at once, takes no other. */

interface List {
  open(): Promise<Element>;
  /** What takes a row away; each row has one. */
  remove: string;
  /** Asked before. */
  isAsked?: boolean;
  /** How that is done where a press on what takes the row away does not. */
  ask?(element: Element, first: HTMLElement): unknown;
  /** What is pressed then. */
  confirm?: string;
  /** What is true as long as nothing was done to another row. */
  isRestUntouched?(element: Element): boolean;
}

const range = { from: "10:00", to: "11:00" };
const ranges = [range, { from: "12:00", to: "13:00" }, { from: "14:00", to: "15:00" }];

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Nothing stands against the last one. */
function pressLast(selector: string) {
  return (element: Element) => all(element, selector).at(-1)?.click();
}

const lists: Readonly<Record<string, List>> = {
  "effects of an action": {
    remove: "[data-destructive]",
    async open() {
      return openAction({ value: actionOf("a", "b", "c") });
    },
  },
  "conditions of a filter": {
    remove: "[data-field=remove]",
    open() {
      serveFilters();
      return openFilter({ value: filterOf(nameCondition("a"), memoCondition("b"), nameCondition("c")) });
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
  courses: {
    remove: ".salon-item [data-control=remove]",
    isAsked: true,
    ask: pressLast(".salon-item [data-control=remove]"),
    open() {
      serveSalons();
      return openSettings({ section: "courses" });
    },
  },
  resources: {
    remove: ".salon-item [data-control=remove]",
    isAsked: true,
    ask: pressLast(".salon-item [data-control=remove]"),
    open() {
      serveSalons();
      return openSettings({ section: "resources" });
    },
  },
  journeys: {
    remove: "[data-journey] [data-control=name]",
    isAsked: true,
    async ask(_, name) {
      name.focus();
      await userEvent.keyboard("{Delete}");
    },
    open() {
      serveJourneys();
      return openJourneys();
    },
    isRestUntouched: (element) =>
      all(element, "[data-journey][aria-current], .editable-text input").length === 0,
  },
  "groups of journeys": {
    remove: "[data-group] [aria-label$=のメニュー]",
    isAsked: true,
    async ask(element, menu) {
      menu.click();
      await within(element).getByRole("menuitem", { name: "削除" }).click();
    },
    open() {
      serveJourneys();
      return openJourneys();
    },
    isRestUntouched: (element) =>
      all(element, "[role=menu], .editable-text input").length === 0 &&
      all(element, ".journey-side [aria-current=true]")[0]?.textContent?.startsWith("すべて") === true,
  },
  phases: {
    remove: "[data-remove]",
    isAsked: true,
    open() {
      serveJourneys();
      return openJourneys();
    },
  },
  tokens: {
    remove: ".open-api-token-tools .button-danger",
    isAsked: true,
    async ask(element, revoke) {
      const code = revoke.closest("[role=group].open-api-code, .open-api-code")?.ariaLabel ?? "";
      revoke.click();
      await within(element).getByRole("dialog").getByRole("textbox").fill(code);
    },
    open() {
      serveOpenApi();
      return openConsole({ section: "codes" });
    },
  },
  "actions of a trigger": {
    remove: ".open-api-token-tools [aria-label=削除]",
    isAsked: true,
    open() {
      serveTriggers();
      return openOne(1);
    },
  },
  "selected messages that are confirmed": {
    remove: "article",
    isAsked: true,
    async ask(_, message) {
      message.focus();
      await userEvent.keyboard(" ");
    },
    confirm: "[part=finish]",
    open() {
      serveTimeline(messagesOf(6, () => ({ notify: 1 })));
      return openTimeline({ mode: "uncheck" }, 2000);
    },
    isRestUntouched: (element) => all(element, "article :checked").length === 0,
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

describe.each(Object.entries(lists))("%s", (_, list) => {
  const { open, remove, isAsked = false, confirm: pressed = "dialog[open] .button-danger-fill" } = list;
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
      if (list.ask) await list.ask(element, first as HTMLElement);
      else first?.click();
      const confirm = () => all(element, pressed)[0];
      await eventually(confirm).toBeDefined();
      confirm()?.focus();
    }
    await userEvent.keyboard(keys);
    await eventually(() => all(element, remove).length).toBe(before - 1);
    await atRest();
    expect(all(element, remove).length).toBe(before - 1);
    // Nothing is asked either.
    expect(all(element, "dialog[open]").length).toBe(0);
    expect(list.isRestUntouched?.(element) ?? true).toBe(true);
  });
});

test("what is pressed again once it was seen takes the next one", async () => {
  const { open, remove } = lists["ranges of a day"] as List;
  const element = await open();
  all(element, remove)[0]?.focus();
  await userEvent.keyboard("{Enter}");
  await eventually(() => all(element, remove).length).toBe(2);
  await realTime(200, "two presses are told apart by the times of the browser's events");
  await userEvent.keyboard("{Enter}");
  await eventually(() => all(element, remove).length).toBe(1);
});

test("a key that is held does not do what its button has come to do since: a course in use is not hidden", async () => {
  const host = serveSalons();
  const element = await openSettings({ section: "courses" });
  all(element, ".salon-item [data-control=remove]")[0]?.click();
  const dialog = within(element).getByRole("dialog");
  await expect.element(dialog.getByRole("button", { name: /^削除する/ })).toBeVisible();
  (dialog.getByRole("button", { name: /^削除する/ }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter>}");
  await eventually(() => element.shadowRoot?.activeElement?.textContent).toBe("非公開にする");
  const calls = host.calls.length;
  await userEvent.keyboard("{Enter>5/}");
  await atRest();
  expect(host.calls.length).toBe(calls);
});
