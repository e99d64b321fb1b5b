import { describe, expect, test } from "vitest";
import { AnswerFormEditor } from "../../../../src/features/filter/conditions/answer-form/AnswerFormEditor.js";
import { answerFormSamples } from "../../../../src/features/filter/conditions/answer-form/answer-form.samples.js";
import { FriendNameEditor } from "../../../../src/features/filter/conditions/friend-name/FriendNameEditor.js";
import { friendNameSamples } from "../../../../src/features/filter/conditions/friend-name/friend-name.samples.js";
import { LastReactionEditor } from "../../../../src/features/filter/conditions/last-reaction/LastReactionEditor.js";
import { lastReactionSamples } from "../../../../src/features/filter/conditions/last-reaction/last-reaction.samples.js";
import { MailEditor } from "../../../../src/features/filter/conditions/mail/MailEditor.js";
import { mailSamples } from "../../../../src/features/filter/conditions/mail/mail.samples.js";
import { MemoEditor } from "../../../../src/features/filter/conditions/memo/MemoEditor.js";
import { memoSamples } from "../../../../src/features/filter/conditions/memo/memo.samples.js";
import { OtherEditor } from "../../../../src/features/filter/conditions/other/OtherEditor.js";
import { otherSamples } from "../../../../src/features/filter/conditions/other/other.samples.js";
import { RegisteredEditor } from "../../../../src/features/filter/conditions/registered/RegisteredEditor.js";
import { registeredSamples } from "../../../../src/features/filter/conditions/registered/registered.samples.js";
import { ResponseMarkEditor } from "../../../../src/features/filter/conditions/response-mark/ResponseMarkEditor.js";
import { responseMarkSamples } from "../../../../src/features/filter/conditions/response-mark/response-mark.samples.js";
import { RichMenuEditor } from "../../../../src/features/filter/conditions/rich-menu/RichMenuEditor.js";
import { richMenuSamples } from "../../../../src/features/filter/conditions/rich-menu/rich-menu.samples.js";
import { ScenarioEditor } from "../../../../src/features/filter/conditions/scenario/ScenarioEditor.js";
import { scenarioSamples } from "../../../../src/features/filter/conditions/scenario/scenario.samples.js";
import { StatusMessageEditor } from "../../../../src/features/filter/conditions/status-message/StatusMessageEditor.js";
import { statusMessageSamples } from "../../../../src/features/filter/conditions/status-message/status-message.samples.js";
import { fire, write } from "../../../kit/render.js";
import { choose, last } from "./operator.js";
import { showEditor } from "./show-editor.js";

describe("days", () => {
  test("each end is written for itself, and an emptied one is open", async () => {
    const shown = await showEditor(RegisteredEditor, registeredSamples.since);
    await write(shown.control("友だち登録日 まで"), "2026-02-01");
    expect(last(shown)).toEqual([{ type: 30, date_from: "2026-01-01", date_to: "2026-02-01" }, "date_to"]);
    await write(shown.control("友だち登録日 から"), "");
    expect(last(shown)).toEqual([{ type: 30, date_from: null, date_to: "2026-02-01" }, "date_from"]);
  });

  test("the calendar of one end stops at the other", async () => {
    const shown = await showEditor(LastReactionEditor, lastReactionSamples.typical);
    expect(shown.control("最終反応日 から").max).toBe("2026-12-31");
    expect(shown.control("最終反応日 まで").min).toBe("2026-01-01");
  });

  test("what is wrong is said once, and of both", async () => {
    const errors = { date_from: "入力範囲が不正です。" };
    const shown = await showEditor(LastReactionEditor, lastReactionSamples.backwards, { errors });
    for (const label of ["最終反応日 から", "最終反応日 まで"]) {
      const end = shown.control(label);
      expect(end.getAttribute("aria-invalid")).toBe("true");
      const note = shown.get(`[id="${end.getAttribute("aria-describedby")}"]`);
      expect(note.textContent).toBe("入力範囲が不正です。");
    }
    expect(shown.box.querySelectorAll(".cond-error")).toHaveLength(1);
  });

  test("a day that does not exist is seen, and can be taken off; the focus stays", async () => {
    const shown = await showEditor(RegisteredEditor, registeredSamples.noDay);
    await shown.press(shown.control("「2026-02-30」を消す"));
    expect(last(shown)).toEqual([{ type: 30, date_from: null, date_to: null }, "date_from"]);
    expect(document.activeElement).toBe(shown.control("友だち登録日 から"));
    expect(shown.box.textContent).not.toContain("2026-02-30");
  });
});

describe("texts", () => {
  test("are written as one line; a blank at the end is no text yet", async () => {
    const shown = await showEditor(MemoEditor, memoSamples.typical);
    const field = shown.control("個別メモ");
    await write(field, "VIP　");
    expect(shown.changes).toEqual([]);
    await write(field, "VIP　銀座店");
    expect(last(shown)).toEqual([{ type: 20, memos: ["VIP", "銀座店"] }, "memos"]);
    expect(field.value).toBe("VIP　銀座店");
  });

  test("of pasted columns the first one is taken, and that is said until something else stands there", async () => {
    const shown = await showEditor(MailEditor, mailSamples.noAddress);
    const field = shown.control("メールアドレス");
    const said = () => shown.get("[role=status]").textContent;
    const paste = (text: string) => fire(field, "paste", { clipboardData: { getData: () => text } });
    await paste("a@example.com\nb@example.com");
    expect([last(shown)?.[0].qs, said()]).toEqual([["a@example.com", "b@example.com"], ""]);
    await paste("c@example.com\t中村\nd@example.com\t山田");
    expect(field.value).toBe("a@example.com b@example.com c@example.com d@example.com ");
    expect(said()).toBe("1列目だけを貼り付けました");
    await write(field, `${field.value}e`);
    expect(said()).toBe("");
  });

  test("a stored text is shown, and becomes a list with the first edit only", async () => {
    const shown = await showEditor(MemoEditor, memoSamples.oneText);
    expect(shown.control("個別メモ").value).toBe("VIP 銀座店");
    expect(shown.changes).toEqual([]);
    await write(shown.control("個別メモ"), "VIP");
    expect(last(shown)).toEqual([{ type: 20, memos: ["VIP"] }, "memos"]);
  });

  test("the status message is one text", async () => {
    const shown = await showEditor(StatusMessageEditor, statusMessageSamples.nothing);
    expect(shown.control("ステータスメッセージ").value).toBe("");
    await write(shown.control("ステータスメッセージ"), "本日 休業");
    expect(shown.control("ステータスメッセージ").value).toBe("本日 休業");
    expect(last(shown)).toEqual([{ type: 25, status: "本日 休業" }, "status"]);
  });

  test("names that are not switched off are searched, and each can be", async () => {
    const shown = await showEditor(FriendNameEditor, friendNameSamples.sparse);
    const boxes = [...shown.box.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
    await shown.press(boxes[1] as HTMLInputElement);
    expect(last(shown)).toEqual([{ type: 11, use_short_name: 0 }, "use_short_name"]);
    await shown.press(boxes[1] as HTMLInputElement);
    expect(last(shown)).toEqual([{ type: 11, use_short_name: 1 }, "use_short_name"]);
  });
});

describe("mail", () => {
  test("the status is chosen", async () => {
    const shown = await showEditor(MailEditor, mailSamples.addressOnly);
    await choose(shown, "メールの状態", "不達");
    expect(last(shown)).toEqual([{ ...mailSamples.addressOnly, mail_status: 5 }, "mail_status"]);
  });

  test("without the ability there is no choice, but a status that counts is seen (rules: mail-condition)", async () => {
    const settings = { abilities: ["mail"] };
    const fixed = await showEditor(MailEditor, mailSamples.noAddress, { settings });
    expect(fixed.box.querySelector("select")).toBeNull();
    expect(fixed.box.textContent).toBe("メールアドレスがない");
    await write(fixed.control("メールアドレス"), "a@example.com");
    expect(last(fixed)).toEqual([{ type: 15, qs: ["a@example.com"], mail_status: 3 }, "qs"]);
    const any = await showEditor(MailEditor, mailSamples.addressOnly, { settings });
    expect(any.box.textContent).toBe("");
  });
});

test("reaction and channel are chosen each for itself", async () => {
  const shown = await showEditor(OtherEditor, otherSamples.sparse);
  await choose(shown, "反応", "反応がない");
  await choose(shown, "連絡手段", "メールのみ");
  expect(shown.changes).toEqual([
    [{ type: 110, has_response: 10 }, "has_response"],
    [{ type: 110, has_response: 10, has_type: 12 }, "has_type"],
  ]);
});

describe("what is chosen from a list", () => {
  const items = [
    { id: 1, name: "未対応" },
    { id: 3, name: "対応済み" },
    { id: 501, name: "新規向け" },
    { id: 601, name: "通常メニュー" },
    { id: 1301, name: "アンケート" },
  ];

  test("marks are taken off one by one", async () => {
    const shown = await showEditor(ResponseMarkEditor, responseMarkSamples.typical, { items });
    await shown.press(shown.control("未対応を外す"));
    expect(last(shown)).toEqual([{ type: 50, notify: [3] }, "notify"]);
  });

  test("the way to the settings of marks is for accounts that may set them up (rules: mark-condition)", async () => {
    const link = "対応マークの設定（新しいタブで開く）";
    const shown = await showEditor(ResponseMarkEditor, responseMarkSamples.empty);
    const { href, target, rel } = shown.control<HTMLAnchorElement>(link);
    expect([new URL(href).pathname, target, rel]).toEqual(["/line/setting/notify", "_blank", "noopener"]);
    const other = await showEditor(ResponseMarkEditor, responseMarkSamples.empty, {
      settings: { abilities: [] },
    });
    expect(other.box.querySelector("a")).toBeNull();
  });

  test("the day of a scenario is asked for where it counts; one below 0 stays, to be refused (rules: scenario-condition)", async () => {
    const shown = await showEditor(ScenarioEditor, scenarioSamples.subscribed, { items });
    expect(shown.box.querySelector("[data-field=date]")).toBeNull();
    await choose(shown, "シナリオの条件", "を途中まで配信済み");
    expect(last(shown)).toEqual([{ ...scenarioSamples.subscribed, match: 2 }, "match"]);
    const day = shown.control("何日目まで配信済みか");
    await write(day, "7");
    expect(last(shown)).toEqual([{ ...scenarioSamples.subscribed, match: 2, date: 7 }, "date"]);
    await write(day, "-2");
    await fire(day, "focusout");
    expect([last(shown)?.[0].date, (day as HTMLInputElement).value]).toEqual([-2, "-2"]);
  });

  test("a scenario is taken off, and never tested from a filter", async () => {
    const shown = await showEditor(ScenarioEditor, scenarioSamples.subscribed, { items });
    expect(shown.box.textContent).not.toContain("テスト送信");
    await shown.press(shown.control("選択を解除"));
    expect(last(shown)).toEqual([{ ...scenarioSamples.subscribed, group_id: null }, "group_id"]);
  });

  test("no menu is asked for where none is meant, and the id is cleared (rules: rich-menu-condition)", async () => {
    const shown = await showEditor(RichMenuEditor, richMenuSamples.typical, { items });
    expect(shown.box.querySelector("[data-field=richmenu_id]")).not.toBeNull();
    await choose(shown, "リッチメニューの条件", "いずれかが設定されている（指定なし）");
    expect(last(shown)).toEqual([{ type: 93, richmenu_id: null, match: 2 }, "match"]);
    expect(shown.box.querySelector("[data-field=richmenu_id]")).toBeNull();
  });

  test("days of answers are asked for once they count, and stay when they no longer do", async () => {
    const shown = await showEditor(AnswerFormEditor, answerFormSamples.answered, { items });
    expect(shown.box.querySelector("[type=date]")).toBeNull();
    const box = () => shown.get<HTMLInputElement>("[data-field=use_date]");
    await shown.press(box());
    await write(shown.control("回答日 から"), "2026-01-01");
    await shown.press(box());
    expect(last(shown)).toEqual([
      { ...answerFormSamples.answered, use_date: 0, date_from: "2026-01-01" },
      "use_date",
    ]);
  });

  test("a form leads to where it is edited, unless it is deleted", async () => {
    const link = "回答フォームを編集（新しいタブで開く）";
    const shown = await showEditor(AnswerFormEditor, answerFormSamples.notAnswered, { items });
    expect(new URL(shown.control<HTMLAnchorElement>(link).href).pathname).toBe("/lvf/edit/1301");
    const deleted = await showEditor(AnswerFormEditor, answerFormSamples.deleted, { items });
    expect(deleted.box.querySelector("a")).toBeNull();
    expect(deleted.box.textContent).toContain("削除済みの回答フォーム");
  });
});

test.each([
  ["friend-name", FriendNameEditor, friendNameSamples.typical],
  ["memo", MemoEditor, memoSamples.typical],
  ["status-message", StatusMessageEditor, statusMessageSamples.typical],
  ["registered", RegisteredEditor, registeredSamples.noDay],
  ["response-mark", ResponseMarkEditor, responseMarkSamples.typical],
  ["scenario", ScenarioEditor, scenarioSamples.typical],
  ["rich-menu", RichMenuEditor, richMenuSamples.typical],
  ["answer-form", AnswerFormEditor, answerFormSamples.typical],
  ["mail", MailEditor, mailSamples.typical],
  ["last-reaction", LastReactionEditor, lastReactionSamples.typical],
  ["other", OtherEditor, otherSamples.typical],
] as const)("read-only, nothing of %s can be changed, and all has a name", async (_, Editor, sample) => {
  const shown = await showEditor(Editor as typeof MemoEditor, sample as typeof memoSamples.typical, {
    readOnly: true,
  });
  const controls = [...shown.box.querySelectorAll<HTMLInputElement>("input, select, button")];
  const changeable = controls.filter(
    (each) =>
      !each.readOnly &&
      !each.disabled &&
      !each.hasAttribute("aria-readonly") &&
      !(each.type === "radio" && each.checked),
  );
  expect(changeable.map(({ outerHTML }) => outerHTML)).toEqual([]);
  const nameless = controls.filter(
    (each) => !each.getAttribute("aria-label") && !each.closest("label")?.textContent,
  );
  expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
