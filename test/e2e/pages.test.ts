import type { Dialog, Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { coveredStops } from "../tools/covered-focus.mjs";
import { readPage } from "../tools/reading.mjs";
import { axeViolations } from "./support/axe.js";
import {
  formFieldEditor,
  friendEditor,
  funnelEditor,
  type Look,
  messageEditor,
  messageTimeline,
  reservationPanel,
  setLook,
} from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();

/** A page, and how to bring up what it shows only on demand. */
interface HostPage {
  path: string;
  open?: (page: Page) => Promise<unknown>;
}

/** Shown in both looks, with the editors judged by axe: one page for each element, with something open where it has that. */
const withEditors: HostPage[] = [
  { path: "/" },
  { path: "/actions/2" },
  { path: "/embed/modal", open: (page) => page.getByRole("button", { name: "来店お礼を編集" }).click() },
  { path: "/filters/1608", open: openMenu },
  { path: "/pickers/multiple", open: openList },
  { path: "/messages", open: openInsert },
  { path: "/sp/messages/chat", open: writeBrackets },
  { path: "/line/timeline", open: openNarrowing },
  { path: "/friends/1/messages?mode=uncheck", open: selectMessage },
  { path: "/friends", open: openFriend },
  { path: "/friends/table", open: editFriend },
  { path: "/forms", open: editFormField },
  { path: "/salons/1/schedule", open: readSchedule },
  { path: "/salons/1/schedule?page=PAGE_TIME_SHIFT_WEEKLY", open: readSchedule },
  { path: "/salons/1/reservations", open: refuseReservation },
  { path: "/salons/1/reservations/3", open: openRequest },
  { path: "/notifications/7", open: readChannels },
  { path: "/episodes/711?salon=1&attr=episode_id", open: readPlan },
  { path: "/journeys?journey=1405", open: readJourneys },
  { path: "/open-api", open: readCodes },
  { path: "/open-api?section=triggers&trigger=5", open: readTrigger },
  { path: "/salon-settings", open: editCourse },
  { path: "/salon-settings?section=opening", open: readHours },
  { path: "/salon-settings?section=online", open: readOnline },
  { path: "/salon-settings?section=calendars", open: readCalendars },
];
/** Shown in the narrower look, the page around the editors judged by axe: it needs seconds for many editors, whose states have tests of their own. */
const withoutEditors: HostPage[] = [
  { path: "/actions", open: (page) => page.getByText("故障を仕掛ける").click() },
  { path: "/actions/new" },
  { path: "/actions/new?template=1" },
  { path: "/actions/1" },
  { path: "/actions/11" },
  { path: "/embed/alone" },
  { path: "/embed/form" },
  { path: "/embed/script" },
  { path: "/embed/several" },
  { path: "/embed/many" },
  { path: "/embed/every-element" },
  { path: "/embed/classic" },
  {
    path: "/embed/autoloader",
    open: (page) => page.getByRole("button", { name: "エディタを追加する" }).click(),
  },
  { path: "/pickers" },
  { path: "/pickers/rules" },
  { path: "/pickers/form" },
  { path: "/filters" },
  { path: "/filters/new" },
  { path: "/filters/1601" },
  { path: "/filters/1601?by=value" },
  { path: "/filters/1610" },
  { path: "/filters/board" },
  { path: "/filters/funneling" },
  { path: "/filters/script" },
  { path: "/filters/form" },
  {
    path: "/filters/modal",
    open: (page) =>
      page
        .getByRole("button", { name: /を編集$/ })
        .first()
        .click(),
  },
  { path: "/filters/several" },
  { path: "/messages/chat" },
  { path: "/messages/form" },
  { path: "/sp/messages" },
  { path: "/forms/in-form" },
  { path: "/forms/script" },
  {
    path: "/notifications",
    open: async (page) => {
      await page.getByRole("button", { name: "来店アンケートの回答を編集" }).click();
      await page.locator("#notification-modal.in").waitFor();
      await readChannels(page);
    },
  },
  { path: "/notifications/new", open: readChannels },
  { path: "/notifications/12?readonly=1", open: readChannels },
  { path: "/notifications/form", open: readChannels },
  { path: "/notifications/script", open: readChannels },
  { path: "/notifications/connect/slack" },
  {
    path: "/episodes",
    open: async (page) => {
      await page.getByRole("button", { name: "予約日リマインドを編集" }).click();
      await page.locator("#episode-modal.in").waitFor();
      await readPlan(page);
    },
  },
  { path: "/episodes/new?salon=1", open: readPlan },
  { path: "/episodes/741?readonly=1", open: readPlan },
  { path: "/episodes/form", open: readPlan },
  { path: "/episodes/script", open: readPlan },
  { path: "/episodes/711/plan" },
  { path: "/journeys?group=82&limited=1", open: readJourneys },
  { path: "/journeys?readonly=1&locale=en", open: readJourneys },
  { path: "/journeys/filter", open: readJourneys },
  { path: "/journeys/columns", open: readJourneys },
  {
    path: "/journeys/modal",
    open: async (page) => {
      await page.getByRole("button", { name: "ジャーニーを開く" }).click();
      await page.locator("#journey-modal.in").waitFor();
      await readJourneys(page);
    },
  },
  { path: "/journeys/1401" },
  { path: "/open-api?readonly=1&locale=en", open: readCodes },
  { path: "/open-api?section=counts", open: readCounts },
  { path: "/open-api?section=logs&code=2", open: readCalls },
  { path: "/open-api/columns", open: readCounts },
  { path: "/open-api/columns?beside=triggers&trigger=5", open: readTrigger },
  { path: "/open-api/logs", open: readCalls },
  {
    path: "/open-api/modal",
    open: async (page) => {
      await page.getByRole("button", { name: "外部APIを開く" }).click();
      await page.locator("#open-api-modal.in").waitFor();
      await readCodes(page);
    },
  },
  { path: "/open-api/action?trigger=5" },
  // Not those of salons of which something is not set up yet: browsers log each answer that says so.
  { path: "/salon-settings?section=resources&readonly=1&locale=en", open: readItems },
  { path: "/salon-settings?section=urls", open: readLinks },
  { path: "/salon-settings/columns", open: readHours },
  {
    path: "/salon-settings/modal",
    open: async (page) => {
      await page.getByRole("button", { name: "サロン設定を開く" }).click();
      await page.locator("#salon-settings-dialog.in").waitFor();
      await readItems(page);
    },
  },
  { path: "/salon-settings/schedule", open: readItems },
  { path: "/salons/1/google-consent" },
  { path: "/salons/1/reservations/1?type=form" },
  { path: "/salons/1/reservations/new" },
  { path: "/line/message/egg/popup/403/2" },
  { path: "/line/message/egg/test_popup/401" },
  { path: "/line/content/group/501/preview" },
  { path: "/line/content/group/501/test_popup" },
  { path: "/line/timeline?trickle=1", open: readMessages },
  { path: "/timeline/top", open: readMessages },
  { path: "/friends/1/messages", open: readMessages },
  {
    path: "/friends/1/edit?tab=variables",
    open: (page) =>
      page.locator("friend-editor").getByRole("textbox", { name: "会員ランク", exact: true }).waitFor(),
  },
  {
    path: "/timeline/modal",
    open: async (page) => {
      await page
        .getByRole("button", { name: /のメッセージ$/ })
        .first()
        .click();
      await readMessages(page);
    },
  },
];
const elements: readonly string[] = elementTags;
const narrow: Look = { width: 360, colorScheme: "dark" };
const wide: Look = { width: 1366, colorScheme: "light" };
/** A window of 1280×1024 at 400 %. */
const enlarged = { width: 320, height: 256 };
const nameOf = ({ width, colorScheme }: Look) => `${width} px, ${colorScheme}`;

describe("every page: no console error, no report, nothing for axe, nothing that sticks out of the window", () => {
  test.each(withEditors)("$path", async (hostPage) => {
    const outcome = watchDialogs();
    await show(hostPage, narrow);
    for (const look of [narrow, wide]) {
      await setLook(session.page, look);
      expect(await sticksOut(), nameOf(look)).toEqual([]);
      expect(await unreadable(), nameOf(look)).toEqual([]);
      expect(await axeViolations(session.page), nameOf(look)).toEqual([]);
    }
    await session.page.setViewportSize(enlarged);
    expect(await session.page.evaluate(coveredStops), "under what sticks").toEqual([]);
    expect(outcome()).toEqual({ errors: [], dialogs: [] });
  });

  test.each(withoutEditors)("$path", async (hostPage) => {
    const outcome = watchDialogs();
    await show(hostPage, narrow);
    expect(await sticksOut()).toEqual([]);
    expect(await unreadable()).toEqual([]);
    expect(outcome()).toEqual({ errors: [], dialogs: [] });
    await session.page.locator(elements.join()).evaluateAll((editors) => {
      for (const each of editors) each.remove();
    });
    expect(await axeViolations(session.page)).toEqual([]);
  });
});

test("a page that is about to show another document is closed too", async () => {
  const { host, windows } = session;
  // Without repeated commands, Chromium keeps a page within eight at the most.
  for (let round = 0; round < 12; round++) {
    const tab = await session.openTab();
    await tab.goto(`${host.url}/_host/faults`);
    const sent = tab.waitForRequest((request) => request.method() === "POST");
    await tab.evaluate(() => {
      const form = document.body.appendChild(document.createElement("form"));
      form.method = "post";
      form.action = "/pickers/form";
      form.submit();
    });
    await sent;
    await windows.clear();
    expect(tab.isClosed()).toBe(true);
  }
});

/** Texts of our elements that are not seen, cut to a few letters or drawn over another. */
async function unreadable(): Promise<string[]> {
  const found = await session.page.evaluate(readPage);
  return found
    .filter(({ kind }) => ["not seen", "cut", "drawn over"].includes(kind))
    .map(({ kind, what, more }) => `${kind}: ${what} (${more})`);
}

async function openMenu(page: Page): Promise<void> {
  const { editor, row } = funnelEditor(page);
  await row("2. 最終反応日").getByRole("button", { name: "その他の操作" }).click();
  await editor.getByRole("menu", { name: "その他の操作" }).waitFor();
}

async function openList(page: Page): Promise<void> {
  const picker = page.locator("#multiple-tag");
  await picker.getByRole("combobox").click();
  // The folders are a native choice here, which has options too.
  await picker.locator("[role=option]").first().waitFor();
}

async function openInsert(page: Page): Promise<void> {
  const { button, dialog } = messageEditor(page);
  // Not one of the lists: they are led from their search box, which axe takes for no way to scroll them.
  await button("絵文字").click();
  await dialog("絵文字").getByRole("tab").first().waitFor();
}

async function writeBrackets(page: Page): Promise<void> {
  const { editor, text } = messageEditor(page);
  await text.click();
  await page.keyboard.type("[[");
  await editor.getByRole("option").first().waitFor();
}

async function readMessages(page: Page): Promise<void> {
  for (const timeline of await page.locator("message-timeline").all())
    await timeline.getByRole("article").first().waitFor();
}

async function openFriend(page: Page): Promise<void> {
  const friends = page.locator("friend-list");
  await friends.locator("[data-friend]").first().click();
  await friends.getByRole("combobox", { name: "タグ" }).waitFor();
}

async function editFriend(page: Page): Promise<void> {
  await page.locator("[data-friend='1']").click();
  const { tab, field } = friendEditor(page);
  await tab("友だち情報").click();
  await field("会員ランク").waitFor();
}

async function editFormField(page: Page): Promise<void> {
  await page.locator("[data-key='82']").click();
  await page.locator("#field-modal.in").waitFor();
  const { choice, editor } = formFieldEditor(page);
  await choice(4).getByText("友だち情報にない選択肢です").waitFor();
  await editor
    .getByRole("combobox", { name: "友だち情報" })
    .and(editor.getByPlaceholder("髪質", { exact: true }))
    .waitFor();
}

async function readPlan(page: Page): Promise<void> {
  await page.locator("episode-editor .episode-plan").waitFor();
}

async function readJourneys(page: Page): Promise<void> {
  await page.locator("journey-list [role=row]").first().waitFor();
}

async function readCodes(page: Page): Promise<void> {
  await page.locator("open-api-console").getByText("ECサイト連携").first().waitFor();
}

async function readCounts(page: Page): Promise<void> {
  await page
    .locator("open-api-console")
    .getByRole("img", { name: /^呼び出し数のグラフ/ })
    .waitFor();
}

async function readCalls(page: Page): Promise<void> {
  await page.locator("open-api-console").getByRole("table", { name: "呼び出しログ" }).waitFor();
}

async function readTrigger(page: Page): Promise<void> {
  await page.locator("open-api-console").getByRole("treegrid").waitFor();
}

async function readItems(page: Page): Promise<void> {
  await page.locator("salon-settings .salon-item").first().waitFor();
}

async function editCourse(page: Page): Promise<void> {
  const settings = page.locator("salon-settings");
  await settings
    .getByRole("group", { name: "カット", exact: true })
    .getByRole("button", { name: "編集" })
    .click();
  const dialog = settings.getByRole("dialog", { name: "カットを編集" });
  await dialog.getByRole("textbox", { name: "名前" }).fill("");
  await dialog.getByRole("button", { name: "保存" }).click();
  await dialog.getByText("名前を入力してください").first().waitFor();
}

async function readHours(page: Page): Promise<void> {
  await page.locator("salon-settings").getByRole("grid", { name: "営業カレンダー" }).waitFor();
}

async function readOnline(page: Page): Promise<void> {
  const settings = page.locator("salon-settings");
  await settings.getByRole("button", { name: "確認する" }).click();
  await settings.getByText("予約を受け付けられます").waitFor();
}

async function readCalendars(page: Page): Promise<void> {
  await page.locator("salon-settings").getByRole("group", { name: "研修 → 中村" }).waitFor();
}

async function readLinks(page: Page): Promise<void> {
  await page.locator("salon-settings").getByRole("group", { name: "店頭のポスター" }).waitFor();
}

async function readChannels(page: Page): Promise<void> {
  await page.locator("notification-editor .channel").first().waitFor();
}

async function refuseReservation(page: Page): Promise<void> {
  const { panel, button, field } = reservationPanel(page);
  await page.getByRole("button", { name: "予約を登録", exact: true }).click();
  await field("お名前").fill("佐藤 健");
  await panel.getByRole("option", { name: /^カット（/ }).waitFor({ state: "attached" });
  await button("登録").click();
  await panel.getByText("開始時刻を入力してください。").first().waitFor();
}

/** With what it opens: a closed panel draws nothing. */
async function readSchedule(page: Page): Promise<void> {
  const schedule = page.locator("reservation-schedule");
  await schedule.locator(".schedule-chip, .schedule-entry").first().waitFor();
  if (page.url().includes("SHIFT")) {
    await page.evaluate(() => document.querySelector("reservation-panel")?.remove());
    return;
  }
  await schedule.locator("[data-kind=reservation]").first().click();
  await page.locator("reservation-panel .reservation-detail").waitFor();
}

async function openRequest(page: Page): Promise<void> {
  const { panel } = reservationPanel(page);
  await panel.getByText("この時間は空いています").waitFor();
  await panel.getByText("お客様による変更").waitFor();
}

async function openNarrowing(page: Page): Promise<void> {
  await readMessages(page);
  const { button, timeline } = messageTimeline(page);
  await button("絞り込み").click();
  await timeline.getByRole("checkbox", { name: "テキスト" }).waitFor();
}

async function selectMessage(page: Page): Promise<void> {
  await readMessages(page);
  const { timeline } = messageTimeline(page);
  await timeline.getByRole("article").last().getByRole("checkbox").check();
  await timeline.getByText("1件を選択中").first().waitFor();
}

/** Dismisses dialogs, and gives what went wrong since. */
function watchDialogs() {
  const dialogs: string[] = [];
  const dismiss = (dialog: Dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  };
  session.page.on("dialog", dismiss);
  onTestFinished(() => void session.page.off("dialog", dismiss));
  return () => ({ errors: session.errors, dialogs });
}

/** Opens a page, with every editor that can be seen drawn. */
async function show({ path, open }: HostPage, look: Look): Promise<void> {
  const { page, host } = session;
  await setLook(page, look);
  await page.goto(host.url + path, { waitUntil: "load" });
  await open?.(page);
  await page.evaluate(async (elements) => {
    const isDrawn = ({ shadowRoot }: Element) => shadowRoot?.querySelector("button, input, [role=combobox]");
    const findNext = () =>
      [...document.querySelectorAll(elements)].find((each) => each.checkVisibility() && !isDrawn(each));
    for (let next = findNext(); next; next = findNext()) {
      next.scrollIntoView();
      await new Promise((frame) => requestAnimationFrame(frame));
    }
    scrollTo(0, 0);
  }, elements.join());
}

/** The page itself when it scrolls sideways, and open lists and menus that are partly out of the window. */
function sticksOut(): Promise<string[]> {
  return session.page.evaluate((elements) => {
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
    const roots = [...document.querySelectorAll(elements)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const cut = roots
      .flatMap((root) => [...root.querySelectorAll(":popover-open")])
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < 0 || top < 0 || right > clientWidth || bottom > clientHeight;
      });
    return [...(scrollWidth > innerWidth ? ["the page"] : []), ...cut.map((each) => each.className)];
  }, elements.join());
}
