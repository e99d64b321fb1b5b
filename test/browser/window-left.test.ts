import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openEpisode, serveEpisodes } from "../elements/episode-editor/page.js";
import { everyAbility, filterOf, openFilter, serveFilters } from "../elements/funnel-editor/page.js";
import { controlIn, openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { holdClock, openConsole } from "../elements/open-api-console/page.js";
import { openOne, cell as paramCell } from "../elements/open-api-console/page-triggers.js";
import { serveOpenApi, serveTriggers } from "../elements/open-api-console/server.js";
import { serveSalon } from "../elements/reservation-panel/server.js";
import { chip, chipNames, dayRows, openSchedule, statusText } from "../elements/reservation-schedule/page.js";
import { group, openSettings } from "../elements/salon-settings/page.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { wholeEpisode } from "../fixtures/episodes.js";
import { wholeNotification } from "../fixtures/notifications.js";
import { atRest } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";
import { comeBack, leaveWindow } from "./support/window-focus.js";

/* A field has not been left while the window has no focus (rules: window-is-not-left): nothing is sent, settled, closed or put back. */

/** What leaving the field changes, and what it is then. */
interface Typed {
  seen(): unknown;
  left: unknown;
}

const press = (made: Element, name: string) =>
  (within(made).getByRole("button", { name, exact: true }).first().element() as HTMLElement).click();

/** A field of the salon's table. */
function inTable(section: string, row: string, name: string, text: string, body: unknown) {
  return async (): Promise<Typed> => {
    const host = serveSalons();
    const made = await openSettings({ section });
    press(made, "まとめて編集");
    const field = group(made, row).getByLabelText(name, { exact: true }).first();
    await expect.element(field).toBeVisible();
    (field.element() as HTMLElement).focus();
    await userEvent.fill(field, text);
    return {
      seen: () => host.writes().map((call) => (call.body as { value: unknown }).value),
      left: [body],
    };
  };
}

/** A name that is changed in its place. */
function renamed(open: (list: Element) => unknown) {
  return async (): Promise<Typed> => {
    const host = serveJourneys();
    const list = await openJourneys();
    await open(list);
    await eventually(() => focused().matches("input[type=text]")).toBe(true);
    await userEvent.fill(focused(), "途中の名前");
    const field = focused();
    const sent = () => host.writes().map(([, body]) => (body as { name: string }).name);
    return { seen: () => [sent(), field.isConnected], left: [["途中の名前"], false] };
  };
}

const fields: readonly (readonly [name: string, open: () => Promise<Typed>])[] = [
  ["the name of a course", inTable("courses", "カット", "名前", "カ", "カ")],
  ["its price", inTable("courses", "カット", "料金", "5", 5)],
  ["its duration", inTable("courses", "カット", "所要時間（分）", "5", 5)],
  ["its colour", inTable("courses", "カット", "色", "#112233", "#112233")],
  ["the fee of a resource", inTable("resources", "中村", "指名料", "5", 5)],
  [
    "the year of the hours",
    async () => {
      serveSalons();
      const made = await openSettings({ section: "opening" });
      const year = within(made).getByRole("textbox", { name: "年", exact: true });
      await expect.element(year).toHaveValue("2026");
      await userEvent.fill(year, "19");
      return { seen: () => (year.element() as HTMLInputElement).value, left: "2026" };
    },
  ],
  [
    "the name of a journey",
    renamed(async (list) => {
      controlIn(list, 1409, "name").focus();
      await userEvent.keyboard("{F2}");
    }),
  ],
  [
    "the name of a group",
    renamed(async (list) => {
      press(list, "キャンペーンのメニュー");
      const item = within(list).getByRole("menuitem", { name: "名前を変更" });
      await expect.element(item).toBeVisible();
      (item.element() as HTMLElement).click();
    }),
  ],
  [
    "the name of a phase",
    renamed((list) =>
      within(list)
        .getByRole("group", { name: "会員登録", exact: true })
        .getByRole("button", { name: "名前を変更" })
        .click(),
    ),
  ],
  [
    "the page of a log",
    async () => {
      holdClock();
      const host = serveOpenApi();
      const made = await openConsole({ section: "logs" });
      await userEvent.fill(within(made).getByRole("textbox", { name: "ページ", exact: true }), "2");
      return { seen: () => host.named("GET service_codes/").length, left: 2 };
    },
  ],
  [
    "the key of a parameter",
    async () => {
      serveTriggers();
      const made = await openOne(1);
      const key = paramCell(made, "purchase", "key") as HTMLInputElement;
      await userEvent.fill(key, "ｐｕｒ");
      return { seen: () => key.value, left: "pur" };
    },
  ],
  [
    "the end of opening hours",
    async () => {
      serveNotifications();
      const editor = await openNotification(
        {},
        { ...wholeNotification, timings: [{ weekdays: [1], from: "09:00", to: "10:00" }] },
      );
      const end = within(editor).getByLabelText("終了", { exact: true }).first();
      (end.element() as HTMLElement).focus();
      await userEvent.fill(end, "00:00");
      const value = () => (editor.value as { timings?: { to: string }[] }).timings?.[0]?.to;
      return { seen: value, left: "23:59" };
    },
  ],
  [
    "a length of time",
    async () => {
      serveEpisodes();
      const step = { ...wholeEpisode.steps[1], offset_min: 5 };
      const editor = await openEpisode({}, { ...wholeEpisode, steps: [step] });
      await userEvent.fill(within(editor).getByRole("textbox", { name: "経過時間" }), "120");
      const unit = within(editor).getByRole("combobox", { name: "単位" }).element() as HTMLSelectElement;
      return { seen: () => unit.selectedOptions[0]?.textContent, left: "時間" };
    },
  ],
  [
    "a figure in other digits",
    async () => {
      serveEpisodes();
      const editor = await openEpisode({}, { ...wholeEpisode, steps: [wholeEpisode.steps[0]] });
      const days = within(editor).getByRole("textbox", { name: "日数" });
      await userEvent.fill(days, "");
      await userEvent.keyboard("03");
      return { seen: () => (days.element() as HTMLInputElement).value, left: "3" };
    },
  ],
  [
    "a text that was emptied",
    async () => {
      serveFilters();
      const meta_query = { m1: ["spring", "summer"], m2: [], m3: [] };
      const condition = { type: 86, landing_id: 1201, use_meta_query: 1, meta_query };
      const editor = await openFilter(everyAbility, { value: filterOf(condition) });
      const texts = () =>
        [
          ...(editor.shadowRoot?.querySelectorAll<HTMLInputElement>("[data-field='meta_query.m1']") ?? []),
        ].map(({ value }) => value);
      await eventually(() => texts()).toEqual(["spring", "summer", ""]);
      const first = editor.shadowRoot?.querySelector<HTMLInputElement>("[data-field='meta_query.m1']");
      if (first) await userEvent.fill(first, "");
      return { seen: texts, left: ["summer", ""] };
    },
  ],
  [
    "a row that is carried by keys",
    async () => {
      serveSalons();
      const made = await openSettings();
      const handle = group(made, "カット").getByRole("button", { name: "並べ替え" }).element() as HTMLElement;
      handle.focus();
      await userEvent.keyboard(" {ArrowDown}");
      return { seen: () => handle.ariaPressed, left: "false" };
    },
  ],
  [
    "a booking that is moved by keys",
    async () => {
      serveSalon(dayRows);
      const schedule = await openSchedule();
      const hanako = "13:00〜13:45 山田 花子";
      await eventually(() => chipNames(schedule)).toContain(hanako);
      chip(schedule, hanako).focus();
      await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
      await eventually(() => statusText(schedule)).toContain("13:15");
      return { seen: () => statusText(schedule).includes("13:15"), left: false };
    },
  ],
];

const elsewhere = () => {
  const other = document.createElement("button");
  document.body.append(other);
  return other;
};

test.each(fields)(
  "%s: not while another window is used; it is gone on with, and left once",
  async (_, open) => {
    const { seen, left } = await open();
    const typed = seen();
    expect(typed).not.toEqual(left);
    const field = focused();
    for (let times = 0; times < 2; times += 1) {
      leaveWindow();
      await atRest();
      expect([seen(), focused() === field]).toEqual([typed, true]);
      comeBack();
      await atRest();
      expect([seen(), focused() === field]).toEqual([typed, true]);
    }
    const other = elsewhere();
    other.focus();
    await eventually(seen).toEqual(left);
    await atRest();
    expect(seen()).toEqual(left);
    other.remove();
  },
);

test.each(fields)("%s: is left when the window comes back with its focus elsewhere", async (_, open) => {
  const { seen, left } = await open();
  const typed = seen();
  const other = elsewhere();
  leaveWindow();
  other.focus();
  await atRest();
  expect(seen()).toEqual(typed);
  comeBack();
  await eventually(seen).toEqual(left);
  await atRest();
  expect(seen()).toEqual(left);
  other.remove();
});

test("a figure is not selected again as the window comes back: what is typed next belongs to it", async () => {
  serveEpisodes();
  const editor = await openEpisode({}, { ...wholeEpisode, steps: [wholeEpisode.steps[0]] });
  const days = within(editor).getByRole("textbox", { name: "日数" });
  await days.click();
  await userEvent.keyboard("1");
  leaveWindow();
  comeBack();
  await userEvent.keyboard("2");
  await expect.element(days).toHaveValue("12");
  await within(editor).getByRole("textbox", { name: "名前" }).click();
  (days.element() as HTMLElement).focus();
  await userEvent.keyboard("3");
  await expect.element(days).toHaveValue("3");
});
