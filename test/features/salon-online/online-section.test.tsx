import { Provider } from "jotai";
import { createStore } from "jotai/vanilla";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";
import { createScreenSession } from "../../../src/editor/index.js";
import { createResource } from "../../../src/features/picker/index.js";
import type { SalonActions } from "../../../src/features/salon/actions.js";
import { salonWords } from "../../../src/features/salon/messages.js";
import { SalonProvider } from "../../../src/features/salon/salon-context.js";
import type { SalonSettings } from "../../../src/features/salon/settings.js";
import { OnlineSection } from "../../../src/features/salon-online/online/OnlineSection.js";
import type { Answer } from "../../../src/lib/failure.js";
import type { Call, Http } from "../../../src/lib/http.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { fire, write } from "../../kit/render.js";
import { sourceOf } from "../picker/open-picker.js";
import { openSalon } from "../salon-settings/support/mutations.js";

const online: PlainObject = {
  id: 3,
  is_public: false,
  shop_info: { name: "表参道店", tel: "03", image_url: null, hours: "x" },
  customer_info: [
    {
      id: 72,
      label: "お名前",
      swatch_id: 5,
      rule: "name",
      order: 1,
      syncUserVar: true,
      var_id: 4,
      var_type: 0,
    },
    { id: 71, label: "ご希望の担当", type: 20, options: ["佐々木"], order: 2, syncUserVar: true, var_id: 4 },
  ],
  actions: [{ event: "cancel", action_id: 7 }],
  updated_at: "1",
};
const config: PlainObject = {
  id: 1,
  enable_online: false,
  change_permission: 2,
  cancel_permission: 3,
  updated_at: "1",
};

type Sent = { line: string; json: PlainData | undefined };
type Reply = PlainData | { status: number; body: PlainObject };

/** In a shadow root, as an element has it. */
async function mount(tree: ReactNode) {
  const host = document.body.appendChild(document.createElement("div"));
  const box = host.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
  const root = createRoot(box);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(tree));
  const get = <E extends HTMLElement>(selector: string): E => {
    const found = box.querySelector<E>(selector);
    if (!found) throw new Error(`nothing matches ${selector} in ${box.textContent}`);
    return found;
  };
  return { box, get };
}

/** A press, with what comes of it. */
async function click(target: HTMLElement) {
  await act(async () => target.click());
  await act(async () => {});
}

/** The section over a server that answers by `replies`, by method and path. */
async function openSection(replies: Record<string, Reply | undefined>, more: Partial<SalonSettings> = {}) {
  const store = createStore();
  const sent: Sent[] = [];
  const http: Http = {
    async send<T, C>(call: Call<T, C>): Promise<Answer<T, C>> {
      const attr = call.query?.attr === undefined ? "" : `?attr=${call.query.attr}`;
      const line = `${call.method} ${call.path}${attr}`;
      sent.push({ line, json: call.json });
      const reply = replies[line];
      if (reply === undefined || (typeof reply === "object" && reply !== null && "status" in reply)) {
        const { status = 404, body = {} } = (reply ?? {}) as { status?: number; body?: PlainObject };
        const fields = (body.errors ?? {}) as Record<string, string[]>;
        const messages = [String(body.message ?? "no"), ...Object.values(fields).flat()];
        const kind = status === 422 ? "invalid" : "refused";
        return { ok: false, failure: { kind, status, messages, fields, body } as never };
      }
      return { ok: true, status: 200, data: v.parse(call.success, reply) };
    },
  };
  const edited = vi.fn();
  const { model, queries, ...mutations } = openSalon({ store, http, settings: more, onEdit: edited });
  model.show("online");
  const resource = createResource({
    given: sourceOf([{ id: 7, name: "お礼" }]),
    load: () => Promise.reject(new Error("it was given")),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
  const lists = {
    list: () => resource,
    choices: () => resource,
    add: () => Promise.reject(new Error("none")),
  };
  const actions = {
    ...mutations.actions,
    ...{ queries: () => queries, showSection: model.show, lists: () => lists, moveCustomerItem: vi.fn() },
    ...{ report: vi.fn(() => []), refuse: vi.fn() },
  } as unknown as SalonActions;
  const commands = { session: createScreenSession(), pageEditors: new Map() } as never;
  const page = await mount(
    <Provider store={store}>
      <SalonProvider value={{ model, commands, actions }}>
        <OnlineSection />
      </SalonProvider>
    </Provider>,
  );
  const named = <E extends HTMLElement>(tag: string, name: string) =>
    [...page.box.querySelectorAll<E>(tag)].find(
      (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
    );
  const fieldOf = (label: string) => {
    const id = [...page.box.querySelectorAll("label")].find((each) => each.textContent === label)?.htmlFor;
    return page.get<HTMLInputElement>(`[id="${id}"]`);
  };
  const press = async (name: string, within = "button") => {
    const button = named<HTMLElement>(within, name);
    if (!button) throw new Error(`no ${name} in ${page.box.textContent}`);
    await click(button);
  };
  return {
    page,
    model,
    sent,
    named,
    fieldOf,
    press,
    actions,
    alert: () => page.get("[role=alert]").textContent,
  };
}

const base = "/api/salon/1";
const reads = {
  [`GET ${base}/configs`]: config,
  [`GET ${base}/online_configs`]: online,
  [`GET ${base}/online_url`]: { url: "https://a.test/b", qr_url: null },
};

test("shows what is stored: an unknown permission raw, both items of one friend information with a note", async () => {
  const { page, sent } = await openSection(reads);
  expect(sent.map(({ line }) => line).sort()).toEqual(Object.keys(reads).sort());
  expect(page.box.textContent).toContain("不明な設定（2）");
  expect(page.box.textContent?.split("ほかの項目も同じ友だち情報に登録します")).toHaveLength(3);
  expect(page.box.querySelectorAll("[role=combobox]")).toHaveLength(15);
});

test("of two items with one id the first can be edited, and neither is lost", async () => {
  const twice = [
    { id: 72, label: "お名前", swatch_id: 5, order: 1 },
    { id: "72", label: "電話番号", swatch_id: 5, order: 2 },
    { id: 71, label: "ご希望", swatch_id: 5, order: 3 },
  ];
  const { page, named, actions } = await openSection({
    ...reads,
    [`GET ${base}/online_configs`]: { ...online, customer_info: twice },
  });
  const buttons = (label: string) => named("[role=group]", label)?.querySelectorAll("button").length;
  expect(page.box.querySelectorAll(".salon-asked > li")).toHaveLength(3);
  expect([buttons("電話番号"), buttons("お名前")]).toEqual([0, buttons("ご希望")]);
  await click(page.get('[aria-label="ご希望"] [data-control="up"]'));
  expect(vi.mocked(actions.moveCustomerItem).mock.calls.at(-1)?.[0]).toEqual({ ids: [71], behind: null });
});

test("without an online configuration it says so, and shows nothing of the rest", async () => {
  const { page } = await openSection({ ...reads, [`GET ${base}/online_configs`]: undefined });
  expect(page.box.textContent).toContain("オンライン予約はまだ用意されていません");
  expect(page.box.textContent).not.toContain("店舗情報");
  expect(page.box.textContent).not.toContain("お客様情報");
});

test("the shop is saved whole by its button alone, and a refusal stands at its field", async () => {
  const replies: Record<string, Reply | undefined> = { ...reads };
  const { model, sent, fieldOf, press, page, alert } = await openSection(replies);
  const line = `PATCH ${base}/online_configs?attr=shop`;
  await write(fieldOf("電話番号"), "06");
  expect([model.isDirty(), model.work("shop")?.isDirty()]).toEqual([true, true]);
  await fire(fieldOf("電話番号"), "keydown", { key: "Enter" });
  replies[line] = {
    status: 422,
    body: { message: "m", errors: { "shop_info.tel": ["電話番号が違います"] } },
  };
  await press("店舗情報を保存");
  expect(sent.filter((each) => each.line === line)).toHaveLength(1);
  expect(fieldOf("電話番号").getAttribute("aria-invalid")).toBe("true");
  expect(alert()).toContain("電話番号が違います");
  expect(fieldOf("電話番号").value).toBe("06");
  replies[line] = { ...online, shop_info: { ...(online.shop_info as PlainObject), tel: "06" } };
  await press("店舗情報を保存");
  expect(sent.at(-1)?.json).toEqual({
    shop_info: { name: "表参道店", tel: "06", image_url: null, hours: "x" },
  });
  expect(model.isDirty()).toBe(false);
  expect(page.box.textContent).not.toContain("電話番号が違います");
});

test("an item is edited in a dialog and sent whole, by the names of the server", async () => {
  const replies: Record<string, Reply | undefined> = { ...reads };
  const { model, sent, fieldOf, press, page } = await openSection(replies);
  const row = page.box.querySelector<HTMLElement>('[aria-label="ご希望の担当"] [data-control="edit"]');
  if (row) await click(row);
  expect(page.get("dialog[open]").textContent).toContain("ご希望の担当を編集");
  const label = [...page.box.querySelectorAll<HTMLInputElement>("dialog [data-field=label]")][0];
  if (!label) throw new Error("no label");
  await write(label, " ");
  await press("保存");
  expect(page.get("dialog[open] [role=alert]").textContent).toContain(
    "取得情報名 (表示名)を入力してください。",
  );
  await write(label, "担当");
  expect(model.dialogs.unsaved()?.dialog).toMatchObject({ is: "customer" });
  replies[`PATCH ${base}/online_configs?attr=customer:upsert`] = {
    ...{ status: 422, body: { message: "だめ", errors: { "item.label": ["長すぎます"] } } },
  };
  // The friend information does not fit: the item says nothing of its type.
  await press("友だち情報に登録する", "dialog [role=switch]");
  await press("保存");
  expect(label.getAttribute("aria-invalid")).toBe("true");
  expect(page.get("dialog[open] [role=alert]").textContent).toContain("長すぎます");
  replies[`PATCH ${base}/online_configs?attr=customer:upsert`] = online;
  await press("保存");
  expect(sent.at(-1)?.json).toMatchObject({
    item: { id: 71, label: "担当", type: 20, syncUserVar: false, order: 2 },
  });
  expect(sent.at(-1)?.json).not.toHaveProperty("item.swatch_id");
  expect([page.box.querySelector("dialog"), model.isDirty()]).toEqual([null, false]);
  expect(fieldOf("店舗名").value).toBe("表参道店");
});

test("an item is read again before it is saved: others' changes stay, and what both changed is asked about", async () => {
  const replies: Record<string, Reply | undefined> = { ...reads };
  const { sent, press, page } = await openSection(replies);
  await click(page.get('[aria-label="お名前"] [data-control="edit"]'));
  await write(page.get<HTMLInputElement>("dialog [data-field=label]"), "氏名");
  const [first, ...others] = online.customer_info as PlainObject[];
  const withFirst = (change: PlainObject) => ({
    ...online,
    customer_info: [{ ...first, ...change }, ...others],
  });
  replies[`GET ${base}/online_configs`] = withFirst({ label: "おなまえ", description: "かな" });
  const line = `PATCH ${base}/online_configs?attr=customer:upsert`;
  replies[line] = online;
  await press("保存");
  expect(sent.filter((each) => each.line === line)).toEqual([]);
  expect(page.get("dialog .notice-warning").textContent).toContain("おなまえ");
  const [, theirs] = page.box.querySelectorAll<HTMLInputElement>("dialog .notice-warning input[type=radio]");
  // Changed once more since it was asked about; what was stopped goes on by itself (rules: conflict-goes-on).
  replies[`GET ${base}/online_configs`] = withFirst({ label: "お名前2", description: "かな" });
  if (theirs) await click(theirs);
  expect(sent.filter((each) => each.line === line)).toEqual([]);
  const [mine] = page.box.querySelectorAll<HTMLInputElement>("dialog .notice-warning input[type=radio]");
  if (mine) await click(mine);
  expect(sent.filter((each) => each.line === line).map(({ json }) => json)).toEqual([
    { item: { ...first, label: "氏名", description: "かな" } },
  ]);
  expect(page.box.querySelector("dialog")).toBeNull();
});

test("an item that somebody has deleted meanwhile keeps what was written, and can be added anew", async () => {
  const replies: Record<string, Reply | undefined> = { ...reads };
  const { sent, press, page } = await openSection(replies);
  await click(page.get('[aria-label="お名前"] [data-control="edit"]'));
  await write(page.get<HTMLInputElement>("dialog [data-field=label]"), "氏名");
  const [first, ...others] = online.customer_info as PlainObject[];
  replies[`GET ${base}/online_configs`] = { ...online, customer_info: others };
  const line = `PATCH ${base}/online_configs?attr=customer:upsert`;
  replies[line] = { status: 404, body: { message: "項目が見つかりません。" } };
  await press("保存");
  expect(page.get("dialog [role=alert]").textContent).toContain("項目が見つかりません。");
  expect(page.get<HTMLInputElement>("dialog [data-field=label]").value).toBe("氏名");
  replies[line] = online;
  await press("新しく追加する");
  const { id: _, order: __, ...rest } = first ?? {};
  expect(sent.filter((each) => each.line === line).at(-1)?.json).toEqual({
    item: { ...rest, label: "氏名" },
  });
  expect(page.box.querySelector("dialog")).toBeNull();
});

test("what is written in a dialog is there again after another section was shown", async () => {
  const { model, press, page } = await openSection(reads);
  await press("項目を追加");
  await write(page.get<HTMLInputElement>("dialog [data-field=label]"), "年齢");
  await act(async () => model.show("urls"));
  expect(page.box.querySelector("dialog")).toBeNull();
  await act(async () => model.show("online"));
  expect(page.get<HTMLInputElement>("dialog [data-field=label]").value).toBe("年齢");
  expect(model.dialogs.unsaved()).not.toBeNull();
});

test("publishing is sent whole, and once more over what others have left", async () => {
  const replies: Record<string, Reply | undefined> = { ...reads };
  const { sent, page, alert } = await openSection(replies);
  const current = { ...online, shop_info: {}, updated_at: "2" };
  const line = `PUT ${base}/online_configs/3`;
  replies[line] = { status: 422, body: { message: "m", code: "stale", current } };
  await click(page.get("[data-control=is_public]"));
  expect(sent.filter((each) => each.line === line).map(({ json }) => json)).toEqual([
    { ...online, is_public: true, base_updated_at: "1" },
    { ...current, is_public: true, base_updated_at: "2" },
  ]);
  expect(alert()).toBe(salonWords.ja.changedByOthers);
  expect(page.get<HTMLInputElement>("[data-control=is_public]").checked).toBe(false);
});

test("an action that is taken off is sent as none, in its place", async () => {
  const replies: Record<string, Reply | undefined> = {
    ...reads,
    [`PUT ${base}/online_configs/3/actions`]: { ...online, actions: [{ event: "cancel", action_id: null }] },
  };
  const { model, sent, page, press } = await openSection(replies);
  await click(page.get('[data-field="cancel"] .icon-button'));
  expect(model.work("actions")?.isDirty()).toBe(true);
  await press("アクションを保存");
  expect(sent.at(-1)?.json).toEqual({ actions: [{ event: "cancel", action_id: null }] });
  expect(model.isDirty()).toBe(false);
});

test("the check reads once what it needs, and leads to where things are mended", async () => {
  const today = new Date().getFullYear();
  const hours = (year: number) => ({ year, type: 0, common: [], weekdays: {}, dates: {} });
  const replies: Record<string, Reply | undefined> = {
    ...reads,
    [`GET ${base}/courses/all`]: [],
    [`GET ${base}/resources/all`]: [{ id: 12, name: "佐々木", is_public: true }],
    [`GET ${base}/resource_course_unlinks`]: [],
    [`GET ${base}/configs?attr=opening`]: hours(today),
  };
  const { model, sent, page, press } = await openSection(replies);
  await press("確認する");
  await act(async () => {});
  const said = [
    "公開しているコースがありません",
    "今後62日間に営業時間がありません",
    "予約ページが公開されていません",
  ];
  for (const text of said) expect(page.box.textContent).toContain(text);
  expect(page.box.textContent).toContain("確認が必要な項目が4件あります");
  const count = sent.length;
  await press("確認する");
  expect(sent).toHaveLength(count);
  await press("「予約ページを公開する」へ移動");
  const { activeElement } = page.box.getRootNode() as ShadowRoot;
  expect(activeElement?.getAttribute("data-control")).toBe("is_public");
  await press("「コース」を開く");
  expect(model.section()).toBe("courses");
});

test("read only, nothing that writes is enabled", async () => {
  const { page, named } = await openSection(reads, { readonly: true } as Partial<SalonSettings>);
  const names = ["店舗情報を保存", "アクションを保存", "項目を追加", "削除", "並べ替え", "上へ移動"];
  for (const name of names) expect(named("button", name)).toBeUndefined();
  for (const input of page.box.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]"))
    expect(input.disabled).toBe(true);
  for (const each of page.box.querySelectorAll<HTMLButtonElement>("[role=switch]"))
    expect(each.disabled).toBe(true);
  for (const each of page.box.querySelectorAll<HTMLInputElement>("input[type=text], textarea"))
    expect(each.readOnly).toBe(true);
});
