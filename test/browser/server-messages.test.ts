import { describe, expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { emptyAction, textEffect, textField } from "../elements/action-editor/page.js";
import { drawnAction } from "../elements/action-editor/page-conditions.js";
import { example, openField, serveFields } from "../elements/form-field-editor/page.js";
import { control as friendControl, openFriend, row } from "../elements/friend-editor/page.js";
import { serveFriend } from "../elements/friend-editor/server.js";
import { serveFilters } from "../elements/funnel-editor/page.js";
import { openMessage, serveLists, textbox } from "../elements/message-editor/page.js";
import { channelsDrawn, openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { named } from "../elements/page.js";
import { openPanel } from "../elements/reservation-panel/page.js";
import { serveSalon } from "../elements/reservation-panel/server.js";
import { wholeNotification } from "../fixtures/notifications.js";
import { eventually, finishButton, within } from "./support/editors.js";

const refused = (errors: object) => ({ status: 422, json: { message: "誤りがあります。", errors } });
const two = ["一つ目です。", "二つ目です。"] as const;

/** What a control is described by, each piece of text once for each time that it is read. */
async function isAnnouncedOnce(place: Locator, messages: readonly string[] = two): Promise<void> {
  await expect.element(place).toHaveAccessibleDescription(messages.join(" "));
  const ids = (place.element().getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  expect(ids).toEqual([...new Set(ids)]);
}

describe("two messages about one field stand there, a line each, and each is read once", () => {
  const save = (friend: Element) => within(friend).getByRole("button", { name: "保存", exact: true });

  test.each([
    ["a text", 201, "textbox", "会員ランク"],
    ["a number", 202, "textbox", "来店回数"],
    ["a choice", 204, "combobox", "担当スタイリスト"],
    ["an image", 206, "link", "仕上がりの写真を開く photo.png"],
    ["a PDF", 207, "link", "カウンセリングシートを開く sheet.pdf"],
  ] as const)("friend-editor: %s", async (_, id, role, name) => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await within(friend).getByRole("textbox", { name: "紹介してくれた方", exact: true }).fill("山本");
    server.on("/member/var", refused({ [`vals.${id}`]: [...two, two[0]] }), "POST");
    await save(friend).click();
    await isAnnouncedOnce(within(friend).getByRole(role, { name, exact: true }));
    const notes = row(friend, `${id}`).querySelectorAll<HTMLElement>(".field-error");
    expect([...notes].map(({ innerText }) => innerText)).toEqual([two.join("\n")]);
  });

  test("friend-editor: a file that is not set", async () => {
    const server = serveFriend({ vals: {} });
    const friend = await openFriend("variables");
    await within(friend).getByRole("textbox", { name: "会員ランク", exact: true }).fill("金");
    server.on("/member/var", refused({ "vals.206": two }), "POST");
    await save(friend).click();
    await eventually(() => row(friend, "206").textContent).toContain(two.join("\n"));
    const about = friendControl(friend, "206").getAttribute("aria-describedby") ?? "";
    expect(friend.shadowRoot?.getElementById(about)?.textContent).toBe(two.join("\n"));
  });

  test("friend-editor: by both names of a field, and gone with the next edit", async () => {
    const server = serveFriend();
    const friend = await openFriend("base");
    const name = within(friend).getByRole("textbox", { name: "本名", exact: true });
    await name.fill("山田");
    server.on("/member/basevar", refused({ "vals.本名": [two[0]], 本名: [two[1]] }), "POST");
    await save(friend).click();
    await isAnnouncedOnce(name);
    const tab = within(friend).getByRole("tab", { name: "基本情報" });
    await expect.element(tab).toHaveAccessibleDescription("入力エラー1件");
    // Each line of the alert leads there.
    await within(friend).getByRole("button", { name: two[1], exact: true }).click();
    await eventually(() => friend.shadowRoot?.activeElement).toBe(name.element());
    await name.fill("山本");
    await expect.element(name).not.toHaveAttribute("aria-invalid");
  });

  test("friend-editor: of all tags and of one of them", async () => {
    const server = serveFriend();
    const friend = await openFriend("tags");
    friend.shadowRoot?.querySelector<HTMLElement>("[role=combobox]")?.click();
    await within(friend).getByRole("option", { name: "来店済み" }).click();
    await userEvent.keyboard("{Escape}");
    const errors = { tag_ids: two, "tag_ids.1": ["三つ目です。"] };
    server.on("/member/tag", refused(errors), "POST");
    await save(friend).click();
    const chosen = "3件を選択中：VIP、来店済み、配信停止";
    await isAnnouncedOnce(within(friend).getByRole("combobox", { name: "タグ" }), [
      chosen,
      ...two,
      "三つ目です。",
    ]);
    const opener = within(friend).getByRole("combobox", { name: "タグ" }).element();
    (opener as HTMLElement).click();
    await expect.element(within(friend).getByRole("option", { name: "来店済み" })).toBeVisible();
    // What is in its open list is not the field.
    const ids = opener.getAttribute("aria-describedby")?.split(" ") ?? [];
    const selector = ids.map((id) => `[aria-describedby~="${id}"]`).join();
    expect([...(friend.shadowRoot?.querySelectorAll(selector) ?? [])]).toEqual([opener]);
    expect(friend.shadowRoot?.querySelectorAll("[aria-invalid]").length).toBe(1);
  });

  test("form-field-editor: a text, a choice, all choices", async () => {
    const errors = { label: two, "options.0": two, "options.1.value": two, options: two, var_id: two };
    serveFields(({ method }) => (method === "POST" ? refused(errors) : undefined));
    const value = example(0);
    const editor = await openField({ value, finisher: "post", "finish-path": "/api/fields" });
    await editor.submit();
    await isAnnouncedOnce(named(editor, "textbox", "取得情報名 (表示名)"));
    await isAnnouncedOnce(named(editor, "textbox", "選択肢 1"));
    await isAnnouncedOnce(named(editor, "textbox", "選択肢 2"));
    await isAnnouncedOnce(named(editor, "button", "選択肢を追加"));
    await isAnnouncedOnce(named(editor, "combobox", "友だち情報"), ["担当スタイリスト", ...two]);
  });

  test("reservation-panel", async () => {
    const server = serveSalon();
    const panel = await openPanel({ type: "form" });
    server.on("/reservations", refused({ name: two, course_id: two }), "PUT");
    const field = (name: string) => within(panel).getByLabelText(name, { exact: true });
    await field("お名前").fill("長い");
    await within(panel).getByRole("button", { name: "保存", exact: true }).click();
    await isAnnouncedOnce(field("お名前"));
    await isAnnouncedOnce(field("コース"));
  });

  test("notification-editor", async () => {
    const errors = { title: two, "timings.0.from": two };
    serveNotifications(({ method }) => (method === "POST" ? refused(errors) : undefined));
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    await named(editor, "button", "保存").click();
    await isAnnouncedOnce(named(editor, "textbox", "通知名"));
    await isAnnouncedOnce(named(editor, "group", "時間帯 1").getByLabelText("開始", { exact: true }));
  });

  test("action-editor: in a field of one name, and in one of several", async () => {
    const errors = {
      "inputs.0.tag_ids": [two[0]],
      "inputs.0.tag_group_id": [two[1]],
      "inputs.1.text": two,
    };
    serveFilters({ save: () => refused(errors) });
    const tag = {
      type: 13,
      remove: 0,
      use_group: 0,
      tag_ids: [101],
      tag_group_id: null,
      member_query_id: null,
    };
    const editor = await drawnAction({ value: { ...emptyAction, inputs: [tag, textEffect("一")] } });
    await userEvent.click(finishButton(editor));
    const said = () =>
      [...(editor.shadowRoot?.querySelectorAll<HTMLElement>(".field-error") ?? [])].map(
        (each) => each.innerText,
      );
    await eventually(said).toEqual([two.join("\n"), two.join("\n")]);
    await expect.element(textField(editor, 2)).toHaveAccessibleDescription(new RegExp(two.join(" ")));
    // What stands at its field is not said at the head once more.
    expect(editor.shadowRoot?.querySelector(".problem-lines")).toBe(null);
  });

  test("message-editor, until the text is another", async () => {
    serveLists({}, () => refused({ text: two }));
    const editor = await openMessage({ value: "一", finisher: "post", "finish-path": "/messages" });
    await editor.submit();
    const text = textbox(editor);
    await expect.element(text).toHaveAccessibleDescription(new RegExp(two.join(" ")));
    await expect.element(text).toHaveAttribute("aria-invalid", "true");
    editor.value = "二";
    await expect.element(text).not.toHaveAttribute("aria-invalid");
  });
});
