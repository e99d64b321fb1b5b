import { describe, expect, test } from "vitest";
import {
  bodyOf,
  callsOf,
  openEpisode,
  saved,
  serveEpisodes,
  textStep,
} from "../elements/episode-editor/page.js";
import { alertText, named, written } from "../elements/page.js";
import { blankEpisode, quietEpisode } from "../fixtures/episodes.js";
import { eventually } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { deferred, type Scripted } from "./support/server.js";

describe("saving a new one", () => {
  const steps = (answer: Scripted | undefined) => (sent: string) =>
    answer ?? {
      json: {
        data: saved({ ...blankEpisode, id: 12, type: 11, name: "お礼", salon_id: 1 }, JSON.parse(sent)),
      },
    };

  test("is three calls and one finish", async () => {
    const calls = serveEpisodes(({ method, url, text }) => {
      if (method === "POST" && url.pathname.endsWith("/episodes"))
        return {
          status: 201,
          json: {
            data: { ...blankEpisode, id: 12, type: 11, name: "お礼", salon_id: 1, updated_at: "first" },
          },
        };
      if (url.pathname.endsWith("/12/steps")) return steps(undefined)(text);
      if (method === "PATCH") return { json: { data: { episode_id: null, follow_id: 12 } } };
      return undefined;
    });
    const editor = await openEpisode(
      { "salon-id": "1", attr: "follow_id" },
      { ...blankEpisode, type: 11, name: "お礼", salon_id: 1, steps: [textStep, textStep] },
    );
    const events = record(editor, ["before-finish", "status-change", "linked", "finish", "failure"]);
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(callsOf(calls)).toEqual([
      "POST /api/episodes",
      "POST /api/episodes/12/steps",
      "PATCH /api/line/slot_groups/1/salon?attr=follow_id",
    ]);
    expect(bodyOf(calls, /episodes$/)).toEqual({ name: "お礼", type: 11, salon_id: 1 });
    expect(bodyOf(calls, /steps$/)).toEqual({
      steps: [textStep, { ...textStep, order: 2 }],
      base_updated_at: "first",
    });
    expect(bodyOf(calls, /salon$/)).toEqual({ value: 12 });
    expect(inBrief(events)).toEqual([
      "before-finish",
      "status-change 1",
      "linked",
      "status-change 2",
      "finish",
      "status-change 0",
    ]);
    expect(editor.value).toMatchObject({ id: 12, updated_at: "later" });
    expect(editor.value.steps.map(({ id }) => id)).toEqual([900, 901]);
    expect(editor.dirty).toBe(false);
    await eventually(() => written(editor)).toContain("このサロンに設定されています");
    expect(written(editor)).toContain("保存しました");
  });

  test("what succeeded is never repeated: steps, then the link", async () => {
    const down = { steps: true, link: true };
    const calls = serveEpisodes(({ method, url, text }) => {
      if (method === "POST" && url.pathname.endsWith("/episodes"))
        return { status: 201, json: { data: { id: 12 } } };
      if (url.pathname.endsWith("/12/steps"))
        return down.steps ? { status: 500, json: { message: "壊れました" } } : steps(undefined)(text);
      if (method === "PATCH")
        return down.link
          ? { status: 404, json: {} }
          : { json: { data: { episode_id: 12, follow_id: null } } };
      return undefined;
    });
    const editor = await openEpisode(
      { "salon-id": "1" },
      { ...blankEpisode, type: 10, name: "お礼", salon_id: 1, steps: [textStep] },
    );
    await editor.submit();
    await eventually(() => alertText(editor)).toContain(
      "配信は作成されましたが、ステップを保存できませんでした",
    );
    expect(alertText(editor)).toContain("壊れました");
    expect(editor.value.id).toBe(12);
    expect(editor.dirty).toBe(true);
    down.steps = false;
    await editor.submit();
    await eventually(() => alertText(editor)).toContain(
      "ステップは保存されましたが、サロンに設定できませんでした",
    );
    expect(editor.dirty).toBe(false);
    down.link = false;
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(callsOf(calls)).toEqual([
      "POST /api/episodes",
      "POST /api/episodes/12/steps",
      "POST /api/episodes/12/steps",
      "PATCH /api/line/slot_groups/1/salon?attr=episode_id",
      "PATCH /api/line/slot_groups/1/salon?attr=episode_id",
    ]);
    // The name was sent when it was made.
    expect(bodyOf(calls, /steps$/)).not.toHaveProperty("name");
  });

  test("also from a draft on another page", async () => {
    const key = `episode-draft-${Math.random()}`;
    let isDown = true;
    const calls = serveEpisodes(({ method, url, text }) => {
      if (method === "POST" && url.pathname.endsWith("/episodes"))
        return { status: 201, json: { data: { id: 12 } } };
      if (url.pathname.endsWith("/12/steps")) return isDown ? "unreachable" : steps(undefined)(text);
      return undefined;
    });
    const editor = await openEpisode({ "draft-key": key }, null);
    await named(editor, "textbox", "名前").fill("お礼");
    await named(editor, "button", "ステップを追加").click();
    await named(editor, "radio", "アクション").click();
    editor.value = { ...editor.value, steps: [textStep] } as never;
    await named(editor, "textbox", "名前").fill("お礼です");
    await editor.submit();
    await eventually(() => editor.value.id).toBe(12);
    editor.remove();
    isDown = false;
    const next = await openEpisode({ "draft-key": key });
    await named(next, "button", "復元する").click();
    expect(next.value).toMatchObject({ id: 12, name: "お礼です" });
    expect(await next.submit()).toMatchObject({ ok: true });
    expect(callsOf(calls).filter((call) => call === "POST /api/episodes")).toHaveLength(1);
    expect(bodyOf(calls, /steps$/)).not.toHaveProperty("name");
  });

  /** One that is being made, with a step added meanwhile. */
  async function editMeanwhile() {
    const made = deferred({ status: 201, json: { data: { id: 12 } } });
    const calls = serveEpisodes(({ method, url, text }) => {
      if (method === "POST" && url.pathname.endsWith("/episodes")) return made.answer;
      if (url.pathname.endsWith("/12/steps")) return steps(undefined)(text);
      return undefined;
    });
    const editor = await openEpisode({}, { ...blankEpisode, name: "お礼", steps: [textStep] });
    const finished = editor.submit();
    await named(editor, "button", "ステップを追加").click();
    return { made, calls, editor, finished };
  }

  test("what is typed or set meanwhile is neither sent nor touched", async () => {
    const { made, calls, editor, finished } = await editMeanwhile();
    editor.value = quietEpisode as never;
    made.arrive();
    expect(await finished).toMatchObject({ ok: true, payload: { id: 12, name: "お礼" } });
    expect(callsOf(calls)).toEqual(["POST /api/episodes", "POST /api/episodes/12/steps"]);
    expect(bodyOf(calls, /steps$/)).toMatchObject({ steps: [textStep] });
    expect(editor.value).toEqual(quietEpisode);
    expect(editor.dirty).toBe(false);
  });

  test("an edit during the first call is unsaved, and not sent unjudged", async () => {
    const { made, calls, editor, finished } = await editMeanwhile();
    made.arrive();
    expect(await finished).toMatchObject({ ok: true });
    expect((bodyOf(calls, /steps$/) as { steps: unknown[] }).steps).toHaveLength(1);
    expect(editor.value.steps.map(({ id }) => id)).toEqual([900, null]);
    expect(editor.dirty).toBe(true);
  });

  test("an answer without an id is none", async () => {
    serveEpisodes(({ method }) =>
      method === "POST" ? { status: 201, json: { data: { name: "x" } } } : undefined,
    );
    const editor = await openEpisode({}, { ...blankEpisode, name: "x" });
    expect(await editor.submit()).toMatchObject({ ok: false });
    await eventually(() => alertText(editor)).toContain("サーバーの応答を読み取れませんでした。");
    expect(editor.value.id).toBe(null);
  });

  test("without steps one call; the other place is not linked, and that is said", async () => {
    const calls = serveEpisodes(({ method, url }) =>
      method === "POST" && url.pathname.endsWith("/episodes")
        ? { status: 201, json: { data: { id: 12 } } }
        : undefined,
    );
    const editor = await openEpisode(
      { "salon-id": "1", attr: "episode_id" },
      { ...blankEpisode, type: 11, name: "x" },
    );
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(callsOf(calls)).toEqual(["POST /api/episodes"]);
    await eventually(() => written(editor)).toContain("この配信は予約リマインダではありません");
  });

  test("a finish-path takes the place of all of them", async () => {
    const calls = serveEpisodes(({ url }) =>
      url.pathname.endsWith("/save")
        ? { json: { id: 5, steps: [{ id: 51 }], updated_at: "now" } }
        : undefined,
    );
    const editor = await openEpisode(
      { "salon-id": "1", "finish-path": "/save" },
      { ...blankEpisode, type: 10, name: "x", steps: [textStep] },
    );
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(
      calls
        .filter(({ method }) => method !== "GET")
        .map(({ url }) => url.pathname.replace(/^\/server-\d+/, "")),
    ).toEqual(["/save"]);
    expect(editor.value).toMatchObject({ id: 5, updated_at: "now", steps: [{ id: 51 }] });
    expect(editor.dirty).toBe(false);
  });

  test("emit hands it over and calls nothing", async () => {
    const calls = serveEpisodes();
    const editor = await openEpisode(
      { finisher: "emit", "salon-id": "1" },
      { ...blankEpisode, type: 10, name: "x", steps: [textStep] },
    );
    const events = record(editor, ["finish"]);
    await editor.submit();
    expect(callsOf(calls)).toEqual([]);
    expect(events[0]?.detail.payload).toMatchObject({ id: null, name: "x" });
    expect(editor.dirty).toBe(false);
  });
});
