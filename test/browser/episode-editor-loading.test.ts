import { describe, expect, test } from "vitest";
import { callsOf, finishButton, openEpisode, serveEpisodes } from "../elements/episode-editor/page.js";
import { alertText, named, written } from "../elements/page.js";
import { blankEpisode, quietEpisode, wholeEpisode } from "../fixtures/episodes.js";
import { eventually } from "./support/editors.js";
import { deferred } from "./support/server.js";

describe("loading", () => {
  test("by its id, deleted ones too; nothing can be done before it is there", async () => {
    const answer = deferred({ json: { data: wholeEpisode } });
    const calls = serveEpisodes(({ url }) => (/episodes\/9$/.test(url.pathname) ? answer.answer : undefined));
    const editor = await openEpisode({ "episode-id": "9" });
    expect(await editor.submit()).toMatchObject({ ok: false });
    expect(named(editor, "textbox", "名前").query()).toBe(null);
    expect(finishButton(editor)).toBe(null);
    answer.arrive();
    await expect.element(named(editor, "textbox", "名前")).toHaveValue(wholeEpisode.name);
    expect(editor.value).toEqual(wholeEpisode);
    expect(editor.dirty).toBe(false);
    expect(callsOf(calls)).toEqual(["GET /api/episodes/9?include_deleted=1"]);
  });

  test("a value comes before the id", async () => {
    const calls = serveEpisodes();
    const editor = await openEpisode({ "episode-id": "9" }, wholeEpisode);
    await expect.element(named(editor, "textbox", "名前")).toHaveValue(wholeEpisode.name);
    expect(callsOf(calls)).toEqual([]);
  });

  test.each([
    [404, {}, "この配信は見つかりません"],
    [403, {}, "操作権限がありません"],
    [403, { message: "あなたには見せません" }, "あなたには見せません"],
    [500, { message: "壊れました" }, "壊れました"],
  ])("a failure (%i %j) is said, and tried again", async (status, json, reason) => {
    let isDown = true;
    serveEpisodes(({ url }) =>
      url.pathname.endsWith("/episodes/9")
        ? isDown
          ? { status, json }
          : { json: { data: wholeEpisode } }
        : undefined,
    );
    const editor = await openEpisode({ "episode-id": "9" });
    await eventually(() => alertText(editor)).toContain("読み込みに失敗しました");
    expect(alertText(editor)).toContain(reason);
    isDown = false;
    await named(editor, "button", "もう一度読み込む").click();
    await expect.element(named(editor, "textbox", "名前")).toHaveValue(wholeEpisode.name);
  });

  test.each([409, 419])("%i expires the page", async (status) => {
    serveEpisodes(({ url }) => (url.pathname.endsWith("/episodes/9") ? { status, json: {} } : undefined));
    const heard: number[] = [];
    const listen = (event: Event) => {
      event.preventDefault();
      heard.push((event as CustomEvent).detail.status);
    };
    document.addEventListener("page-expired", listen);
    await openEpisode({ "episode-id": "9" });
    await eventually(() => heard).toEqual([status]);
    document.removeEventListener("page-expired", listen);
  });

  test.each([
    ["episode-id", "0"],
    ["salon-id", "1.5"],
    ["attr", "salon"],
  ])("%s=%s is said to the page", async (name, value) => {
    serveEpisodes();
    const heard: string[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail.reason);
    document.addEventListener("failure", listen);
    await openEpisode({ [name]: value });
    document.removeEventListener("failure", listen);
    expect(heard).toEqual(["invalid-input"]);
  });

  test("a new one is of the kind of its page, also when that is said later", async () => {
    serveEpisodes();
    const editor = await openEpisode();
    expect(editor.value).toEqual(blankEpisode);
    editor.setAttribute("salon-id", "3");
    editor.setAttribute("attr", "follow_id");
    expect(editor.value).toMatchObject({ type: 11, salon_id: 3 });
    expect(editor.dirty).toBe(false);
    await named(editor, "textbox", "名前").fill("お礼");
    editor.setAttribute("attr", "episode_id");
    expect(editor.value).toMatchObject({ type: 11, name: "お礼" });
  });
});

test("read only: everything can be read, the sample tried, nothing changed", async () => {
  serveEpisodes();
  const editor = await openEpisode({ readonly: "" }, quietEpisode);
  expect(named(editor, "button", "ステップを追加").query()).toBe(null);
  expect(named(editor, "button", "配信を開始").query()).toBe(null);
  await named(editor, "textbox", "ゴール日").fill("2026-12-24");
  await eventually(() => written(editor)).toContain("2026年12月23日(水) 10:00");
  expect(editor.value).toEqual(quietEpisode);
});
