import { describe, expect, test } from "vitest";
import type { PlainObject } from "../../src/lib/plain-data.js";
import {
  bodyOf,
  callsOf,
  openEpisode,
  panelOf,
  pressIn,
  saved,
  serveEpisodes,
  serveSaved,
  serveStale,
  textStep,
} from "../elements/episode-editor/page.js";
import { named, written } from "../elements/page.js";
import { quietEpisode, wholeEpisode } from "../fixtures/episodes.js";
import { eventually } from "./support/editors.js";
import { deferred } from "./support/server.js";

describe("saving one that is there", () => {
  test("all steps, the version, the name only where it was changed", async () => {
    const calls = serveSaved(quietEpisode);
    const editor = await openEpisode({}, quietEpisode);
    await editor.submit();
    expect(bodyOf(calls, /steps$/)).toEqual({
      steps: quietEpisode.steps,
      base_updated_at: quietEpisode.updated_at,
    });
    await named(editor, "textbox", "名前").fill("別の名前");
    await editor.submit();
    expect(bodyOf(calls, /steps$/)).toMatchObject({ name: "別の名前", base_updated_at: "later" });
    expect(editor.dirty).toBe(false);
  });

  test("a name that the server ignored is said, and is the server's", async () => {
    serveEpisodes(({ url, text }) =>
      url.pathname.endsWith("/8/steps")
        ? { json: { data: { ...saved(quietEpisode, JSON.parse(text)), name: quietEpisode.name } } }
        : undefined,
    );
    const editor = await openEpisode({}, quietEpisode);
    await named(editor, "textbox", "名前").fill("別の名前");
    await editor.submit();
    await eventually(() => written(editor)).toContain("名前は変更されませんでした");
    expect(editor.value.name).toBe(quietEpisode.name);
    expect(editor.dirty).toBe(false);
  });

  test("what was edited meanwhile stays and is unsaved", async () => {
    const answer = deferred({
      json: { data: saved(quietEpisode, { steps: quietEpisode.steps, name: "A" }) },
    });
    serveEpisodes(({ url }) => (url.pathname.endsWith("/8/steps") ? answer.answer : undefined));
    const editor = await openEpisode({}, quietEpisode);
    await named(editor, "textbox", "名前").fill("A");
    const finished = editor.submit();
    await named(editor, "textbox", "名前").fill("B");
    answer.arrive();
    await finished;
    expect(editor.value).toMatchObject({ name: "B", updated_at: "later" });
    expect(editor.dirty).toBe(true);
  });

  test("messages of a 422 stand at their steps and follow them", async () => {
    serveEpisodes(({ url }) =>
      url.pathname.endsWith("/8/steps")
        ? {
            status: 422,
            json: {
              message: "入力内容を確認してください。",
              errors: {
                "steps.1.content.text": ["使えない言葉です。"],
                "steps.1.member_query_id": ["条件が見つかりません。"],
                name: ["同じ名前があります。"],
              },
            },
          }
        : undefined,
    );
    const editor = await openEpisode({}, quietEpisode);
    await editor.submit();
    await eventually(() => panelOf(editor, 1).textContent).toContain("使えない言葉です。");
    expect(panelOf(editor, 1).textContent).toContain("条件が見つかりません。");
    pressIn(editor, 0, "下へ移動");
    await eventually(() => panelOf(editor, 0).textContent).toContain("使えない言葉です。");
    expect(written(editor)).toContain("同じ名前があります。");
  });

  test("somebody else's changes come along, and it is sent once more", async () => {
    const theirs = {
      ...quietEpisode,
      steps: [
        quietEpisode.steps[0],
        { ...quietEpisode.steps[1], days: 5 },
        { ...textStep, id: 99, order: 3 },
      ] as PlainObject[],
      updated_at: "theirs",
    };
    const calls = serveStale(theirs);
    const editor = await openEpisode({}, quietEpisode);
    (editor as unknown as { value: unknown }).value = quietEpisode;
    await named(editor, "textbox", "名前").fill("私の名前");
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(callsOf(calls)).toHaveLength(2);
    // They removed 94 and added 99.
    expect(editor.value.steps.map(({ id, days }) => [id, days])).toEqual([
      [91, 1],
      [93, 5],
      [99, 1],
    ]);
    expect(editor.value.name).toBe("私の名前");
    expect(editor.dirty).toBe(false);
    // One's own work is taken back, not theirs.
    editor.undo();
    expect(editor.value.name).toBe(quietEpisode.name);
    expect(editor.value.steps.map(({ id }) => id)).toEqual([91, 93, 99]);
  });

  test("what both changed is asked about, with nothing chosen", async () => {
    const theirs = {
      ...quietEpisode,
      steps: [{ ...quietEpisode.steps[0], days: 6 }, ...quietEpisode.steps.slice(1)],
      updated_at: "theirs",
    };
    const calls = serveStale(theirs);
    const editor = await openEpisode({}, quietEpisode);
    const days = named(editor, "region", "ステップ 1").getByRole("textbox", { name: "日数" });
    await days.fill("4");
    expect(await editor.submit()).toMatchObject({ ok: false });
    await eventually(() => written(editor)).toContain("ステップ1の競合");
    expect(written(editor)).toContain(
      "ほかの人が同じ項目を変更しています。どの内容を保存するか選んでください。",
    );
    expect(await editor.submit()).toMatchObject({ ok: false, messages: ["競合を選択してください"] });
    expect(callsOf(calls)).toHaveLength(1);
    await named(editor, "radio", "ほかの人の変更").click();
    await eventually(() => callsOf(calls)).toHaveLength(2);
    await eventually(() => editor.dirty).toBe(false);
    expect(editor.value.steps[0]?.days).toBe(6);
    expect(bodyOf(calls, /steps$/)).toMatchObject({ base_updated_at: "theirs" });
    expect(written(editor)).not.toContain("ステップ1の競合");
  });

  test("one that runs asks by its button, and not by script", async () => {
    const calls = serveSaved(wholeEpisode);
    const editor = await openEpisode({}, wholeEpisode);
    await named(editor, "button", "ステップを追加").click();
    (editor as unknown as { value: unknown }).value = wholeEpisode;
    const press = () => named(editor, "button", "保存").click();
    await press();
    await eventually(() => written(editor)).toContain("配信中のステップを変更しますか？");
    expect(written(editor)).toContain("追加 0件・変更 0件・削除 0件");
    await named(editor, "button", "キャンセル").click();
    expect(callsOf(calls)).toEqual([]);
    await press();
    await named(editor, "button", "保存する").click();
    await eventually(() => callsOf(calls)).toEqual(["POST /api/episodes/9/steps"]);
    // While one is under way another is that one.
    await eventually(() => editor.status).toBe(0);
    await editor.submit();
    expect(callsOf(calls)).toHaveLength(2);
  });
});
