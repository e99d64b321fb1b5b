import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { controlIn, openJourneys } from "../../elements/journey-list/page.js";
import { serveJourneys } from "../../elements/journey-list/server.js";
import { field, openOne, openWritten } from "../../elements/open-api-console/page-triggers.js";
import { serveTriggers } from "../../elements/open-api-console/server.js";
import { serveSalon } from "../../elements/reservation-panel/server.js";
import { dayRows, openSchedule, weeklyShifts } from "../../elements/reservation-schedule/page.js";
import {
  button as buttonOfSalon,
  group,
  field as ofSalon,
  openSettings,
  rowNames,
} from "../../elements/salon-settings/page.js";
import { edge } from "../../elements/salon-settings/page-hours.js";
import { serveSalons } from "../../elements/salon-settings/server.js";
import { within } from "./editors.js";

/* What is written in a dialog, a section or the place of a name, and being saved: one of each kind that an element has. */

export interface DialogWork {
  readonly element: HTMLElement & { apiBase: string | null };
  /** How many calls have saved it. */
  saves(): number;
  /** Waits for what is written to be in a dialog of this element. */
  written(element: Element): Promise<unknown>;
  /** Presses what saves it. */
  save(element: Element): Promise<void>;
  /** The operator answers for it before another server is shown. */
  readonly asks?: boolean;
}

/** What the server says to the first call; `null`: what it says by itself. */
export type DialogAnswer = () => Promise<Response | null>;

export const dialog = (element: Element) => within(element).getByRole("dialog").first();
export const press = (element: Element, name: string | RegExp) =>
  within(element).getByRole("button", { name, exact: true }).first().click();
const pressIn = (name: string) => (element: Element) =>
  dialog(element).getByRole("button", { name, exact: true }).click();
export const offers = (element: Element) =>
  within(element).getByRole("button", { name: "復元する" }).elements().length;

const price = (shown: Element) => within(shown).getByRole("textbox", { name: "料金", exact: true }).first();
const nameInPlace = (shown: Element) => within(shown).getByRole("textbox", { name: "名前", exact: true });
export const asked = (shown: Element) =>
  within(shown).getByRole("textbox", { name: "取得情報名 (表示名)", exact: true });
const closing = (shown: Element) => edge(group(shown, "月曜日"), 1, "終了");
const shopName = (shown: Element) => within(shown).getByRole("textbox", { name: "店舗名", exact: true });

/** Leaves a field by the key that saves it. */
const enter = (of: (shown: Element) => ReturnType<typeof price>) => async (shown: Element) => {
  await userEvent.click(of(shown));
  await userEvent.keyboard("{Enter}");
};

/** Each begins to write and presses what saves. */
export const dialogWorks = {
  "a block of a schedule": async (answer) => {
    const server = serveSalon(dayRows);
    server.on("/block_times", answer().then(toScript), "POST");
    const element = await openSchedule();
    const save = pressIn("登録");
    await press(element, "ブロック");
    await userEvent.fill(dialog(element).getByLabelText("メモ"), "棚卸し");
    await save(element);
    return {
      ...{ element, save },
      saves: () => server.sent("POST").length,
      written: (shown) => expect.element(dialog(shown).getByLabelText("メモ")).toHaveValue("棚卸し"),
    };
  },
  "a shift of a schedule": async (answer) => {
    const server = serveSalon([]);
    server.on("/time_shifts", answer().then(toScript), "POST");
    const element = await openSchedule(weeklyShifts);
    const save = pressIn("保存");
    await press(element, "シフト");
    await userEvent.fill(dialog(element).getByLabelText("メモ"), "研修");
    await save(element);
    return {
      ...{ element, save },
      saves: () => server.sent("POST").length,
      written: (shown) => expect.element(dialog(shown).getByLabelText("メモ")).toHaveValue("研修"),
    };
  },
  "a journey": async (answer) => {
    const host = serveJourneys();
    host.meet("PUT journeys/1405", answer);
    const element = await openJourneys();
    const name = (shown: Element) => dialog(shown).getByRole("textbox", { name: "名前" });
    const save = pressIn("保存");
    controlIn(element, 1405, "edit").click();
    await userEvent.fill(name(element), "別の名前");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(name(shown)).toHaveValue("別の名前"),
    };
  },
  "a group of journeys": async (answer) => {
    const host = serveJourneys();
    host.meet("POST journey_groups", answer);
    const element = await openJourneys();
    const name = (shown: Element) => dialog(shown).getByRole("textbox", { name: "名前" });
    const save = pressIn("追加する");
    await press(element, "グループを追加");
    await userEvent.fill(name(element), "新しい組");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(name(shown)).toHaveValue("新しい組"),
    };
  },
  "an action of a trigger": async (answer) => {
    const host = serveTriggers();
    host.meet("POST triggers/5/trigger_actions", answer);
    const element = await openOne(5, { "draft-key": crypto.randomUUID() });
    const name = (shown: Element) => dialog(shown).getByRole("textbox", { name: "名前" });
    const save = pressIn("保存");
    await press(element, "アクションを追加");
    await userEvent.fill(name(element), "お知らせ");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(name(shown)).toHaveValue("お知らせ"),
    };
  },
  "a new trigger": async (answer) => {
    const host = serveTriggers();
    host.meet("POST triggers", answer);
    const element = await openWritten({ "draft-key": crypto.randomUUID() });
    const save = (shown: Element) => press(shown, "保存");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(field(shown, "トリガー名")).toHaveValue("返品"),
    };
  },
  "a course": async (answer) => {
    const host = serveSalons();
    host.meet("PUT 1/courses/41", answer);
    const element = await openSettings();
    const save = pressIn("保存");
    const [name = ""] = rowNames(element);
    await group(element, name).getByRole("button", { name: "編集" }).click();
    await userEvent.fill(ofSalon(element, "料金"), "9000");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(ofSalon(shown, "料金")).toHaveValue("9000"),
      asks: true,
    };
  },
  "what customers are asked": async (answer) => {
    const host = serveSalons();
    host.meet("PATCH 1/online_configs?attr=customer:upsert", answer);
    const element = await openSettings({ section: "online" });
    const save = pressIn("保存");
    await group(element, "電話番号").getByRole("button", { name: "編集" }).click();
    await userEvent.fill(asked(element), "携帯電話");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(asked(shown)).toHaveValue("携帯電話"),
      asks: true,
    };
  },
  "the price of a course in its table": async (answer) => {
    const host = serveSalons();
    host.meet("PATCH 1/courses/", answer);
    const element = await openSettings();
    const save = enter(price);
    await buttonOfSalon(element, "まとめて編集").click();
    await userEvent.fill(price(element), "9000");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(price(shown)).toHaveValue("9000"),
      asks: true,
    };
  },
  "the hours of a salon": async (answer) => {
    const host = serveSalons();
    host.meet("PUT 1/configs/opening", answer);
    const element = await openSettings({ section: "opening" });
    const save = (shown: Element) => buttonOfSalon(shown, "保存").click();
    await userEvent.fill(closing(element), "21:30");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(closing(shown)).toHaveValue("21:30"),
      asks: true,
    };
  },
  "what customers see of a shop": async (answer) => {
    const host = serveSalons();
    host.meet("PATCH 1/online_configs?attr=shop", answer);
    const element = await openSettings({ section: "online" });
    const save = (shown: Element) => buttonOfSalon(shown, "店舗情報を保存").click();
    await userEvent.fill(shopName(element), "新しい店");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(shopName(shown)).toHaveValue("新しい店"),
      asks: true,
    };
  },
  "the name of a journey in its place": async (answer) => {
    const host = serveJourneys();
    host.meet("PUT journeys/1405", answer);
    const element = await openJourneys();
    const save = enter(nameInPlace);
    controlIn(element, 1405, "name").focus();
    await userEvent.keyboard("{F2}");
    await userEvent.fill(nameInPlace(element), "別の名前");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(nameInPlace(shown)).toHaveValue("別の名前"),
    };
  },
  "the name of a group in its place": async (answer) => {
    const host = serveJourneys();
    host.meet("PATCH journey_groups/83/rename", answer);
    const element = await openJourneys();
    const save = enter(nameInPlace);
    await press(element, "キャンペーンのメニュー");
    await within(element).getByRole("menuitem", { name: "名前を変更" }).click();
    await userEvent.fill(nameInPlace(element), "新しい組");
    await save(element);
    return {
      ...{ element, save },
      saves: () => host.writes().length,
      written: (shown) => expect.element(nameInPlace(shown)).toHaveValue("新しい組"),
    };
  },
} satisfies Readonly<Record<string, (answer: DialogAnswer) => Promise<DialogWork>>>;

async function toScript(answer: Response | null) {
  return answer ? { status: answer.status, json: await answer.json() } : { json: { data: null } };
}
