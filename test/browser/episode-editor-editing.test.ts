import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { fieldIn, openEpisode, pressIn, serveEpisodes, textStep } from "../elements/episode-editor/page.js";
import { alertText, named, written } from "../elements/page.js";
import { blankEpisode, blankStep, quietEpisode, wholeEpisode } from "../fixtures/episodes.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused } from "./support/focus.js";

describe("editing", () => {
  test("from blank to a step with its date, all undone again", async () => {
    serveEpisodes();
    const editor = await openEpisode();
    await named(editor, "textbox", "名前").fill("前日のお知らせ");
    await named(editor, "button", "ステップを追加").click();
    await eventually(() => focused()?.getAttribute("data-field")).toBe("days");
    await userEvent.keyboard("３");
    expect(editor.value.steps[0]).toMatchObject({ days: 3, time: "10:00", order: 1 });
    await named(editor, "radio", "テンプレート").click();
    expect(editor.value.steps[0]?.content).toMatchObject({ kind: "template", text: null });
    await eventually(() => written(editor)).toContain("ゴールの3日前 10:00に、テンプレート（未選択）を送る");
    for (let undone = 0; undone < 10 && editor.canUndo; undone += 1) editor.undo();
    expect(editor.value).toEqual(blankEpisode);
  });

  test("the schedule follows what is typed; a sample is no edit", async () => {
    serveEpisodes();
    const editor = await openEpisode({}, quietEpisode);
    await named(editor, "textbox", "ゴール日").fill("2026-12-10");
    const lines = () =>
      [...(editor.shadowRoot?.querySelectorAll(".episode-plan > li .episode-line") ?? [])].map(
        ({ textContent }) => textContent?.replace(/（すでに過ぎています）$/, ""),
      );
    await eventually(lines).toEqual([
      "2026年12月7日(月) 10:00 ステップ 2：［名前］さん、明日お…",
      "2026年12月9日(水) 10:00 ステップ 1：［名前］さん、明日お…",
      "2026年12月10日(木) 10:00 ゴール",
      "2026年12月10日(木) 12:00 ステップ 3：［名前］さん、明日お…",
    ]);
    expect(written(editor)).toContain("ステップの順番と送信の順番が異なります");
    expect(written(editor)).toContain("ゴールより後に送信されます");
    expect(editor.dirty).toBe(false);
    await named(editor, "textbox", "ゴール日").fill("");
    await eventually(() => written(editor)).toContain("見本の日時を入力してください");
    await named(editor, "textbox", "ゴール日").fill("2026-12-10");
    await named(editor, "button", "送信順に並べ替え").click();
    expect(editor.value.steps.map(({ id, order }) => [id, order])).toEqual([
      [93, 1],
      [91, 2],
      [94, 3],
    ]);
    expect(written(editor)).not.toContain("ステップの順番と送信の順番が異なります");
    editor.undo();
    expect(editor.value).toEqual(quietEpisode);
  });

  test("real reservations fill the sample", async () => {
    serveEpisodes();
    const editor = await openEpisode({ "salon-id": "1" }, wholeEpisode);
    editor.reservations = [
      { id: 1, name: "佐藤", date: "2026-12-20", from: "15:00", to: "16:00" },
      5,
    ] as never;
    expect(editor.reservations).toHaveLength(1);
    await named(editor, "combobox", "見本の予約").selectOptions("佐藤さん 12月20日(日) 15:00");
    await eventually(() => written(editor)).toContain("2026年12月19日(土) 10:00");
    await named(editor, "textbox", "開始").fill("17:00");
    await expect.element(named(editor, "combobox", "見本の予約")).toHaveDisplayValue("自由に指定");
    await eventually(() => written(editor)).toContain("見本の日時を入力してください");
  });

  test("a length keeps its unit while it is typed", async () => {
    serveEpisodes();
    const editor = await openEpisode({}, { ...wholeEpisode, steps: [wholeEpisode.steps[1]] });
    const field = named(editor, "textbox", "経過時間");
    await expect.element(field).toHaveValue("2");
    await named(editor, "combobox", "単位").selectOptions("分");
    expect(editor.value.steps[0]?.offset_min).toBe(2);
    await field.fill("120");
    expect(editor.value.steps[0]?.offset_min).toBe(120);
    await expect.element(named(editor, "combobox", "単位")).toHaveDisplayValue("分");
    await named(editor, "textbox", "名前").click();
    await expect.element(named(editor, "combobox", "単位")).toHaveDisplayValue("時間");
    await expect.element(field).toHaveValue("2");
    await field.fill("1,440");
    expect(editor.value.steps[0]?.offset_min).toBe(86_400);
  });

  test("a time is pasted as people write it", async () => {
    serveEpisodes();
    const editor = await openEpisode({}, { ...quietEpisode, steps: [quietEpisode.steps[0]] });
    const paste = (text: string) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      fieldIn(editor, 0, "time").dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true, composed: true }),
      );
    };
    await eventually(() => {
      paste("午後１時半");
      return editor.value.steps[0]?.time;
    }).toBe("13:30");
    paste("いつか");
    expect(editor.value.steps[0]?.time).toBe("13:30");
  });

  test("a step is moved, copied and removed by its buttons; what it is called is said", async () => {
    serveEpisodes();
    const editor = await openEpisode({}, quietEpisode);
    const ids = () => editor.value.steps.map(({ id }) => id);
    pressIn(editor, 0, "下へ移動");
    await eventually(ids).toEqual([93, 91, 94]);
    pressIn(editor, 0, "複製");
    await eventually(ids).toEqual([93, null, 91, 94]);
    pressIn(editor, 1, "削除");
    await eventually(ids).toEqual([93, 91, 94]);
    await eventually(() =>
      [...(editor.shadowRoot?.querySelectorAll("[role=status]") ?? [])]
        .map((each) => each.textContent)
        .join(),
    ).toContain("ステップ 2を削除しました");
  });

  test("by keys: lifted, moved, put down", async () => {
    serveEpisodes();
    const editor = await openEpisode({}, quietEpisode);
    fieldIn(editor, 0, "grip").focus();
    await userEvent.keyboard(" {End} ");
    await eventually(() => editor.value.steps.map(({ id }) => id)).toEqual([93, 94, 91]);
    fieldIn(editor, 0, "grip").focus();
    await userEvent.keyboard(" {End}{Escape}");
    expect(editor.value.steps.map(({ id }) => id)).toEqual([93, 94, 91]);
  });

  test("what cannot be read is held, moved, and goes back as it came", async () => {
    serveEpisodes();
    const value = {
      ...blankEpisode,
      name: "x",
      type: 77,
      steps: ["broken", { timing_type: 9 }, { ...textStep, extra: [1] }],
      more: { a: 1 },
    };
    const editor = await openEpisode({}, value);
    expect(written(editor)).toContain("不明な種類（77）");
    expect(written(editor).match(/読み取れないステップ/g)?.length).toBeGreaterThanOrEqual(2);
    expect(editor.value).toEqual(value);
    expect(editor.checkValidity()).toBe(true);
    const events = record(editor, ["finish"]);
    editor.setAttribute("finisher", "emit");
    await editor.submit();
    expect(events[0]?.detail.payload).toEqual(value);
  });

  test("what is wrong is said at its field once one tries, and first", async () => {
    serveEpisodes();
    const editor = await openEpisode(
      { finisher: "emit" },
      { ...blankEpisode, steps: [{ ...blankStep, days: null, time: null }] },
    );
    await named(editor, "button", "保存").click();
    for (const message of [
      "名前を入力してください",
      "ステップ 1：日数は0〜999の整数で入力してください",
      "ステップ 1：時刻を入力してください",
      "ステップ 1：本文を入力してください",
    ])
      expect(alertText(editor)).toContain(message);
    expect(focused()?.getAttribute("data-field")).toBe("name");
  });
});

test("a figure may have its unit behind it", async () => {
  serveEpisodes();
  const editor = await openEpisode({}, { ...wholeEpisode, steps: [textStep] });
  const days = named(editor, "textbox", "日数");
  await days.fill("３日");
  await expect.element(days).toHaveValue("3");
  expect(editor.value.steps[0]).toMatchObject({ days: 3 });
  await days.fill("３日くらい");
  await expect.element(days).toHaveAccessibleDescription(/日数は0〜999の整数で入力してください/);
  await days.fill("3");
  await named(editor, "radio", "経過時間で指定").click();
  const elapsed = named(editor, "textbox", "経過時間");
  await elapsed.click();
  await userEvent.keyboard("30分");
  expect(editor.value.steps[0]).toMatchObject({ offset_min: 30 });
  await elapsed.fill("２時間");
  await expect.element(elapsed).toHaveValue("2");
  await expect.element(named(editor, "combobox", "単位")).toHaveDisplayValue("時間");
  expect(editor.value.steps[0]).toMatchObject({ offset_min: 120 });
});

test("the condition of a step opens in the place of the list and comes back", async () => {
  serveEpisodes(({ url }) =>
    url.pathname.endsWith("/funnel/register") ? { status: 200, json: { data: null } } : undefined,
  );
  const editor = await openEpisode({}, { ...quietEpisode, steps: [quietEpisode.steps[0]] });
  await named(editor, "switch", "条件").click();
  await eventually(() => written(editor)).toContain("この条件に合う友だちにだけ送ります。");
  editor.shadowRoot?.querySelector<HTMLElement>(".condition-head button")?.click();
  await expect.element(named(editor, "textbox", "名前")).toBeVisible();
  expect(editor.dirty).toBe(false);
});

test("200 steps: those below are heads until they come near, and a key stays the business of one", async () => {
  serveEpisodes();
  const steps = Array.from({ length: 200 }, (_, at) => ({
    ...textStep,
    id: at + 1,
    order: at + 1,
    days: 200 - at,
  }));
  const editor = await openEpisode({}, { ...quietEpisode, steps });
  expect(editor.shadowRoot?.querySelectorAll("[data-row]")).toHaveLength(200);
  expect(editor.shadowRoot?.querySelectorAll("[data-far]").length).toBeGreaterThan(100);
  expect(editor.shadowRoot?.querySelectorAll("[role=textbox]").length ?? 0).toBeLessThan(5);
});
