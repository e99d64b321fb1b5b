import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { blankEpisode, blankStep, quietEpisode, wholeEpisode } from "../fixtures/episodes.js";
import { eventually, within } from "./support/editors.js";
import { bodyOf, callsOf, openEpisode, serveEpisodes, startButton } from "./support/episode.js";
import { inBrief, record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { deferred, type Scripted } from "./support/server.js";

type Role = Parameters<ReturnType<typeof within>["getByRole"]>[0];

const part = (editor: Element, role: Role, name: string) =>
  within(editor).getByRole(role, { name, exact: true });
const alertText = (editor: Element) =>
  [...(editor.shadowRoot?.querySelectorAll("[role=alert]") ?? [])]
    .map(({ textContent }) => textContent)
    .join(" ");
/** By its part: queries in the page read the label that it keeps room for as a part of its name. */
const finishButton = (editor: Element) => editor.shadowRoot?.querySelector("[part=finish]");
const shown = (editor: Element) => editor.shadowRoot?.textContent ?? "";
const textStep = { ...blankStep, content: { ...(blankStep.content as PlainObject), text: "明日です" } };
const nothing: Scripted = { status: 200, json: { data: null } };
const panelOf = (editor: Element, at: number) =>
  editor.shadowRoot?.querySelectorAll("[data-row]")[at] as HTMLElement;
const fieldIn = (editor: Element, at: number, field: string) =>
  panelOf(editor, at).querySelector<HTMLElement>(`[data-field="${field}"]`) as HTMLElement;

/** What a server makes of steps that are sent: each has an id. */
function saved(document: PlainObject, sent: { steps?: unknown; name?: unknown }): PlainObject {
  const steps = (sent.steps as PlainObject[]).map((each, at) => ({ ...each, id: each.id ?? 900 + at }));
  return {
    ...document,
    steps,
    ...(sent.name === undefined ? {} : { name: sent.name as string }),
    updated_at: "later",
  };
}

describe("loading", () => {
  test("by its id, deleted ones too; nothing can be done before it is there", async () => {
    const answer = deferred({ json: { data: wholeEpisode } });
    const calls = serveEpisodes(({ url }) => (/episodes\/9$/.test(url.pathname) ? answer.answer : undefined));
    const editor = await openEpisode({ "episode-id": "9" });
    expect(await editor.submit()).toMatchObject({ ok: false });
    expect(part(editor, "textbox", "名前").query()).toBe(null);
    expect(finishButton(editor)).toBe(null);
    answer.arrive();
    await expect.element(part(editor, "textbox", "名前")).toHaveValue(wholeEpisode.name);
    expect(editor.value).toEqual(wholeEpisode);
    expect(editor.dirty).toBe(false);
    expect(callsOf(calls)).toEqual(["GET /api/episodes/9?include_deleted=1"]);
  });

  test("a value comes before the id", async () => {
    const calls = serveEpisodes();
    const editor = await openEpisode({ "episode-id": "9" }, wholeEpisode);
    await expect.element(part(editor, "textbox", "名前")).toHaveValue(wholeEpisode.name);
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
    await part(editor, "button", "もう一度読み込む").click();
    await expect.element(part(editor, "textbox", "名前")).toHaveValue(wholeEpisode.name);
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
    await part(editor, "textbox", "名前").fill("お礼");
    editor.setAttribute("attr", "episode_id");
    expect(editor.value).toMatchObject({ type: 11, name: "お礼" });
  });
});

describe("editing", () => {
  test("from blank to a step with its date, all undone again", async () => {
    serveEpisodes();
    const editor = await openEpisode();
    await part(editor, "textbox", "名前").fill("前日のお知らせ");
    await part(editor, "button", "ステップを追加").click();
    await eventually(() => focused()?.getAttribute("data-field")).toBe("days");
    await userEvent.keyboard("３");
    expect(editor.value.steps[0]).toMatchObject({ days: 3, time: "10:00", order: 1 });
    await part(editor, "radio", "テンプレート").click();
    expect(editor.value.steps[0]?.content).toMatchObject({ kind: "template", text: null });
    await eventually(() => shown(editor)).toContain("ゴールの3日前 10:00に、テンプレート（未選択）を送る");
    for (let undone = 0; undone < 10 && editor.canUndo; undone += 1) editor.undo();
    expect(editor.value).toEqual(blankEpisode);
  });

  test("the schedule follows what is typed; a sample is no edit", async () => {
    serveEpisodes();
    const editor = await openEpisode({}, quietEpisode);
    await part(editor, "textbox", "ゴール日").fill("2026-12-10");
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
    expect(shown(editor)).toContain("ステップの順番と送信の順番が異なります");
    expect(shown(editor)).toContain("ゴールより後に送信されます");
    expect(editor.dirty).toBe(false);
    await part(editor, "textbox", "ゴール日").fill("");
    await eventually(() => shown(editor)).toContain("見本の日時を入力してください");
    await part(editor, "textbox", "ゴール日").fill("2026-12-10");
    await part(editor, "button", "送信順に並べ替え").click();
    expect(editor.value.steps.map(({ id, order }) => [id, order])).toEqual([
      [93, 1],
      [91, 2],
      [94, 3],
    ]);
    expect(shown(editor)).not.toContain("ステップの順番と送信の順番が異なります");
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
    await part(editor, "combobox", "見本の予約").selectOptions("佐藤さん 12月20日(日) 15:00");
    await eventually(() => shown(editor)).toContain("2026年12月19日(土) 10:00");
    await part(editor, "textbox", "開始").fill("17:00");
    await expect.element(part(editor, "combobox", "見本の予約")).toHaveDisplayValue("自由に指定");
    await eventually(() => shown(editor)).toContain("見本の日時を入力してください");
  });

  test("a length keeps its unit while it is typed", async () => {
    serveEpisodes();
    const editor = await openEpisode({}, { ...wholeEpisode, steps: [wholeEpisode.steps[1]] });
    const field = part(editor, "textbox", "経過時間");
    await expect.element(field).toHaveValue("2");
    await part(editor, "combobox", "単位").selectOptions("分");
    expect(editor.value.steps[0]?.offset_min).toBe(2);
    await field.fill("120");
    expect(editor.value.steps[0]?.offset_min).toBe(120);
    await expect.element(part(editor, "combobox", "単位")).toHaveDisplayValue("分");
    await part(editor, "textbox", "名前").click();
    await expect.element(part(editor, "combobox", "単位")).toHaveDisplayValue("時間");
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
    const press = (at: number, name: string) =>
      [...panelOf(editor, at).querySelectorAll("button")]
        .find((each) => each.getAttribute("aria-label") === name)
        ?.click();
    press(0, "下へ移動");
    await eventually(ids).toEqual([93, 91, 94]);
    press(0, "複製");
    await eventually(ids).toEqual([93, null, 91, 94]);
    press(1, "削除");
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
    expect(shown(editor)).toContain("不明な種類（77）");
    expect(shown(editor).match(/読み取れないステップ/g)?.length).toBeGreaterThanOrEqual(2);
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
    await part(editor, "button", "保存").click();
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
    await eventually(() => shown(editor)).toContain("このサロンに設定されています");
    expect(shown(editor)).toContain("保存しました");
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
    await part(editor, "textbox", "名前").fill("お礼");
    await part(editor, "button", "ステップを追加").click();
    await part(editor, "radio", "アクション").click();
    editor.value = { ...editor.value, steps: [textStep] } as never;
    await part(editor, "textbox", "名前").fill("お礼です");
    await editor.submit();
    await eventually(() => editor.value.id).toBe(12);
    editor.remove();
    isDown = false;
    const next = await openEpisode({ "draft-key": key });
    await part(next, "button", "復元する").click();
    expect(next.value).toMatchObject({ id: 12, name: "お礼です" });
    expect(await next.submit()).toMatchObject({ ok: true });
    expect(callsOf(calls).filter((call) => call === "POST /api/episodes")).toHaveLength(1);
    expect(bodyOf(calls, /steps$/)).not.toHaveProperty("name");
  });

  test("what is typed or set meanwhile is neither sent nor touched", async () => {
    const made = deferred({ status: 201, json: { data: { id: 12 } } });
    const calls = serveEpisodes(({ method, url, text }) => {
      if (method === "POST" && url.pathname.endsWith("/episodes")) return made.answer;
      if (url.pathname.endsWith("/12/steps")) return steps(undefined)(text);
      return undefined;
    });
    const editor = await openEpisode({}, { ...blankEpisode, name: "お礼", steps: [textStep] });
    const finished = editor.submit();
    await part(editor, "button", "ステップを追加").click();
    editor.value = quietEpisode as never;
    made.arrive();
    expect(await finished).toMatchObject({ ok: true, payload: { id: 12, name: "お礼" } });
    expect(callsOf(calls)).toEqual(["POST /api/episodes", "POST /api/episodes/12/steps"]);
    expect(bodyOf(calls, /steps$/)).toMatchObject({ steps: [textStep] });
    expect(editor.value).toEqual(quietEpisode);
    expect(editor.dirty).toBe(false);
  });

  test("an edit during the first call is unsaved, and not sent unjudged", async () => {
    const made = deferred({ status: 201, json: { data: { id: 12 } } });
    const calls = serveEpisodes(({ method, url, text }) => {
      if (method === "POST" && url.pathname.endsWith("/episodes")) return made.answer;
      if (url.pathname.endsWith("/12/steps")) return steps(undefined)(text);
      return undefined;
    });
    const editor = await openEpisode({}, { ...blankEpisode, name: "お礼", steps: [textStep] });
    const finished = editor.submit();
    await part(editor, "button", "ステップを追加").click();
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
    await eventually(() => shown(editor)).toContain("この配信は予約リマインダではありません");
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

describe("saving one that is there", () => {
  test("all steps, the version, the name only where it was changed", async () => {
    const calls = serveEpisodes(({ url, text }) =>
      url.pathname.endsWith("/8/steps")
        ? { json: { data: saved(quietEpisode, JSON.parse(text)) } }
        : undefined,
    );
    const editor = await openEpisode({}, quietEpisode);
    await editor.submit();
    expect(bodyOf(calls, /steps$/)).toEqual({
      steps: quietEpisode.steps,
      base_updated_at: quietEpisode.updated_at,
    });
    await part(editor, "textbox", "名前").fill("別の名前");
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
    await part(editor, "textbox", "名前").fill("別の名前");
    await editor.submit();
    await eventually(() => shown(editor)).toContain("名前は変更されませんでした");
    expect(editor.value.name).toBe(quietEpisode.name);
    expect(editor.dirty).toBe(false);
  });

  test("what was edited meanwhile stays and is unsaved", async () => {
    const answer = deferred({
      json: { data: saved(quietEpisode, { steps: quietEpisode.steps, name: "A" }) },
    });
    serveEpisodes(({ url }) => (url.pathname.endsWith("/8/steps") ? answer.answer : undefined));
    const editor = await openEpisode({}, quietEpisode);
    await part(editor, "textbox", "名前").fill("A");
    const finished = editor.submit();
    await part(editor, "textbox", "名前").fill("B");
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
    const press = (at: number, name: string) =>
      [...panelOf(editor, at).querySelectorAll("button")]
        .find((each) => each.getAttribute("aria-label") === name)
        ?.click();
    press(0, "下へ移動");
    await eventually(() => panelOf(editor, 0).textContent).toContain("使えない言葉です。");
    expect(shown(editor)).toContain("同じ名前があります。");
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
    const calls = serveEpisodes(({ url, text }) => {
      if (!url.pathname.endsWith("/8/steps")) return undefined;
      const sent = JSON.parse(text);
      return sent.base_updated_at === "theirs"
        ? { json: { data: saved(theirs, sent) } }
        : {
            status: 422,
            json: { message: "ほかの人が先に保存しました。", code: "stale", current: theirs, errors: {} },
          };
    });
    const editor = await openEpisode({}, quietEpisode);
    (editor as unknown as { value: unknown }).value = quietEpisode;
    await part(editor, "textbox", "名前").fill("私の名前");
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
    const calls = serveEpisodes(({ url, text }) => {
      if (!url.pathname.endsWith("/8/steps")) return undefined;
      const sent = JSON.parse(text);
      return sent.base_updated_at === "theirs"
        ? { json: { data: saved(theirs, sent) } }
        : {
            status: 422,
            json: { message: "ほかの人が先に保存しました。", code: "stale", current: theirs, errors: {} },
          };
    });
    const editor = await openEpisode({}, quietEpisode);
    const days = part(editor, "region", "ステップ 1").getByRole("textbox", { name: "日数" });
    await days.fill("4");
    expect(await editor.submit()).toMatchObject({ ok: false });
    await eventually(() => shown(editor)).toContain("ステップ1の競合");
    expect(await editor.submit()).toMatchObject({ ok: false, messages: ["競合を選択してください"] });
    expect(callsOf(calls)).toHaveLength(1);
    await part(editor, "radio", "ほかの人の変更").click();
    await eventually(() => editor.dirty).toBe(false);
    expect(editor.value.steps[0]?.days).toBe(6);
    expect(bodyOf(calls, /steps$/)).toMatchObject({ base_updated_at: "theirs" });
    expect(shown(editor)).not.toContain("ステップ1の競合");
  });

  test("one that runs asks by its button, and not by script", async () => {
    const calls = serveEpisodes(({ url, text }) =>
      url.pathname.endsWith("/9/steps")
        ? { json: { data: saved(wholeEpisode, JSON.parse(text)) } }
        : undefined,
    );
    const editor = await openEpisode({}, wholeEpisode);
    await part(editor, "button", "ステップを追加").click();
    (editor as unknown as { value: unknown }).value = wholeEpisode;
    const press = () => part(editor, "button", "保存").click();
    await press();
    await eventually(() => shown(editor)).toContain("配信中のステップを変更しますか？");
    expect(shown(editor)).toContain("追加 0件・変更 0件・削除 0件");
    await part(editor, "button", "キャンセル").click();
    expect(callsOf(calls)).toEqual([]);
    await press();
    await part(editor, "button", "保存する").click();
    await eventually(() => callsOf(calls)).toEqual(["POST /api/episodes/9/steps"]);
    // While one is under way another is that one.
    await eventually(() => editor.status).toBe(0);
    await editor.submit();
    expect(callsOf(calls)).toHaveLength(2);
  });
});

describe("starting, deleting, linking", () => {
  const answers = (more: (path: string) => Scripted | undefined = () => undefined) =>
    serveEpisodes(({ method, url, text }) => {
      const { pathname } = url;
      const own = more(`${method} ${pathname}`);
      if (own) return own;
      if (pathname.endsWith("/activate"))
        return {
          json: { data: { ...quietEpisode, is_active: true, activated_at: "2026-11-27T10:00:00+09:00" } },
        };
      if (pathname.endsWith("/steps")) return { json: { data: saved(quietEpisode, JSON.parse(text)) } };
      if (method === "DELETE") return { status: 200, json: {} };
      if (method === "GET" && pathname.endsWith("/8"))
        return { json: { data: { ...quietEpisode, deleted_at: "2026-11-27T09:00:00+09:00" } } };
      return undefined;
    });

  test("a start names the steps that are over, and waits for a tick", async () => {
    const calls = answers();
    const editor = await openEpisode({}, quietEpisode);
    const events = record(editor, ["activated", "change"]);
    await part(editor, "textbox", "ゴール日").fill("2020-01-10");
    await part(editor, "button", "配信を開始").click();
    await eventually(() => shown(editor)).toContain("配信を開始しますか？");
    expect(shown(editor)).toContain("見本 2020年1月10日 10:00：ステップ1、ステップ2、ステップ3");
    expect(shown(editor)).toContain("開始した配信を停止する機能はありません。止めるには削除してください。");
    const start = startButton(editor);
    await expect.element(start).toHaveAttribute("aria-disabled", "true");
    await start.click({ force: true });
    expect(callsOf(calls)).toEqual([]);
    await part(editor, "checkbox", "確認しました").click();
    await start.click();
    await eventually(() => callsOf(calls)).toEqual(["POST /api/episodes/8/activate"]);
    await eventually(() => inBrief(events)).toEqual(["activated"]);
    expect(editor.value).toMatchObject({ is_active: true, activated_at: "2026-11-27T10:00:00+09:00" });
    expect(editor.dirty).toBe(false);
    expect(editor.canUndo).toBe(false);
    await eventually(() => shown(editor)).toContain("配信中（11月27日 10:00から）");
    expect(shown(editor)).toContain("配信を開始しました");
    expect(part(editor, "button", "配信を開始").query()).toBe(null);
  });

  test("what went over while the question stood there is shown first, and needs another press", async () => {
    const calls = answers();
    const at = (time: string) => Date.parse(`2026-11-27T${time}:00+09:00`);
    vi.useFakeTimers({ now: at("09:55"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const editor = await openEpisode({}, quietEpisode);
    // Its second step is sent at 10:00 today.
    await part(editor, "textbox", "ゴール日").fill("2026-11-30");
    const first = () => editor.shadowRoot?.querySelector(".episode-plan .episode-moment")?.textContent;
    await eventually(first).toBe("2026年11月27日(金) 10:00");
    await part(editor, "button", "配信を開始").click();
    const start = startButton(editor);
    await expect.element(start).not.toHaveAttribute("aria-disabled");
    const lines = part(editor, "list", "過ぎたステップは、開始するとすぐに送信される場合があります。");
    expect(lines.query()).toBe(null);
    vi.setSystemTime(at("10:02"));
    await start.click();
    await expect.element(lines).toHaveTextContent("見本 11月30日 10:00：ステップ2");
    expect(callsOf(calls)).toEqual([]);
    await part(editor, "checkbox", "確認しました").click();
    // Two days later the first is over, too: what was read is not what is so now.
    vi.setSystemTime(at("10:02") + 2 * 24 * 60 * 60 * 1000);
    await start.click();
    await expect.element(lines).toHaveTextContent("：ステップ1、ステップ2");
    await expect.element(part(editor, "checkbox", "確認しました")).not.toBeChecked();
    expect(callsOf(calls)).toEqual([]);
    await part(editor, "checkbox", "確認しました").click();
    await start.click();
    await eventually(() => callsOf(calls)).toEqual(["POST /api/episodes/8/activate"]);
  });

  test("real reservations are named, at most five", async () => {
    answers();
    const editor = await openEpisode({}, { ...wholeEpisode, is_active: false });
    editor.reservations = Array.from({ length: 7 }, (_, at) => ({
      id: at,
      name: `客${at}`,
      date: "2020-01-10",
      from: "15:00",
      to: "16:00",
    }));
    await part(editor, "button", "配信を開始").click();
    await eventually(() => shown(editor)).toContain("客4さん 2020年1月10日 15:00：ステップ1、ステップ2");
    expect(shown(editor)).not.toContain("客5さん 2020年1月10日 15:00：");
    expect(shown(editor)).toContain("ほか2件");
  });

  test("two reservations may have one name and one time, also while the list changes", async () => {
    answers();
    const editor = await openEpisode({}, { ...wholeEpisode, is_active: false });
    const at = (id: number, name: string) => ({
      ...{ id, name, date: "2020-01-10", from: "15:00", to: "16:00" },
    });
    editor.reservations = [at(1, "佐藤"), at(2, "佐藤"), at(3, "田中")];
    await part(editor, "button", "配信を開始").click();
    const lines = part(editor, "list", "過ぎたステップは、開始するとすぐに送信される場合があります。");
    await expect.element(lines.getByRole("listitem").nth(2)).toHaveTextContent("田中さん");
    editor.reservations = [at(3, "田中")];
    await eventually(() => lines.getByRole("listitem").elements().length).toBe(1);
    await expect.element(lines).toHaveTextContent("田中さん");
  });

  test("unsaved work is saved first; an empty one is not started, nor one that is handed over", async () => {
    const calls = answers();
    const editor = await openEpisode({}, quietEpisode);
    await part(editor, "textbox", "名前").fill("新しい名前");
    await part(editor, "button", "配信を開始").click();
    await eventually(() => shown(editor)).toContain("配信を開始しますか？");
    expect(callsOf(calls)).toEqual(["POST /api/episodes/8/steps"]);
    await part(editor, "button", "キャンセル").click();
    editor.setAttribute("finisher", "emit");
    await part(editor, "textbox", "名前").fill("もっと新しい名前");
    await part(editor, "button", "配信を開始").click();
    await eventually(() => alertText(editor)).toContain("保存してから開始してください");
    editor.value = { ...quietEpisode, steps: [] } as never;
    await part(editor, "button", "配信を開始").click();
    await eventually(() => alertText(editor)).toContain("ステップを1つ以上設定してください");
    expect(callsOf(calls)).toHaveLength(1);
  });

  test("a start that fails changes nothing", async () => {
    answers((path) =>
      path.endsWith("/activate") ? { status: 422, json: { message: "いまは開始できません。" } } : undefined,
    );
    const editor = await openEpisode({}, quietEpisode);
    await part(editor, "button", "配信を開始").click();
    await startButton(editor).click();
    await eventually(() => alertText(editor)).toContain("配信を開始できませんでした");
    expect(alertText(editor)).toContain("いまは開始できません。");
    expect(editor.value).toEqual(quietEpisode);
  });

  test("deleted: read again, only read, and made anew", async () => {
    const calls = answers();
    const editor = await openEpisode({ finisher: "emit" }, quietEpisode);
    const events = record(editor, ["deleted"]);
    await part(editor, "button", "削除").first().click();
    await eventually(() => shown(editor)).toContain(`「${quietEpisode.name}」を削除しますか？`);
    await part(editor, "button", "削除する").click();
    await eventually(() => callsOf(calls)).toEqual([
      "DELETE /api/episodes/8",
      "GET /api/episodes/8?include_deleted=1",
    ]);
    await eventually(() => shown(editor)).toContain("この配信は削除されています");
    expect(inBrief(events)).toEqual(["deleted"]);
    expect(shown(editor)).toContain("削除済み（11月27日）");
    expect(part(editor, "button", "ステップを追加").query()).toBe(null);
    expect(finishButton(editor)).toBe(null);
    expect(await editor.submit()).toMatchObject({ ok: false, messages: ["この配信は削除されています"] });
    await part(editor, "button", "複製して新規作成").click();
    expect(finishButton(editor)).not.toBe(null);
    expect(editor.value).toMatchObject({ id: null, name: `${quietEpisode.name}のコピー`, deleted_at: null });
    expect(part(editor, "button", "ステップを追加").query()).not.toBe(null);
    await part(editor, "button", "元に戻す").click();
    expect(editor.value.id).toBe(8);
    expect(finishButton(editor)).toBe(null);
    await part(editor, "button", "やり直す").click();
    expect(editor.value.id).toBe(null);
  });

  test("a copy of a deleted one is saved as a new one; undo leads back to the one that it was made of", async () => {
    const deleted = { ...quietEpisode, deleted_at: "2026-11-27T09:00:00+09:00" };
    answers((path) =>
      path.endsWith("/api/episodes")
        ? { status: 201, json: { data: { id: 12, updated_at: "first" } } }
        : undefined,
    );
    const editor = await openEpisode({}, deleted);
    await part(editor, "button", "複製して新規作成").click();
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(editor.value).toMatchObject({ id: 12, deleted_at: null });
    expect(editor.value.steps.map(({ id }) => id)).toEqual([900, 901, 902]);
    expect(editor.dirty).toBe(false);
    editor.undo();
    expect(editor.value).toEqual(deleted);
    editor.redo();
    expect(editor.value).toMatchObject({ id: 12, deleted_at: null });
    expect(editor.dirty).toBe(false);
  });

  test("what was typed into one that is deleted is not offered again", async () => {
    answers();
    const key = `deleted-${Math.random()}`;
    const editor = await openEpisode({ "draft-key": key }, quietEpisode);
    await part(editor, "textbox", "名前").fill("もう要らない");
    await eventually(() => sessionStorage.getItem(key)).not.toBe(null);
    await part(editor, "button", "削除").first().click();
    await part(editor, "button", "削除する").click();
    await eventually(() => shown(editor)).toContain("この配信は削除されています");
    expect(editor.value.name).toBe(quietEpisode.name);
    expect(part(editor, "button", "復元する").query()).toBe(null);
    expect(sessionStorage.getItem(key)).toBe(null);
  });

  test("into a salon's place and out of it", async () => {
    const calls = answers((path) => {
      if (!path.startsWith("PATCH")) return undefined;
      const { value } = bodyOf(calls, /salon$/) as { value: number | null };
      return { json: { data: { episode_id: value, follow_id: null } } };
    });
    const editor = await openEpisode({ "salon-id": "1", finisher: "emit" }, wholeEpisode);
    const events = record(editor, ["linked"]);
    await part(editor, "button", "サロンに設定").click();
    await eventually(() => shown(editor)).toContain("このサロンに設定されています");
    expect(bodyOf(calls, /salon$/)).toEqual({ value: 9 });
    await part(editor, "button", "サロンから外す").click();
    await eventually(() => events.length).toBe(2);
    expect(events.map(({ detail }) => detail)).toEqual([
      { salonId: 1, attr: "episode_id", episodeId: 9 },
      { salonId: 1, attr: "episode_id", episodeId: null },
    ]);
    expect(bodyOf(calls, /salon$/)).toEqual({ value: null });
  });

  test("one with a goal has no place; the other place is not touched", async () => {
    const calls = answers();
    const goal = await openEpisode({ "salon-id": "1" }, quietEpisode);
    expect(part(goal, "button", "サロンに設定").query()).toBe(null);
    goal.remove();
    const other = await openEpisode({ "salon-id": "1", attr: "follow_id" }, wholeEpisode);
    await part(other, "button", "サロンに設定").click();
    await eventually(() => shown(other)).toContain("この配信は来店フォローではありません");
    expect(callsOf(calls)).toEqual([]);
  });
});

test("read only: everything can be read, the sample tried, nothing changed", async () => {
  serveEpisodes();
  const editor = await openEpisode({ readonly: "" }, quietEpisode);
  expect(part(editor, "button", "ステップを追加").query()).toBe(null);
  expect(part(editor, "button", "配信を開始").query()).toBe(null);
  await part(editor, "textbox", "ゴール日").fill("2026-12-24");
  await eventually(() => shown(editor)).toContain("2026年12月23日(水) 10:00");
  expect(editor.value).toEqual(quietEpisode);
});

test("a clock time at night is said whatever the sample is; the name of what is sent stands in the schedule", async () => {
  serveEpisodes();
  const step = {
    ...textStep,
    time: "22:00",
    content: { kind: "template", text: null, template_id: 401, action_id: null },
  };
  const editor = await openEpisode({}, { ...quietEpisode, steps: [step] });
  await eventually(() => shown(editor)).toContain("ステップ 1：来店お礼");
  await part(editor, "textbox", "ゴール日").fill("");
  await eventually(() => shown(editor)).toContain("見本の日時を入力してください");
  expect(shown(editor)).toContain("夜間（21時〜8時）に送信されます");
});

describe("what is odd about a step", () => {
  const night = { ...textStep, time: "22:00" };

  test("stands on its closed panel, and in its body when that is open", async () => {
    serveEpisodes();
    const steps = [night, night, { ...textStep, days: 3 }, { ...textStep, days: 4 }];
    const editor = await openEpisode({}, { ...quietEpisode, steps });
    const textOf = (at: number) => panelOf(editor, at).textContent ?? "";
    await eventually(() => textOf(0)).toContain("夜間（21時〜8時）に送信されます");
    expect(textOf(0)).toContain("ステップ2と同じ時刻に送信されます");
    expect(panelOf(editor, 2).querySelector(".panel-problem")).toBe(null);
    await part(editor, "button", "ステップ 1").click();
    await expect.element(part(editor, "region", "ステップ 1").getByLabelText("日数")).toBeVisible();
    expect(textOf(0).split("夜間（21時〜8時）に送信されます")).toHaveLength(2);
  });

  test("and when it is sent describe its panel, open or closed", async () => {
    serveEpisodes();
    const editor = await openEpisode({}, { ...quietEpisode, steps: [night, { ...textStep, days: 3 }] });
    await part(editor, "textbox", "ゴール日").fill("2030-12-24");
    const head = part(editor, "button", "ステップ 1");
    const said = "送信予定：2030年12月23日(月) 22:00 夜間（21時〜8時）に送信されます";
    await expect.element(head).toHaveAccessibleDescription(said);
    await head.click();
    await expect.element(head).toHaveAttribute("aria-expanded", "false");
    await expect.element(head).toHaveAccessibleDescription(said);
    await expect
      .element(part(editor, "button", "ステップ 2"))
      .toHaveAccessibleDescription("送信予定：2030年12月21日(土) 10:00");
    await part(editor, "textbox", "ゴール日").fill("");
    await expect.element(head).toHaveAccessibleDescription("夜間（21時〜8時）に送信されます");
  });
});

test("a figure may have its unit behind it", async () => {
  serveEpisodes();
  const editor = await openEpisode({}, { ...wholeEpisode, steps: [textStep] });
  const days = part(editor, "textbox", "日数");
  await days.fill("３日");
  await expect.element(days).toHaveValue("3");
  expect(editor.value.steps[0]).toMatchObject({ days: 3 });
  await days.fill("３日くらい");
  await expect.element(days).toHaveAccessibleDescription(/日数は0〜999の整数で入力してください/);
  await days.fill("3");
  await part(editor, "radio", "経過時間で指定").click();
  const elapsed = part(editor, "textbox", "経過時間");
  await elapsed.click();
  await userEvent.keyboard("30分");
  expect(editor.value.steps[0]).toMatchObject({ offset_min: 30 });
  await elapsed.fill("２時間");
  await expect.element(elapsed).toHaveValue("2");
  await expect.element(part(editor, "combobox", "単位")).toHaveDisplayValue("時間");
  expect(editor.value.steps[0]).toMatchObject({ offset_min: 120 });
});

test("the condition of a step opens in the place of the list and comes back", async () => {
  serveEpisodes(({ url }) => (url.pathname.endsWith("/funnel/register") ? nothing : undefined));
  const editor = await openEpisode({}, { ...quietEpisode, steps: [quietEpisode.steps[0]] });
  await part(editor, "switch", "条件").click();
  await eventually(() => shown(editor)).toContain("この条件に合う友だちにだけ送ります。");
  editor.shadowRoot?.querySelector<HTMLElement>(".condition-head button")?.click();
  await expect.element(part(editor, "textbox", "名前")).toBeVisible();
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

describe("a closed step", () => {
  const gone = { kind: "template", text: null, template_id: 99_999, action_id: null };
  const night = { ...textStep, time: "22:00", content: gone };
  const steps = [
    night,
    { ...night, id: 2, member_query_id: 31 },
    { ...textStep, id: 3 },
    { ...night, id: 4 },
  ];

  test("says that its template or its action is gone; an open one says it once, at the picker", async () => {
    serveEpisodes();
    const action = { kind: "action", text: null, template_id: null, action_id: 77 };
    const more = [
      { ...textStep, content: action },
      { ...textStep, content: { ...action, action_id: 1 } },
    ];
    const editor = await openEpisode({}, { ...quietEpisode, steps: [...steps, ...more] });
    const said = (at: number) =>
      panelOf(editor, at).textContent?.match(/削除済みの.{1,7}が指定されています/g);
    await eventually(() => said(0)).toEqual(["削除済みのテンプレートが指定されています"]);
    await eventually(() => said(4)).toEqual(["削除済みのアクションが指定されています"]);
    expect([said(2), said(5)]).toEqual([null, null]);
    await expect
      .element(part(editor, "button", "ステップ 1"))
      .toHaveAccessibleDescription(
        /夜間（21時〜8時）に送信されます 削除済みのテンプレートが指定されています$/,
      );
    await part(editor, "button", "ステップ 1").click();
    await expect.element(part(editor, "region", "ステップ 1").getByLabelText("日数")).toBeVisible();
    await eventually(() => said(0)).toEqual(["削除済みのテンプレートが指定されています"]);
  });

  test("calls nothing gone after a failed load", async () => {
    serveEpisodes(({ url }) =>
      url.pathname.endsWith("/v_resource/egg") ? { status: 403, json: { message: "だめです" } } : undefined,
    );
    const editor = await openEpisode({}, { ...quietEpisode, steps });
    await eventually(() => shown(editor)).toContain("ID 99999");
    expect(shown(editor)).not.toContain("削除済みの");
  });

  test.each([320, 360, 640, 700, 720, 800, 900, 960, 1200])(
    "%i px wide shows its date whole beside several warnings",
    async (width) => {
      serveEpisodes();
      const editor = await openEpisode({}, { ...quietEpisode, steps });
      await part(editor, "textbox", "ゴール日").fill("2026-12-30");
      editor.style.inlineSize = `${width}px`;
      await eventually(() => panelOf(editor, 0).querySelector(".panel-problem")?.textContent).toContain(
        "削除済み",
      );
      for (const at of [0, 1, 2, 3]) {
        const box = (selector: string) =>
          (panelOf(editor, at).querySelector(selector) as Element).getBoundingClientRect();
        const [head, sentence, date] = [".panel-head", ".panel-sentence", ".episode-planned-for"].map(
          box,
        ) as [DOMRect, DOMRect, DOMRect];
        expect(date.width).toBeGreaterThan(100);
        expect(date.right).toBeLessThanOrEqual(sentence.right + 0.5);
        expect(date.bottom).toBeLessThanOrEqual(sentence.bottom + 0.5);
        for (const { right } of [sentence, box(".panel-tools")])
          expect(right).toBeLessThanOrEqual(head.right);
        const problem = panelOf(editor, at).querySelector(".panel-problem")?.getBoundingClientRect();
        if (problem) expect(problem.right).toBeLessThanOrEqual(head.right);
      }
      editor.style.inlineSize = "";
    },
  );
});
