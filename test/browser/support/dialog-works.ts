import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
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
import { eventually, within } from "./editors.js";

/* What is written in a dialog, a section or the place of a name, and being saved: one of each kind that an element has. */

type WorkElement = HTMLElement & { apiBase: string | null };
type Found = (shown: Element) => Locator;

/** What an element of this kind begins with, and where it stands in any element that has it. */
interface Begun {
  readonly element: WorkElement;
  /** How many calls have saved it. */
  saves(): number;
  readonly field: Found;
  readonly text: string;
  /** The button that saves it; absent where Enter in the field does. */
  readonly button?: Found;
  /** The operator answers for it before another server is shown. */
  readonly asks?: boolean;
}

export interface DialogWork extends Pick<Begun, "element" | "saves" | "field" | "button" | "asks"> {
  /** Waits for what is written to be in a dialog of this element. */
  written(element: Element): Promise<unknown>;
  /** Presses what saves it. */
  save(element: Element): Promise<void>;
}

/** What the server says to the first call; `null`: what it says by itself. */
export type DialogAnswer = () => Promise<Response | null>;

export const dialog = (element: Element) => within(element).getByRole("dialog").first();
const buttonOf =
  (name: string | RegExp): Found =>
  (element) =>
    within(element).getByRole("button", { name, exact: true }).first();
export const press = (element: Element, name: string | RegExp) => buttonOf(name)(element).click();
export const offers = (element: Element) =>
  within(element).getByRole("button", { name: "復元する" }).elements().length;
export const isOpen = (element: Element) => element.shadowRoot?.querySelector("dialog[open]") !== null;

/** Takes back what is on offer, once it is. */
export async function restore({ element, written }: DialogWork): Promise<void> {
  await eventually(() => offers(element)).toBe(1);
  await press(element, "復元する");
  await written(element);
}

const buttonIn =
  (name: string): Found =>
  (element) =>
    dialog(element).getByRole("button", { name, exact: true });
const memo: Found = (shown) => dialog(shown).getByLabelText("メモ");
const nameIn: Found = (shown) => dialog(shown).getByRole("textbox", { name: "名前" });
const nameInPlace: Found = (shown) => within(shown).getByRole("textbox", { name: "名前", exact: true });
export const asked: Found = (shown) =>
  within(shown).getByRole("textbox", { name: "取得情報名 (表示名)", exact: true });

/** Writes it, and presses what saves. */
async function write({ element, saves, field, text, button, asks = false }: Begun): Promise<DialogWork> {
  async function save(shown: Element): Promise<void> {
    await (button ?? field)(shown).click();
    // Leaves a field by the key that saves it.
    if (!button) await userEvent.keyboard("{Enter}");
  }
  await field(element).fill(text);
  await save(element);
  return {
    ...{ element, saves, save, field, asks },
    ...(button && { button }),
    written: (shown) => expect.element(field(shown)).toHaveValue(text),
  };
}

const dialogWorks = {
  "a block of a schedule": async (answer) => {
    const server = serveSalon(dayRows);
    server.on("/block_times", answer().then(toScript), "POST");
    const element = await openSchedule();
    await press(element, "ブロック");
    const saves = () => server.sent("POST").length;
    return write({ element, saves, field: memo, text: "棚卸し", button: buttonIn("登録") });
  },
  "a shift of a schedule": async (answer) => {
    const server = serveSalon([]);
    server.on("/time_shifts", answer().then(toScript), "POST");
    const element = await openSchedule(weeklyShifts);
    await press(element, "シフト");
    const saves = () => server.sent("POST").length;
    return write({ element, saves, field: memo, text: "研修", button: buttonIn("保存") });
  },
  "a journey": async (answer) => {
    const host = serveJourneys();
    host.meet("PUT journeys/1405", answer);
    const element = await openJourneys();
    controlIn(element, 1405, "edit").click();
    const saves = () => host.writes().length;
    return write({ element, saves, field: nameIn, text: "別の名前", button: buttonIn("保存") });
  },
  "a group of journeys": async (answer) => {
    const host = serveJourneys();
    host.meet("POST journey_groups", answer);
    const element = await openJourneys();
    await press(element, "グループを追加");
    const saves = () => host.writes().length;
    return write({ element, saves, field: nameIn, text: "新しい組", button: buttonIn("追加する") });
  },
  "an action of a trigger": async (answer) => {
    const host = serveTriggers();
    host.meet("POST triggers/5/trigger_actions", answer);
    const element = await openOne(5, { "draft-key": crypto.randomUUID() });
    await press(element, "アクションを追加");
    const saves = () => host.writes().length;
    return write({ element, saves, field: nameIn, text: "お知らせ", button: buttonIn("保存") });
  },
  "a new trigger": async (answer) => {
    const host = serveTriggers();
    host.meet("POST triggers", answer);
    const element = await openWritten({ "draft-key": crypto.randomUUID() });
    const saves = () => host.writes().length;
    const name: Found = (shown) => field(shown, "トリガー名");
    return write({ element, saves, field: name, text: "返品", button: buttonOf("保存") });
  },
  "a course": async (answer) => {
    const host = serveSalons();
    host.meet("PUT 1/courses/41", answer);
    const element = await openSettings();
    const [name = ""] = rowNames(element);
    await group(element, name).getByRole("button", { name: "編集" }).click();
    const saves = () => host.writes().length;
    const price: Found = (shown) => ofSalon(shown, "料金");
    return write({ element, saves, field: price, text: "9000", button: buttonIn("保存"), asks: true });
  },
  "what customers are asked": async (answer) => {
    const host = serveSalons();
    host.meet("PATCH 1/online_configs?attr=customer:upsert", answer);
    const element = await openSettings({ section: "online" });
    await group(element, "電話番号").getByRole("button", { name: "編集" }).click();
    const saves = () => host.writes().length;
    return write({ element, saves, field: asked, text: "携帯電話", button: buttonIn("保存"), asks: true });
  },
  "the price of a course in its table": async (answer) => {
    const host = serveSalons();
    host.meet("PATCH 1/courses/", answer);
    const element = await openSettings();
    await buttonOfSalon(element, "まとめて編集").click();
    const saves = () => host.writes().length;
    const price: Found = (shown) => within(shown).getByRole("textbox", { name: "料金", exact: true }).first();
    return write({ element, saves, field: price, text: "9000", asks: true });
  },
  "the hours of a salon": async (answer) => {
    const host = serveSalons();
    host.meet("PUT 1/configs/opening", answer);
    const element = await openSettings({ section: "opening" });
    const saves = () => host.writes().length;
    const closing: Found = (shown) => edge(group(shown, "月曜日"), 1, "終了");
    const button: Found = (shown) => buttonOfSalon(shown, "保存");
    return write({ element, saves, field: closing, text: "21:30", button, asks: true });
  },
  "what customers see of a shop": async (answer) => {
    const host = serveSalons();
    host.meet("PATCH 1/online_configs?attr=shop", answer);
    const element = await openSettings({ section: "online" });
    const saves = () => host.writes().length;
    const shopName: Found = (shown) => within(shown).getByRole("textbox", { name: "店舗名", exact: true });
    const button: Found = (shown) => buttonOfSalon(shown, "店舗情報を保存");
    return write({ element, saves, field: shopName, text: "新しい店", button, asks: true });
  },
  "the name of a journey in its place": async (answer) => {
    const host = serveJourneys();
    host.meet("PUT journeys/1405", answer);
    const element = await openJourneys();
    controlIn(element, 1405, "name").focus();
    await userEvent.keyboard("{F2}");
    const saves = () => host.writes().length;
    return write({ element, saves, field: nameInPlace, text: "別の名前" });
  },
  "the name of a group in its place": async (answer) => {
    const host = serveJourneys();
    host.meet("PATCH journey_groups/83/rename", answer);
    const element = await openJourneys();
    await press(element, "キャンペーンのメニュー");
    await within(element).getByRole("menuitem", { name: "名前を変更" }).click();
    const saves = () => host.writes().length;
    return write({ element, saves, field: nameInPlace, text: "新しい組" });
  },
} satisfies Readonly<Record<string, (answer: DialogAnswer) => Promise<DialogWork>>>;

/** Each begins to write and presses what saves. */
export const works: Readonly<
  Record<keyof typeof dialogWorks, (answer: DialogAnswer) => Promise<DialogWork>>
> = dialogWorks;
export const eachWork = Object.entries(works);

async function toScript(answer: Response | null) {
  return answer ? { status: answer.status, json: await answer.json() } : { json: { data: null } };
}
