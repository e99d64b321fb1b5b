import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { control, mountFriend, openFriend, row } from "../elements/friend-editor/page.js";
import { serveFriend } from "../elements/friend-editor/server.js";
import { alertText, textbox } from "../elements/page.js";
import { atRest } from "./support/clock.js";
import { eventually, shownText, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { commit, compose, pressForInputMethod } from "./support/input-method.js";
import { deferred, freshServer } from "./support/server.js";

const names = ["before-finish", "finish", "failure", "page-expired", "status-change", "change", "close"];
const save = (friend: Element) => within(friend).getByRole("button", { name: "保存", exact: true });
const saveAll = (friend: Element) => within(friend).getByRole("button", { name: "すべて保存" });
/** From the first choice of a conflict, round to the last. */
async function arrowUp(friend: Element) {
  const mine = within(friend).getByRole("radio", { name: "あなたの入力" });
  await expect.element(mine).toBeVisible();
  if (!(mine.element().getRootNode() as ShadowRoot).activeElement?.matches("[type=radio]"))
    (mine.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
}

/** Closes the dialog with unsaved work, until nothing of the friend is drawn. */
async function closeAndGiveUp(friend: Element) {
  await within(friend).getByRole("button", { name: "閉じる" }).click();
  await within(friend).getByRole("button", { name: "破棄する" }).click();
  await eventually(() => friend.shadowRoot?.querySelector("[data-row]")).toBe(null);
}

/** Variables that were typed and somebody else has changed meanwhile, once they were sent. */
async function saveStale(
  typed: Readonly<Record<string, string>> = {},
  theirs: Readonly<Record<number, string>> = {},
) {
  const server = serveFriend();
  const friend = await openFriend("variables");
  for (const [name, text] of Object.entries({ 会員ランク: "プラチナ", ...typed }))
    await textbox(friend, name).fill(text);
  server.others({ 201: "シルバー", ...theirs });
  await save(friend).click();
  return { server, friend };
}

describe("what is loaded", () => {
  test("each tab when it is first opened, once", async () => {
    const server = serveFriend();
    const friend = await openFriend("tags");
    expect([server.asked("/member/tag/1"), server.asked("/member/var/1")]).toEqual([1, 0]);
    await within(friend).getByRole("tab", { name: "友だち情報" }).click();
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("ゴールド");
    await within(friend).getByRole("tab", { name: "基本情報" }).click();
    await expect.element(textbox(friend, "本名")).toHaveValue("山田 花子");
    await within(friend).getByRole("tab", { name: "タグ" }).click();
    expect([
      server.asked("/member/tag/1"),
      server.asked("/member/var/1"),
      server.asked("/member/basevar/1"),
    ]).toEqual([1, 1, 1]);
  });

  test("a dialog loads nothing before it is open, and nothing when it is opened again", async () => {
    const server = serveFriend();
    const friend = mountFriend({ inline: false, tab: "variables" });
    expect(server.received.length).toBe(0);
    friend.show();
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("ゴールド");
    const asked = server.received.length;
    await within(friend).getByRole("button", { name: "閉じる" }).click();
    expect(friend.open).toBe(false);
    friend.show();
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("ゴールド");
    expect(server.received.length).toBe(asked);
  });

  const loads = [
    ["tags", "/member/tag/1", "読み込み中にエラーが発生しました"],
    ["variables", "/member/var/1", "友だち情報の読み込み中にエラーが発生しました"],
    ["variables", "/v_resource/varia", "友だち情報の読み込み中にエラーが発生しました"],
    ["base", "/member/basevar/1", "読み込み中にエラーが発生しました"],
    ["variables", "/var/choice/204", "選択肢の読み込み中にエラーが発生しました"],
  ] as const;
  test.each(loads)("%s: a failing %s is said in its words", async (tab, path, words) => {
    const server = serveFriend();
    server.on(path, { status: 400, json: {} });
    const friend = mountFriend({ tab });
    const events = record(friend, names);
    await eventually(() => alertText(friend)).toContain(words);
    expect(events.filter(({ type }) => type === "failure").map(({ detail }) => detail.messages[0])).toEqual([
      words,
    ]);
  });

  const answers = [
    [403, { message: "この友だちは見られません。" }, "この友だちは見られません。"],
    [403, null, "操作権限がありません"],
    [400, { message: "混み合っています。" }, "混み合っています。"],
  ] as const;
  test.each(
    loads.flatMap(([tab, path, words]) =>
      answers.map(([status, json, reason]) => ({ tab, path, words, status, json, reason })),
    ),
  )("$tab: of $path by $status first its words, then $reason", async ({ tab, path, words, ...refusal }) => {
    const { status, json, reason } = refusal;
    const server = serveFriend();
    server.on(path, { status, json });
    const friend = mountFriend({ tab });
    const events = record(friend, names);
    await eventually(() => alertText(friend).replaceAll("\n", "")).toBe(`${words}${reason}`);
    const failures = events.filter(({ type }) => type === "failure");
    expect(failures.map(({ detail }) => [detail.status, detail.messages])).toEqual([
      [status, [words, reason]],
    ]);
  });

  test("an unknown tab is the unknown error", async () => {
    serveFriend();
    const friend = mountFriend({ tab: "others" });
    await eventually(() => alertText(friend)).toContain("不明なエラーが発生しました");
  });
});

describe("saving a tab", () => {
  test("variables: changed ones only, with their metas as they were loaded", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    const before = { ...server.metas };
    const events = record(friend, names);
    await textbox(friend, "会員ランク").fill("シルバー");
    await textbox(friend, "来店回数").fill("１２，３４５．６７８");
    await save(friend).click();
    await eventually(() => server.posted("/member/var").length).toBe(1);
    const body = {
      member_id: 1,
      vals: { 201: "シルバー", 202: 12345.678 },
      metas: { 201: before[201], 202: before[202] },
      changed_item_ids: [201, 202],
    };
    expect(server.posted("/member/var")).toEqual([body]);
    await eventually(() => friend.dirty).toBe(false);
    const finish = events.find(({ type }) => type === "finish");
    expect(finish?.detail).toMatchObject({ tab: "variables", payload: body });
    await eventually(() => shownText(friend)).toContain("友だち情報を保存しました");
  });

  test("an edit that is taken back is no change", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "紹介してくれた方").fill("山本");
    await textbox(friend, "紹介してくれた方").fill("");
    await textbox(friend, "来店回数").fill("70");
    await textbox(friend, "来店回数").fill("7");
    expect(friend.dirty).toBe(false);
    await save(friend).click();
    await eventually(() => shownText(friend)).toContain("変更はありません");
    expect(server.posted("/member/var")).toEqual([]);
  });

  test("emptied: an empty text, else null", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "会員ランク").fill("");
    await textbox(friend, "来店回数").fill("");
    await userEvent.clear(control(friend, "203"));
    for (const name of ["担当スタイリスト", "仕上がりの写真", "カウンセリングシート"])
      await within(friend)
        .getByRole("button", { name: `${name}を消す` })
        .click();
    await save(friend).click();
    await eventually(() => server.posted("/member/var")[0]?.vals).toEqual({
      ...{ 201: "", 202: null, 203: null, 204: null, 206: null, 207: null },
    });
  });

  test("tags: the present ones are read, and one's own additions and removals applied", async () => {
    const server = serveFriend();
    const friend = await openFriend("tags");
    friend.shadowRoot?.querySelector<HTMLElement>("[role=combobox]")?.click();
    await within(friend).getByRole("option", { name: "来店済み" }).click();
    await userEvent.keyboard("{Escape}");
    server.tagIds = [101, 103, 104];
    await saveAll(friend).click();
    await eventually(() => server.posted("/member/tag")).toEqual([
      { member_id: 1, tag_ids: [101, 102, 103, 104] },
    ]);
  });

  test("a tag that is chosen while others are saved stays chosen, and unsaved", async () => {
    const server = serveFriend();
    const friend = await openFriend("tags");
    const later = deferred({ json: { member_id: 1, tag_ids: [101, 102, 103] } });
    server.on("/member/tag", later.answer, "POST");
    friend.shadowRoot?.querySelector<HTMLElement>("[role=combobox]")?.click();
    await within(friend).getByRole("option", { name: "来店済み" }).click();
    await userEvent.keyboard("{Escape}");
    await save(friend).click();
    await eventually(() => server.posted("/member/tag").length).toBe(1);
    friend.shadowRoot?.querySelector<HTMLElement>("[role=combobox]")?.click();
    await within(friend).getByRole("option", { name: "春の会員" }).click();
    await userEvent.keyboard("{Escape}");
    server.tagIds = [101, 102, 103];
    later.arrive();
    await eventually(() => friend.status).toBe(0);
    await eventually(() => server.asked("/member/tag/1")).toBe(3);
    await save(friend).click();
    await eventually(() => server.posted("/member/tag").at(-1)?.tag_ids).toEqual([101, 102, 103, 104]);
  });

  test("tags that are refused are told at their field after what is chosen, in the server's words alone", async () => {
    const server = serveFriend();
    const friend = await openFriend("tags");
    friend.shadowRoot?.querySelector<HTMLElement>("[role=combobox]")?.click();
    await within(friend).getByRole("option", { name: "来店済み" }).click();
    await userEvent.keyboard("{Escape}");
    server.on("/member/tag", { status: 422, json: { errors: { tag_ids: ["タグが多すぎます。"] } } }, "POST");
    await save(friend).click();
    await eventually(() => alertText(friend)).toBe("タグが多すぎます。");
    const tags = within(friend).getByRole("combobox", { name: "タグ" });
    await expect.element(tags).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(tags)
      .toHaveAccessibleDescription("3件を選択中：VIP、来店済み、配信停止 タグが多すぎます。");
  });

  test("base values and the memo by calls of their own, one finish", async () => {
    const server = serveFriend();
    const friend = await openFriend("base");
    const events = record(friend, names);
    await textbox(friend, "本名").fill("山田 太郎");
    await textbox(friend, "個別メモ").fill("静かな席");
    await save(friend).click();
    await eventually(() => server.posted("/member/memo")).toEqual([{ member_id: 1, memo: "静かな席" }]);
    expect(server.posted("/member/basevar")).toEqual([{ member_id: 1, vals: { 本名: "山田 太郎" } }]);
    await eventually(() => events.filter(({ type }) => type === "finish").length).toBe(1);
    expect(control(friend, "電話番号", "base").readOnly).toBe(true);
  });

  test("a press while a save is in flight says so and sends nothing", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    const later = deferred({ json: { member_id: 1, vals: { 201: "新" }, metas: {} } });
    server.on("/member/var", later.answer, "POST");
    await textbox(friend, "会員ランク").fill("新");
    await save(friend).click();
    await save(friend).click();
    await eventually(() => alertText(friend)).toContain("通信中です。OKを押してしばらくお待ちください。");
    later.arrive();
    await eventually(() => friend.status).toBe(0);
    await eventually(() => alertText(friend)).toBe("");
    expect(server.posted("/member/var").length).toBe(1);
  });

  test("another friend that is shown meanwhile gets nothing of it, and waits for nothing", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    const events = record(friend, names);
    const later = deferred({ json: { member_id: 1, vals: { 201: "一人目の" }, metas: {} } });
    server.on("/member/var", later.answer, "POST");
    await textbox(friend, "会員ランク").fill("一人目の");
    await save(friend).click();
    await eventually(() => server.posted("/member/var").length).toBe(1);
    friend.memberId = "2";
    expect(friend.status).toBe(0);
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("ゴールド");
    later.arrive();
    await textbox(friend, "紹介してくれた方").fill("二人目の");
    await save(friend).click();
    await eventually(() => events.filter(({ type }) => type === "finish").length).toBe(1);
    expect(server.posted("/member/var").at(-1)).toMatchObject({ member_id: 2, vals: { 210: "二人目の" } });
    expect(control(friend, "201").value).toBe("ゴールド");
    // Its work comes back with the one before, and is known to be saved.
    server.vals[201] = "一人目の";
    friend.memberId = "1";
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("一人目の");
    await eventually(() => friend.dirty).toBe(false);
  });

  test("422: messages at their fields, a mark on the tab, the focus on the first", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "会員ランク").fill("長すぎる");
    await textbox(friend, "紹介してくれた方").fill("誰か");
    server.on(
      "/member/var",
      {
        status: 422,
        json: { message: "", errors: { "vals.201": ["長すぎます。"], 210: ["知らない方です。"] } },
      },
      "POST",
    );
    await save(friend).click();
    await eventually(() => alertText(friend)).toContain("友だち情報の保存に失敗しました");
    expect(alertText(friend)).toContain("長すぎます。");
    await expect.element(textbox(friend, "会員ランク")).toHaveAttribute("aria-invalid", "true");
    await expect.element(textbox(friend, "会員ランク")).toHaveAccessibleDescription(/長すぎます。/);
    await expect.element(textbox(friend, "紹介してくれた方")).toHaveAccessibleDescription(/知らない方です。/);
    await eventually(() => friend.shadowRoot?.activeElement).toBe(control(friend, "201"));
    await expect
      .element(within(friend).getByRole("tab", { name: "友だち情報" }))
      .toHaveAccessibleDescription("入力エラー2件");
  });
});

describe("what others change meanwhile", () => {
  test("other fields: both stay, and nobody is asked", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "会員ランク").fill("プラチナ");
    server.others({ 202: 8 });
    await save(friend).click();
    await eventually(() => server.vals).toMatchObject({ 201: "プラチナ", 202: 8 });
    await eventually(() => control(friend, "202").value).toBe("8");
  });

  test("the same field: nothing is sent before the operator has chosen", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    const events = record(friend, names);
    await textbox(friend, "会員ランク").fill("プラチナ");
    server.others({ 201: "シルバー" });
    await save(friend).click();
    const group = within(friend).getByRole("radiogroup", { name: "会員ランクの競合" });
    await expect.element(group).toBeVisible();
    expect(group.getByRole("radio", { checked: true }).query()).toBe(null);
    await expect
      .element(group.getByRole("radio", { name: "高橋さんの変更" }))
      .toHaveAccessibleDescription("シルバー");
    expect(alertText(friend)).toContain("ほかの人が変更しました。");
    expect(events.map(({ type }) => type)).not.toContain("page-expired");
    await save(friend).click();
    expect(server.posted("/member/var").length).toBe(1);
    const goesOn = within(friend).getByText("選ぶと保存を続けます。");
    await expect.element(goesOn).toBeVisible();
    const [lead, next] = [goesOn.element().previousElementSibling, goesOn.element()].map((each) =>
      each?.getBoundingClientRect(),
    );
    expect([next?.left, next?.top]).toEqual([lead?.left, lead?.bottom]);
    await group.getByRole("radio", { name: "あなたの入力" }).click();
    await eventually(() => server.vals[201]).toBe("プラチナ");
    await eventually(() => friend.dirty).toBe(false);
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("プラチナ");
  });

  test.each([
    ["高橋さんの変更", "シルバー"],
    ["編集前の値", "ゴールド"],
  ])("%s stays", async (choice, value) => {
    const { server, friend } = await saveStale({ 紹介してくれた方: "山本" });
    await within(friend).getByRole("radio", { name: choice }).click();
    await eventually(() => server.vals).toMatchObject({ 201: value, 210: "山本" });
  });

  test("a decision that is taken back is asked for again", async () => {
    const { server, friend } = await saveStale();
    await arrowUp(friend);
    await within(friend).getByRole("button", { name: "元に戻す" }).click();
    await save(friend).click();
    await eventually(() => alertText(friend)).toContain("残す値を選択してください。");
    expect(server.vals[201]).toBe("シルバー");
  });

  test("an arrow passes by and saves nothing; Enter, or Space, goes on", async () => {
    const { server, friend } = await saveStale();
    await arrowUp(friend);
    await arrowUp(friend);
    await expect.element(within(friend).getByRole("radio", { name: "高橋さんの変更" })).toBeChecked();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await arrowUp(friend);
    expect(server.posted("/member/var").length).toBe(1);
    expect(friend.dirty).toBe(true);
    await userEvent.keyboard("{Enter}");
    await eventually(() => friend.dirty).toBe(false);
    expect(server.vals[201]).toBe("プラチナ");
  });

  test("what goes on is the save that was stopped, of that tab alone", async () => {
    const server = serveFriend();
    const friend = await openFriend("base");
    await textbox(friend, "本名").fill("山田 太郎");
    friend.setAttribute("tab", "variables");
    await textbox(friend, "会員ランク").fill("プラチナ");
    server.others({ 201: "シルバー" });
    await save(friend).click();
    await within(friend).getByRole("radio", { name: "あなたの入力" }).click();
    await eventually(() => server.vals[201]).toBe("プラチナ");
    expect(server.posted("/member/basevar")).toEqual([]);
    expect(friend.dirty).toBe(true);
  });

  test("of two the save waits for the last, and a page that keeps it keeps it (rules: conflict-goes-on)", async () => {
    const { server, friend } = await saveStale({ 紹介してくれた方: "山本" }, { 210: "山田" });
    const choice = (name: string) =>
      within(friend)
        .getByRole("radiogroup", { name: `${name}の競合` })
        .getByRole("radio", { name: "あなたの入力" });
    await choice("会員ランク").click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.posted("/member/var").length).toBe(1);
    let kept = 0;
    friend.addEventListener("before-finish", (event) => {
      kept += 1;
      if (kept === 1) event.preventDefault();
    });
    await choice("紹介してくれた方").click();
    await eventually(() => kept).toBe(1);
    expect(server.posted("/member/var").length).toBe(1);
    await choice("紹介してくれた方").click();
    await eventually(() => server.vals).toMatchObject({ 201: "プラチナ", 210: "山本" });
  });

  test("the same friend on another server is another one", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "会員ランク").fill("書きかけ");
    server.vals[201] = "よそのランク";
    friend.apiBase = freshServer();
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("よそのランク");
    expect(friend.dirty).toBe(false);
  });

  test("a newer version of the same value is sent again by itself", async () => {
    const { server, friend } = await saveStale({}, { 201: "ゴールド" });
    await eventually(() => server.vals[201]).toBe("プラチナ");
    expect(server.posted("/member/var").length).toBe(2);
    expect(alertText(friend)).toBe("");
  });

  test("base values too", async () => {
    const server = serveFriend();
    const friend = await openFriend("base");
    await textbox(friend, "本名").fill("山田 太郎");
    server.base.本名 = "山本 花子";
    await save(friend).click();
    await expect.element(within(friend).getByRole("radiogroup", { name: "本名の競合" })).toBeVisible();
    expect(server.posted("/member/basevar")).toEqual([]);
  });

  test("the editor never shows again what was there before it was told of newer values", async () => {
    const server = serveFriend();
    const friend = mountFriend({ inline: false, tab: "base", open: true });
    await textbox(friend, "本名").fill("山田 太郎");
    server.base.本名 = "山本 花子";
    await save(friend).click();
    const group = within(friend).getByRole("radiogroup", { name: "本名の競合" });
    await expect
      .element(group.getByRole("radio", { name: "ほかの人の変更" }))
      .toHaveAccessibleDescription("山本 花子");
    friend.memberId = "2";
    await expect.element(textbox(friend, "本名")).toHaveValue("山本 花子");
    friend.memberId = "1";
    await expect
      .element(group.getByRole("radio", { name: "ほかの人の変更" }))
      .toHaveAccessibleDescription("山本 花子");
    await closeAndGiveUp(friend);
    friend.show();
    await atRest();
    await eventually(() => control(friend, "本名", "base").value).toBe("山本 花子");
  });

  test("base values that were saved before the memo was refused are there when it is opened again", async () => {
    const server = serveFriend();
    const friend = mountFriend({ inline: false, tab: "base", open: true });
    await textbox(friend, "本名").fill("山田 太郎");
    await textbox(friend, "個別メモ").fill("静かな席");
    server.on("/member/memo", { status: 500, json: {} }, "POST");
    await save(friend).click();
    await eventually(() => alertText(friend)).not.toBe("");
    await closeAndGiveUp(friend);
    friend.show();
    await atRest();
    await eventually(() => control(friend, "memo", "base").value).toBe("窓側の席");
    expect(control(friend, "本名", "base").value).toBe("山田 太郎");
  });

  test("nor values of variables that came with a conflict, once that was given up", async () => {
    const { friend } = await saveStale();
    await expect.element(within(friend).getByRole("radiogroup")).toBeVisible();
    const asked = friend.confirmLeave();
    await within(friend).getByRole("button", { name: "破棄する" }).click();
    expect(await asked).toBe(true);
    friend.memberId = "2";
    friend.memberId = "1";
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("シルバー");
  });

  test("another 409 is an expired page, and the draft is kept", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables", { "draft-key": "friend-409" });
    friend.addEventListener("page-expired", (event) => event.preventDefault());
    const events = record(friend, names);
    await textbox(friend, "会員ランク").fill("プラチナ");
    server.on("/member/var", { status: 409, json: { message: "期限切れです。" } }, "POST");
    await save(friend).click();
    await eventually(() => events.map(({ type }) => type)).toContain("page-expired");
    expect(sessionStorage.getItem("friend-409")).toContain("プラチナ");
    sessionStorage.removeItem("friend-409");
  });
});

describe("saving all", () => {
  test("in order, on after a refused tab, with a line for each and one finish for each that went", async () => {
    const server = serveFriend();
    const friend = await openFriend("base");
    await textbox(friend, "本名").fill("山田 太郎");
    await within(friend).getByRole("tab", { name: "友だち情報" }).click();
    await textbox(friend, "会員ランク").fill("プラチナ");
    const events = record(friend, names);
    server.on("/member/var", { status: 422, json: { errors: { "vals.201": ["長すぎます。"] } } }, "POST");
    const result = friend.submit();
    await eventually(() => shownText(friend)).toContain("友だち情報：保存できませんでした");
    expect(shownText(friend)).toContain("基本情報：保存しました");
    expect(shownText(friend)).toContain("タグ：変更なし");
    expect((await result).ok).toBe(false);
    expect(
      events
        .filter(({ type }) => type === "finish" || type === "failure")
        .map(({ type, detail }) => [type, detail.tab]),
    ).toEqual([
      ["failure", "variables"],
      ["finish", "base"],
    ]);
    expect(alertText(friend)).toContain("友だち情報の保存に失敗しました");
  });

  test("emit: each tab's body, and no call", async () => {
    const server = serveFriend();
    const friend = await openFriend("base", { finisher: "emit" });
    const events = record(friend, names);
    await textbox(friend, "本名").fill("山田 太郎");
    await saveAll(friend).click();
    await eventually(() => events.map(({ type }) => type)).toContain("finish");
    expect(events.find(({ type }) => type === "finish")?.detail).toEqual({
      finisher: "emit",
      payload: { member_id: 1, vals: { 本名: "山田 太郎" } },
      tab: "base",
    });
    expect(server.received.filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("can be taken back, through the same merge", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "会員ランク").fill("プラチナ");
    await textbox(friend, "来店回数").fill("8");
    await save(friend).click();
    await eventually(() => server.vals[201]).toBe("プラチナ");
    // What is asked for again after a save must not bring what others do only then.
    await eventually(() => server.asked("/member/var/1")).toBe(2);
    server.others({ 202: 9 });
    await within(friend).getByRole("button", { name: "保存を元に戻す" }).click();
    await eventually(() => server.vals).toMatchObject({ 201: "プラチナ", 202: 9 });
    await expect.element(within(friend).getByRole("radiogroup", { name: "来店回数の競合" })).toBeVisible();
    await within(friend).getByRole("radio", { name: "高橋さんの変更" }).click();
    await save(friend).click();
    await eventually(() => server.vals).toMatchObject({ 201: "ゴールド", 202: 9 });
  });
});

describe("taking a save back", () => {
  const takeBack = (friend: Element) => within(friend).getByRole("button", { name: "保存を元に戻す" });

  test("what was written since, here or on another tab, stays as it is and unsaved", async () => {
    const server = serveFriend();
    const friend = await openFriend("base");
    await textbox(friend, "本名").fill("山田 太");
    friend.setAttribute("tab", "variables");
    await textbox(friend, "会員ランク").fill("プラチナ");
    await save(friend).click();
    await eventually(() => server.vals[201]).toBe("プラチナ");
    await textbox(friend, "来店回数").fill("たくさ");
    await takeBack(friend).click();
    await eventually(() => server.vals[201]).toBe("ゴールド");
    expect(server.posted("/member/var").at(-1)).toMatchObject({
      vals: { 201: "ゴールド" },
      changed_item_ids: [201],
    });
    await eventually(() => control(friend, "201").value).toBe("ゴールド");
    expect([control(friend, "202").value, server.posted("/member/basevar"), friend.dirty]).toEqual([
      ...["たくさ", []],
      true,
    ]);
  });

  test("a conflict of it that is decided goes on with it alone", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "会員ランク").fill("プラチナ");
    await save(friend).click();
    await expect.element(takeBack(friend)).toBeVisible();
    await eventually(() => server.asked("/member/var/1")).toBe(2);
    server.others({ 201: "シルバー" });
    await textbox(friend, "紹介してくれた方").fill("山");
    await takeBack(friend).click();
    await within(friend).getByRole("radio", { name: "あなたの入力" }).click();
    await eventually(() => server.vals[201]).toBe("ゴールド");
    await eventually(() => friend.status).toBe(0);
    expect([server.vals[210], control(friend, "210").value]).toEqual([undefined, "山"]);
  });

  test("pressed while another save is in flight it says so, and takes nothing back", async () => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "会員ランク").fill("プラチナ");
    await save(friend).click();
    await expect.element(takeBack(friend)).toBeVisible();
    const later = deferred({ json: { member_id: 1, vals: { 210: "山本" }, metas: {} } });
    server.on("/member/var", later.answer, "POST");
    await textbox(friend, "紹介してくれた方").fill("山本");
    await save(friend).click();
    await takeBack(friend).click();
    await eventually(() => alertText(friend)).toContain("通信中です。OKを押してしばらくお待ちください。");
    expect(control(friend, "201").value).toBe("プラチナ");
    later.arrive();
    await eventually(() => friend.dirty).toBe(false);
  });
});

describe("closing", () => {
  test("with unsaved work it is asked", async () => {
    serveFriend();
    const friend = mountFriend({ inline: false, tab: "variables", open: true });
    await textbox(friend, "会員ランク").fill("プラチナ");
    await userEvent.keyboard("{Escape}");
    await expect
      .element(within(friend).getByRole("dialog", { name: "保存していない変更があります" }))
      .toBeVisible();
    await within(friend).getByRole("button", { name: "編集を続ける" }).click();
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("プラチナ");
    await within(friend).getByRole("button", { name: "閉じる" }).click();
    await within(friend).getByRole("button", { name: "破棄する" }).click();
    expect(friend.open).toBe(false);
    friend.show();
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("ゴールド");
  });

  test("what was given up is not offered again", async () => {
    serveFriend();
    const draft = { "draft-key": "friend-given-up" };
    const friend = mountFriend({ inline: false, tab: "variables", open: true, ...draft });
    await textbox(friend, "会員ランク").fill("プラチナ");
    await eventually(() => sessionStorage.getItem("friend-given-up")).toContain("プラチナ");
    await userEvent.keyboard("{Escape}");
    await within(friend).getByRole("button", { name: "破棄する" }).click();
    await eventually(() => sessionStorage.getItem("friend-given-up")).toBe(null);
  });

  test("work of a friend whom the page has left survives a reload", async () => {
    serveFriend();
    const draft = { "draft-key": "friend-left" };
    const friend = await openFriend("variables", draft);
    await textbox(friend, "会員ランク").fill("一人目の書きかけ");
    friend.memberId = "2";
    await textbox(friend, "紹介してくれた方").fill("二人目の書きかけ");
    await eventually(() => sessionStorage.getItem("friend-left")).toContain("二人目");
    friend.remove();
    const again = await openFriend("variables", draft);
    await within(again).getByRole("button", { name: "復元する" }).click();
    expect(control(again, "201").value).toBe("一人目の書きかけ");
    again.memberId = "2";
    await within(again).getByRole("button", { name: "復元する" }).click();
    await expect.element(textbox(again, "紹介してくれた方")).toHaveValue("二人目の書きかけ");
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith("friend-left")) sessionStorage.removeItem(key);
  });

  test("while a conversion is under way Escape closes nothing, and what it leaves is one edit", async () => {
    serveFriend();
    const friend = mountFriend({ inline: false, tab: "variables", open: true });
    await textbox(friend, "紹介してくれた方").click();
    const changes = record(friend, ["change"]);
    await compose("や");
    await compose("山");
    await pressForInputMethod("Escape");
    expect(friend.open).toBe(true);
    expect(changes.length).toBe(0);
    await commit("山本");
    await eventually(() => changes.length).toBe(1);
    expect(control(friend, "210").value).toBe("山本");
    await within(friend).getByRole("button", { name: "元に戻す" }).click();
    expect(friend.dirty).toBe(false);
  });

  test("the focus goes back to what opened it, which is the page's", async () => {
    serveFriend();
    const friend = mountFriend({ inline: false, tab: "variables" });
    const opener = document.createElement("button");
    friend.before(opener);
    opener.focus();
    friend.show();
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("ゴールド");
    await textbox(friend, "会員ランク").click();
    await userEvent.keyboard("{Escape}");
    await eventually(() => document.activeElement).toBe(opener);
  });

  test("by script nothing is asked, and the work is there when it is opened again", async () => {
    serveFriend();
    const friend = mountFriend({ inline: false, tab: "variables", open: true });
    await textbox(friend, "会員ランク").fill("プラチナ");
    friend.close();
    friend.memberId = "2";
    friend.memberId = "1";
    friend.show();
    await expect.element(textbox(friend, "会員ランク")).toHaveValue("プラチナ");
    expect(row(friend, "201").dataset.changed).toBe("");
  });
});
