import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction } from "../elements/action-editor/page.js";
import { openEpisode, serveEpisodes } from "../elements/episode-editor/page.js";
import { example, openField, serveFields } from "../elements/form-field-editor/page.js";
import { openFriend } from "../elements/friend-editor/page.js";
import { serveFriend } from "../elements/friend-editor/server.js";
import { openFriends } from "../elements/friend-list/page.js";
import { friendsOf, serveFriends } from "../elements/friend-list/server.js";
import { filterOf, nameCondition, openFilter, serveFilters } from "../elements/funnel-editor/page.js";
import { hearsOf, openPicker, option } from "../elements/item-picker/page.js";
import { openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { openMessage, serveLists } from "../elements/message-editor/page.js";
import { openTimeline } from "../elements/message-timeline/page.js";
import { messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { channelsDrawn, openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { openConsole } from "../elements/open-api-console/page.js";
import { openOne } from "../elements/open-api-console/page-triggers.js";
import { maskedOf, serveOpenApi, serveTriggers } from "../elements/open-api-console/server.js";
import { openPanel } from "../elements/reservation-panel/page.js";
import { editRequest, serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { chip, chipNames, dayRows, openSchedule } from "../elements/reservation-schedule/page.js";
import { openSettings } from "../elements/salon-settings/page.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { wholeEpisode } from "../fixtures/episodes.js";
import { wholeNotification } from "../fixtures/notifications.js";
import { atRest } from "./support/clock.js";
import { type Attributes, eventually, within } from "./support/editors.js";
import { tags } from "./support/lists.js";
import { buttonOf, holdCalls, pressByPointer, reach, type Step, write } from "./support/pressed-twice.js";

/* While a call is under way its button makes no second one (rules: one-call-a-press). */

interface Row {
  open(): Promise<HTMLElement>;
  /** To the button, which is the last. */
  steps: readonly Step[];
  /** The call, as `METHOD path`. */
  call: RegExp;
  /** It shows an icon: its name stays, and is described by what a text would say. */
  isIcon?: true;
  /** What it says meanwhile; `null`: its own word, as no other is asked for. */
  says?: string | null;
  /** The question has closed: this one is busy, by the same steps it is reached again. */
  busy?: string;
}

const journeys = async (attributes: object = {}) => {
  serveJourneys();
  return openJourneys({ ...attributes });
};
const salon = (section: string) => async () => {
  serveSalons();
  return openSettings({ section });
};
const console = (section: string) => async () => {
  const host = serveOpenApi();
  // On the first day of a month the demonstration has no second page of that month.
  host.callFrom(1, 60);
  return openConsole({ section });
};
const trigger = async () => {
  serveTriggers();
  return openOne(1);
};
const episode = async (value: object = {}) => {
  serveEpisodes(({ method, url }) => {
    if (method === "PATCH") return { json: { data: { episode_id: 9, follow_id: null } } };
    if (method === "DELETE") return { status: 204 };
    return url.pathname.includes("/episodes/9") ? { json: { data: wholeEpisode } } : undefined;
  });
  return openEpisode({ "salon-id": "1" }, { ...wholeEpisode, is_active: false, ...value });
};
const notification = async () => {
  serveNotifications(({ method }) => (method === "GET" ? undefined : { json: { data: wholeNotification } }));
  const editor = await openNotification({}, wholeNotification);
  await channelsDrawn(editor);
  return editor;
};
const schedule = async (attributes: Attributes = {}) => {
  serveSalon();
  return openSchedule(attributes);
};
const fullDay = async () => {
  serveSalon(dayRows);
  return openSchedule();
};
const shifts = async () => {
  serveSalon([]).shifts = [
    {
      ...{ master_id: 31, self_id: null, salon_resource_id: 12, start_date: "2026-11-18" },
      ...{ _date: "2026-11-18", dirty_date: null, repeat: "none", from: "10:00", to: "19:00" },
      ...{ description: "", expired_at: null, patch_type: null, updated_at: "2026-11-01T10:00:00+09:00" },
    },
  ];
  return openSchedule({ page: "PAGE_TIME_SHIFT_WEEKLY" });
};
/** What stands in the calendar, by its whole name. */
const entry = (name: string) => async (element: HTMLElement) => {
  await eventually(() => element.shadowRoot?.querySelector(`[aria-label="${name}"]`) ?? null).not.toBe(null);
  chip(element, name).click();
};
const panel = async (attributes: Attributes = {}) => {
  serveSalon([serverReservation({ change_child: editRequest })]);
  return openPanel(attributes);
};
const posted = { finisher: "post", "finish-path": "/finished" };

const rows: Readonly<Record<string, Row>> = {
  "a journey is copied": {
    open: journeys,
    steps: ["はじめての来店まで>複製"],
    call: /^POST .*journeys\/\d+\/copy/,
    isIcon: true,
  },
  "a journey is made": {
    open: journeys,
    steps: ["ジャーニーを追加", write("名前", "新しい"), "保存"],
    call: /^POST .*journeys$/,
  },
  "a group is made": {
    open: journeys,
    steps: ["グループを追加", write("名前", "新しい"), "追加する"],
    call: /^POST .*journey_groups$/,
  },
  "a phase is made": {
    open: journeys,
    steps: ["フェーズを追加", write("名前", "新しい"), "追加する"],
    call: /^POST .*journey_tags$/,
  },
  "a phase is deleted": {
    open: journeys,
    steps: ["会員登録>削除", "削除する"],
    call: /^DELETE .*journey_tags/,
  },
  "a course is copied": {
    open: salon("courses"),
    steps: ["カット>複製"],
    call: /^POST .*1\/courses$/,
    isIcon: true,
  },
  "a resource is copied": {
    open: salon("resources"),
    steps: ["中村>複製"],
    call: /^POST .*1\/resources$/,
    isIcon: true,
  },
  "a course is made": {
    open: salon("courses"),
    steps: ["コースを追加", write("名前", "新しい"), "保存"],
    call: /^POST .*1\/courses$/,
  },
  "a course is deleted": {
    open: salon("courses"),
    steps: ["カット>削除", "削除する"],
    call: /^DELETE .*1\/courses/,
  },
  "bookings are looked for": {
    open: salon("opening"),
    steps: ["影響する予約を確認"],
    call: /^GET .*1\/reservations\?/,
  },
  "the shop is saved": {
    open: salon("online"),
    steps: [write("店舗名", "新しい店"), "店舗情報を保存"],
    call: /^PATCH .*attr=shop/,
  },
  "an address is made": {
    open: salon("urls"),
    steps: ["URLを作成", write("名前", "新しい"), "作成する"],
    call: /^POST .*salon_urls$/,
  },
  "a calendar is read again": {
    open: salon("calendars"),
    steps: ["再取得"],
    call: /^POST .*resync$/,
  },
  "a token is issued": {
    open: console("codes"),
    steps: ["トークンを発行", "発行する"],
    call: /^POST .*issue_token/,
  },
  "a token is shown": {
    open: console("codes"),
    steps: [`${maskedOf(1)}>表示`],
    call: /^POST .*uncensored/,
  },
  "a token is copied": {
    open: console("codes"),
    steps: [`${maskedOf(1)}>コピー`],
    call: /^POST .*uncensored/,
  },
  "calls are counted again": {
    open: console("counts"),
    steps: ["更新"],
    call: /^GET .*call_count_summary/,
  },
  "a log is begun anew": {
    open: console("logs"),
    steps: ["更新"],
    call: /^GET .*\/logs\?/,
  },
  "the next page of a log is read": {
    open: console("logs"),
    steps: ["次のページ"],
    call: /^GET .*\/logs\?/,
  },
  "a trigger is saved": {
    open: trigger,
    steps: [write("トリガー名", "新しい"), "保存"],
    call: /^PUT .*triggers\/1/,
  },
  "an episode is linked": {
    open: episode,
    steps: ["サロンに設定"],
    call: /^PATCH .*slot_groups/,
  },
  "an episode is unlinked": {
    open: episode,
    steps: ["サロンから外す"],
    call: /^PATCH .*slot_groups/,
  },
  "an episode is started": {
    open: episode,
    steps: ["配信を開始", "配信を開始する"],
    call: /^POST .*activate/,
  },
  "an episode is deleted": {
    open: episode,
    steps: ["削除", "削除する"],
    call: /^DELETE .*episodes/,
    busy: "削除",
  },
  "an episode is saved": {
    open: episode,
    steps: [write("名前", "新しい"), "保存"],
    call: /^POST .*episodes\/9\/steps/,
  },
  "a notification is saved": {
    open: notification,
    steps: ["保存"],
    call: /^(POST|PUT) .*notification/,
  },
  "a reservation is judged": {
    open: () => panel(),
    steps: ["承認する"],
    call: /^POST .*judge/,
    says: null,
  },
  "a reservation is deleted": {
    open: () => panel(),
    steps: ["削除", "削除"],
    call: /^DELETE .*reservations/,
    says: null,
    busy: "削除",
  },
  "a memo is saved": {
    open: () => panel(),
    steps: ["メモを保存"],
    call: /^PATCH .*reservations/,
    says: null,
  },
  "a block is made": {
    open: () => schedule(),
    steps: ["ブロック", "登録"],
    call: /^POST .*block_times/,
    says: null,
  },
  "a shift is made": {
    open: () => schedule({ page: "PAGE_TIME_SHIFT_WEEKLY" }),
    steps: ["シフト", (element) => within(element).getByLabelText("担当").selectOptions("中村"), "保存"],
    call: /^POST .*time_shifts/,
    says: null,
  },
  "a block is changed": {
    open: fullDay,
    steps: [entry("14:00〜15:00 休憩"), "登録"],
    call: /^PUT .*block_times/,
    says: null,
  },
  "a block is deleted": {
    open: fullDay,
    steps: [entry("14:00〜15:00 休憩"), "削除"],
    call: /^DELETE .*block_times/,
    says: null,
  },
  "a shift is changed": {
    open: shifts,
    steps: [entry("10:00〜19:00 中村"), "保存"],
    call: /^PUT .*time_shifts/,
    says: null,
  },
  "a shift is deleted": {
    open: shifts,
    steps: [entry("10:00〜19:00 中村"), "削除"],
    call: /^DELETE .*time_shifts/,
    says: null,
  },
  "a reservation is saved": {
    open: () => panel({ type: "form" }),
    steps: [write("お名前", "新しい"), "保存"],
    call: /^PUT .*reservations/,
    says: null,
  },
  "a friend is saved": {
    open: async () => {
      serveFriend();
      return openFriend("base");
    },
    steps: [write("個別メモ", "静かな席"), "保存"],
    call: /^POST .*member\//,
    says: null,
  },
  "a field is finished": {
    open: async () => {
      serveFields(({ method }) => (method === "POST" ? { json: {} } : undefined));
      return openField({ ...posted, value: example(0) });
    },
    steps: ["保存"],
    call: /^POST .*finished/,
  },
  "an action is finished": {
    open: async () => {
      serveFilters();
      return openAction({ ...posted, value: actionOf("一") });
    },
    steps: ["確定"],
    call: /^POST .*finished/,
  },
  "a filter is finished": {
    open: async () => {
      serveFilters();
      return openFilter({ ...posted, value: filterOf(nameCondition("田中")) });
    },
    steps: ["検索"],
    call: /^POST .*finished/,
  },
  "a message is finished": {
    open: async () => {
      serveLists({}, () => ({ json: {} }));
      return openMessage({ ...posted, value: "一", "finish-label": "保存" });
    },
    steps: ["保存"],
    call: /^POST .*finished/,
  },
  "messages are confirmed": {
    open: async () => {
      serveTimeline(messagesOf(3, () => ({ notify: 1 })));
      const timeline = await openTimeline();
      timeline.value = [2, 3];
      return timeline;
    },
    steps: ["確認済みにする"],
    call: /^POST /,
  },
  "friends are read again": {
    open: async () => {
      serveFriends(friendsOf(3));
      return openFriends();
    },
    steps: ["再読み込み"],
    call: /^GET .*members/,
    isIcon: true,
  },
  "messages are read again": {
    open: async () => {
      serveTimeline(messagesOf(3));
      return openTimeline();
    },
    steps: ["再読み込み"],
    call: /^GET .*messages/,
    isIcon: true,
  },
};

test.each(Object.entries(rows))("%s once, however often its button is pressed", async (_, row) => {
  const { steps, says = "処理中..." } = row;
  const element = await row.open();
  const pressed = await reach(element, steps);
  const name = pressed.getAttribute("aria-label") ?? pressed.textContent;
  const held = holdCalls(row.call);
  const isBusy = (button: Element) => button.getAttribute("aria-busy") === "true";
  const watched = async () => (row.busy === undefined ? pressed : await buttonOf(element, says ?? row.busy));
  async function expectBusy(times: number): Promise<HTMLElement> {
    await eventually(held.count).toBe(times);
    const button = await watched();
    await eventually(() => isBusy(button)).toBe(true);
    if (row.isIcon) expect([button.ariaLabel, button.title]).toEqual([name, says]);
    else if (says !== null) expect(button.textContent).toBe(says);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await pressByPointer(button);
    await atRest();
    expect(held.count()).toBe(times);
    return button;
  }

  if (row.busy) pressed.click();
  else await pressByPointer(pressed, 2);
  const first = await expectBusy(1);
  held.fail();
  await eventually(() => first.isConnected && isBusy(first)).toBe(false);
  if (!row.busy && first.isConnected)
    expect(first.getAttribute("aria-label") ?? first.textContent).toBe(name);

  // A failure ends it: the same is done by keys.
  const again = row.busy
    ? await reach(element, steps)
    : pressed.isConnected
      ? pressed
      : await reach(element, steps);
  again.focus();
  await userEvent.keyboard("{Enter}{Enter}");
  const second = row.busy || again === pressed ? await expectBusy(2) : again;
  held.answer();
  await eventually(() => !second.isConnected || !isBusy(second)).toBe(true);
  await atRest();
  expect(held.count()).toBe(2);
});

/* No buttons, or none that stays: the row of a new item, a chip that has been moved. */

test("an item is added once, however often its row is pressed", async () => {
  const held = holdCalls(/^POST /);
  const picker = await openPicker(
    { "allow-new": true, abilities: "tag-write", multiple: true },
    { source: tags },
  );
  await userEvent.keyboard("大阪");
  const offer = option(picker, "「大阪」を新しいタグとして追加");
  await expect.element(offer).toBeVisible();
  const row = offer.element() as HTMLElement;
  await pressByPointer(row, 2);
  await eventually(held.count).toBe(1);
  await expect.element(offer).toHaveAttribute("aria-disabled", "true");
  await hearsOf(picker, "追加中...");
  await userEvent.keyboard("{Enter}");
  await pressByPointer(row);
  await atRest();
  expect(held.count()).toBe(1);
});

const hanako = "13:00〜13:45 山田 花子";
const moves: Readonly<Record<string, (schedule: HTMLElement) => Promise<unknown>>> = {
  "by keys": async (schedule) => {
    chip(schedule, hanako).focus();
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Enter}{Enter}");
  },
  "by its dialog": async (schedule) => {
    chip(schedule, hanako).dispatchEvent(
      new MouseEvent("contextmenu", { bubbles: true, composed: true, cancelable: true }),
    );
    await within(schedule).getByRole("menuitem", { name: "移動..." }).click();
    await write("開始", "13:30")(schedule);
    await pressByPointer(await buttonOf(schedule, "移動する"), 2);
  },
};
test.each(Object.entries(moves))("a reservation is moved once, %s", async (_, move) => {
  const schedule = await fullDay();
  await eventually(() => chipNames(schedule)).toContain(hanako);
  const held = holdCalls(/^PUT .*reservations/);
  await move(schedule);
  await eventually(held.count).toBe(1);
  await atRest();
  expect(held.count()).toBe(1);
});
