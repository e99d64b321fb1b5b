import { expect, onTestFinished, test, vi } from "vitest";
import { callsOf, openEpisode, serveLife, startButton } from "../elements/episode-editor/page.js";
import { alertText, named, written } from "../elements/page.js";
import { quietEpisode, wholeEpisode } from "../fixtures/episodes.js";
import { eventually } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";

test("a start names the steps that are over, and waits for a tick", async () => {
  const calls = serveLife();
  const editor = await openEpisode({}, quietEpisode);
  const events = record(editor, ["activated", "change"]);
  await named(editor, "textbox", "ゴール日").fill("2020-01-10");
  await named(editor, "button", "配信を開始").click();
  await eventually(() => written(editor)).toContain("配信を開始しますか？");
  expect(written(editor)).toContain("見本 2020年1月10日 10:00：ステップ1、ステップ2、ステップ3");
  expect(written(editor)).toContain("開始した配信を停止する機能はありません。止めるには削除してください。");
  const start = startButton(editor);
  await expect.element(start).toHaveAttribute("aria-disabled", "true");
  await start.click({ force: true });
  expect(callsOf(calls)).toEqual([]);
  await named(editor, "checkbox", "確認しました").click();
  await start.click();
  await eventually(() => callsOf(calls)).toEqual(["POST /api/episodes/8/activate"]);
  await eventually(() => inBrief(events)).toEqual(["activated"]);
  expect(editor.value).toMatchObject({ is_active: true, activated_at: "2026-11-27T10:00:00+09:00" });
  expect(editor.dirty).toBe(false);
  expect(editor.canUndo).toBe(false);
  await eventually(() => written(editor)).toContain("配信中（11月27日 10:00から）");
  expect(written(editor)).toContain("配信を開始しました");
  expect(named(editor, "button", "配信を開始").query()).toBe(null);
});

test("what went over while the question stood there is shown first, and needs another press", async () => {
  const calls = serveLife();
  const at = (time: string) => Date.parse(`2026-11-27T${time}:00+09:00`);
  vi.useFakeTimers({ now: at("09:55"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const editor = await openEpisode({}, quietEpisode);
  // Its second step is sent at 10:00 today.
  await named(editor, "textbox", "ゴール日").fill("2026-11-30");
  const first = () => editor.shadowRoot?.querySelector(".episode-plan .episode-moment")?.textContent;
  await eventually(first).toBe("2026年11月27日(金) 10:00");
  await named(editor, "button", "配信を開始").click();
  const start = startButton(editor);
  await expect.element(start).not.toHaveAttribute("aria-disabled");
  const lines = named(editor, "list", "過ぎたステップは、開始するとすぐに送信される場合があります。");
  expect(lines.query()).toBe(null);
  vi.setSystemTime(at("10:02"));
  await start.click();
  await expect.element(lines).toHaveTextContent("見本 11月30日 10:00：ステップ2");
  expect(callsOf(calls)).toEqual([]);
  await named(editor, "checkbox", "確認しました").click();
  // Two days later the first is over, too: what was read is not what is so now.
  vi.setSystemTime(at("10:02") + 2 * 24 * 60 * 60 * 1000);
  await start.click();
  await expect.element(lines).toHaveTextContent("：ステップ1、ステップ2");
  await expect.element(named(editor, "checkbox", "確認しました")).not.toBeChecked();
  expect(callsOf(calls)).toEqual([]);
  await named(editor, "checkbox", "確認しました").click();
  await start.click();
  await eventually(() => callsOf(calls)).toEqual(["POST /api/episodes/8/activate"]);
});

test("real reservations are named, at most five", async () => {
  serveLife();
  const editor = await openEpisode({}, { ...wholeEpisode, is_active: false });
  editor.reservations = Array.from({ length: 7 }, (_, at) => ({
    id: at,
    name: `客${at}`,
    date: "2020-01-10",
    from: "15:00",
    to: "16:00",
  }));
  await named(editor, "button", "配信を開始").click();
  await eventually(() => written(editor)).toContain("客4さん 2020年1月10日 15:00：ステップ1、ステップ2");
  expect(written(editor)).not.toContain("客5さん 2020年1月10日 15:00：");
  expect(written(editor)).toContain("ほか2件");
});

test("two reservations may have one name and one time, also while the list changes", async () => {
  serveLife();
  const editor = await openEpisode({}, { ...wholeEpisode, is_active: false });
  const at = (id: number, name: string) => ({
    ...{ id, name, date: "2020-01-10", from: "15:00", to: "16:00" },
  });
  editor.reservations = [at(1, "佐藤"), at(2, "佐藤"), at(3, "田中")];
  await named(editor, "button", "配信を開始").click();
  const lines = named(editor, "list", "過ぎたステップは、開始するとすぐに送信される場合があります。");
  await expect.element(lines.getByRole("listitem").nth(2)).toHaveTextContent("田中さん");
  editor.reservations = [at(3, "田中")];
  await eventually(() => lines.getByRole("listitem").elements().length).toBe(1);
  await expect.element(lines).toHaveTextContent("田中さん");
});

test("unsaved work is saved first; an empty one is not started, nor one that is handed over", async () => {
  const calls = serveLife();
  const editor = await openEpisode({}, quietEpisode);
  await named(editor, "textbox", "名前").fill("新しい名前");
  await named(editor, "button", "配信を開始").click();
  await eventually(() => written(editor)).toContain("配信を開始しますか？");
  expect(callsOf(calls)).toEqual(["POST /api/episodes/8/steps"]);
  await named(editor, "button", "キャンセル").click();
  editor.setAttribute("finisher", "emit");
  await named(editor, "textbox", "名前").fill("もっと新しい名前");
  await named(editor, "button", "配信を開始").click();
  await eventually(() => alertText(editor)).toContain("保存してから開始してください");
  editor.value = { ...quietEpisode, steps: [] } as never;
  await named(editor, "button", "配信を開始").click();
  await eventually(() => alertText(editor)).toContain("ステップを1つ以上設定してください");
  expect(callsOf(calls)).toHaveLength(1);
});

test("a start that fails changes nothing", async () => {
  serveLife((path) =>
    path.endsWith("/activate") ? { status: 422, json: { message: "いまは開始できません。" } } : undefined,
  );
  const editor = await openEpisode({}, quietEpisode);
  await named(editor, "button", "配信を開始").click();
  await startButton(editor).click();
  await eventually(() => alertText(editor)).toContain("配信を開始できませんでした");
  expect(alertText(editor)).toContain("いまは開始できません。");
  expect(editor.value).toEqual(quietEpisode);
});
