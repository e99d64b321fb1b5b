import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { decide, names } from "../elements/action-editor/page-conditions.js";
import { bodyOf, callsOf, openEpisode, serveEpisodes, startButton } from "../elements/episode-editor/page.js";
import { add } from "../elements/funnel-editor/page.js";
import { named, written } from "../elements/page.js";
import { blankEpisode, blankStep, quietEpisode, wholeEpisode } from "../fixtures/episodes.js";
import { pasteText, status } from "./support/clipboard.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { deferred, type Received, type Scripted } from "./support/server.js";

const textStep = { ...blankStep, content: { ...(blankStep.content as PlainObject), text: "明日です" } };
const fresh = { ...blankEpisode, type: 10, name: "前日", salon_id: 1, steps: [textStep] };
const daysOf = (editor: Element, step: number) =>
  named(editor, "region", `ステップ ${step}`).getByRole("textbox", { name: "日数" });

/** Which call it is, by its method and path. */
function kindOf({ method, url: { pathname } }: Received) {
  if (method === "POST" && pathname.endsWith("/api/episodes")) return "create";
  if (pathname.endsWith("/steps")) return "steps";
  if (pathname.endsWith("/activate")) return "activate";
  if (pathname.endsWith("/salon")) return "link";
  return method === "DELETE" ? "remove" : pathname.includes("/api/episodes/") ? "load" : null;
}
type Kind = NonNullable<ReturnType<typeof kindOf>>;

/** A server with one sequence, which keeps what it is sent; `instead` answers first. */
function serveOne(
  stored: PlainObject | null,
  instead: (kind: Kind, call: Received) => Scripted | Promise<Scripted> | undefined = () => undefined,
) {
  let [version, one] = [0, stored as PlainObject];
  const keep = (more: PlainObject): { json: { data: PlainObject } } => {
    version += 1;
    one = { ...one, ...more, updated_at: `version ${version}` };
    return { json: { data: one } };
  };
  const calls = serveEpisodes((call) => {
    const kind = kindOf(call);
    if (kind === null) return undefined;
    const own = instead(kind, call);
    if (own) return own;
    if (kind === "load") return { json: { data: one } };
    if (kind === "remove") return keep({ deleted_at: "2026-11-27T09:00:00+09:00" });
    if (kind === "activate") return keep({ is_active: true, activated_at: "2026-11-27T10:00:00+09:00" });
    const sent = JSON.parse(call.text);
    if (kind === "create") return { status: 201, ...keep({ ...blankEpisode, ...sent, id: 12 }) };
    if (kind === "link") return { json: { data: { episode_id: sent.value as number, follow_id: null } } };
    const steps = (sent.steps as PlainObject[]).map((each, at) => ({ ...each, id: each.id ?? 900 + at }));
    return keep({ steps, ...(sent.name === undefined ? {} : { name: sent.name as string }) });
  });
  return { calls, stored: () => one, become: keep };
}

/** Hears that the page is too old, and keeps it all the same. */
function hearExpired(): number[] {
  const heard: number[] = [];
  const listen = (event: Event) => {
    event.preventDefault();
    heard.push((event as CustomEvent).detail.status);
  };
  document.addEventListener("page-expired", listen);
  onTestFinished(() => document.removeEventListener("page-expired", listen));
  return heard;
}

describe.each([409, 419])("a page that is too old (%i)", (tooOld) => {
  test.each<[Kind, string[]]>([
    ["create", ["create", "create", "steps", "link"]],
    ["steps", ["create", "steps", "steps", "link"]],
    ["link", ["create", "steps", "link", "link"]],
  ])("at %s: the draft goes on there after a reload, with one sequence", async (kind, expected) => {
    let isOld = true;
    const { calls } = serveOne(null, (each) =>
      isOld && each === kind ? { status: tooOld, json: {} } : undefined,
    );
    const heard = hearExpired();
    const attributes = { "salon-id": "1", "draft-key": `old-${kind}-${Math.random()}` };
    const editor = await openEpisode(attributes, { ...fresh, name: "" });
    await named(editor, "textbox", "名前").fill("前日");
    expect(await editor.submit()).toMatchObject({ ok: false });
    expect(heard).toEqual([tooOld]);
    const before = editor.value;
    editor.remove();
    isOld = false;
    const next = await openEpisode(attributes);
    await named(next, "button", "復元する").click();
    expect(next.value).toMatchObject({ id: before.id, name: "前日" });
    expect(next.value.steps).toEqual(before.steps);
    expect(await next.submit()).toMatchObject({ ok: true });
    const made = calls.map(kindOf).filter((each) => each !== null && each !== "load");
    expect(made).toEqual(expected);
    expect(next.value).toMatchObject({ id: 12, steps: [{ id: 900 }] });
    expect(next.dirty).toBe(false);
  });

  test.each<[Kind, string, string]>([
    ["activate", "配信を開始", "配信を開始する"],
    ["remove", "削除", "削除する"],
  ])("at %s: nothing changes", async (kind, asks, does) => {
    serveOne(quietEpisode, (each) => (each === kind ? { status: tooOld, json: {} } : undefined));
    const heard = hearExpired();
    const editor = await openEpisode({}, quietEpisode);
    await named(editor, "button", asks).first().click();
    await named(editor, "button", does).click();
    await eventually(() => heard).toEqual([tooOld]);
    expect(editor.value).toEqual(quietEpisode);
    expect(editor.dirty).toBe(false);
  });
});

describe("what comes in between", () => {
  test("start pressed twice is one call", async () => {
    const answer = deferred({ json: { data: { ...quietEpisode, is_active: true } } });
    const { calls } = serveOne(quietEpisode, (kind) => (kind === "activate" ? answer.answer : undefined));
    const editor = await openEpisode({}, quietEpisode);
    const events = record(editor, ["activated"]);
    await named(editor, "button", "配信を開始").click();
    const start = startButton(editor).element() as HTMLElement;
    start.click();
    start.click();
    await eventually(() => callsOf(calls)).toEqual(["POST /api/episodes/8/activate"]);
    start.click();
    answer.arrive();
    await eventually(() => events.length).toBe(1);
    await eventually(() => written(editor)).not.toContain("配信を開始しますか？");
    expect(callsOf(calls)).toHaveLength(1);
  });

  test("deleted while it is saved: it stays deleted, and nothing is left unsaved", async () => {
    const going = deferred({ json: { data: { ...quietEpisode, name: "別の名前", updated_at: "late" } } });
    const { calls, stored } = serveOne(quietEpisode, (kind) => (kind === "steps" ? going.answer : undefined));
    const key = `deleted-while-${Math.random()}`;
    const editor = await openEpisode({ "draft-key": key }, quietEpisode);
    await named(editor, "textbox", "名前").fill("別の名前");
    const finished = editor.submit();
    await named(editor, "button", "削除").first().click();
    await named(editor, "button", "削除する").click();
    await eventually(() => written(editor)).toContain("この配信は削除されています");
    going.arrive();
    await finished;
    expect(written(editor)).toContain("この配信は削除されています");
    expect(editor.value).toEqual(stored());
    expect(editor.dirty).toBe(false);
    expect(sessionStorage.getItem(key)).toBe(null);
    expect(calls.map(kindOf).filter((each) => each === "remove")).toHaveLength(1);
  });

  test("another salon while it is saved: it goes into the place of the one it was saved for", async () => {
    const going = deferred({ status: 201, json: { data: { id: 12 } } });
    const { calls } = serveOne(null, (kind) => (kind === "create" ? going.answer : undefined));
    const editor = await openEpisode({ "salon-id": "1" }, fresh);
    const events = record(editor, ["linked"]);
    const finished = editor.submit();
    editor.setAttribute("salon-id", "2");
    editor.setAttribute("attr", "follow_id");
    going.arrive();
    expect(await finished).toMatchObject({ ok: true });
    expect(bodyOf(calls, /episodes$/)).toMatchObject({ salon_id: 1 });
    expect(callsOf(calls).at(-1)).toBe("PATCH /api/line/slot_groups/1/salon?attr=episode_id");
    expect(events.map(({ detail }) => detail)).toEqual([{ salonId: 1, attr: "episode_id", episodeId: 12 }]);
    // Of the salon that the page names now nobody has said so.
    expect(written(editor)).not.toContain("このサロンに設定されています");
  });

  test("what a salon has is not said of the next one", async () => {
    serveOne(wholeEpisode);
    const editor = await openEpisode({ "salon-id": "1" }, wholeEpisode);
    await named(editor, "button", "サロンに設定").click();
    await eventually(() => written(editor)).toContain("このサロンに設定されています");
    editor.setAttribute("salon-id", "2");
    await eventually(() => written(editor)).not.toContain("このサロンに設定されています");
  });

  test.each<[string, (editor: Element) => void]>([
    ["moved to another place", (editor) => mountMarkup("").append(editor)],
    ["taken off the page", (editor) => editor.remove()],
  ])("%s while it is saved: one sequence, and what was decided is in it", async (_, leave) => {
    const going = deferred({ status: 201, json: { data: { id: 12, updated_at: "first" } } });
    const { calls } = serveOne(null, (kind) => (kind === "create" ? going.answer : undefined));
    const key = `left-${Math.random()}`;
    const editor = await openEpisode({ "draft-key": key, "salon-id": "1" }, { ...fresh, name: "" });
    await named(editor, "textbox", "名前").fill("前日");
    const finished = editor.submit();
    leave(editor);
    going.arrive();
    expect(await finished).toMatchObject({ ok: true });
    if (!editor.isConnected) mountMarkup("").append(editor);
    expect(editor.value).toMatchObject({ id: 12, name: "前日", steps: [{ id: 900 }] });
    expect(editor.dirty).toBe(false);
    expect(calls.map(kindOf).filter((each) => each !== null)).toEqual(["create", "steps", "link"]);
    expect(sessionStorage.getItem(key)).toBe(null);
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(calls.map(kindOf).filter((each) => each === "create")).toHaveLength(1);
  });

  test("reservations that come while one is asked: their steps are listed, and the tick is needed", async () => {
    const { calls } = serveOne({ ...wholeEpisode, is_active: false });
    const editor = await openEpisode({}, { ...wholeEpisode, is_active: false });
    await named(editor, "button", "配信を開始").click();
    const start = startButton(editor);
    await expect.element(start).not.toHaveAttribute("aria-disabled", "true");
    editor.reservations = Array.from({ length: 5000 }, (_, at) => ({
      ...{ id: at, name: `客${at}`, date: "2020-01-10", from: "15:00", to: "16:00" },
    }));
    await eventually(() => written(editor)).toContain("客4さん 2020年1月10日 15:00：ステップ1、ステップ2");
    expect(written(editor)).toContain("ほか4995件");
    await expect.element(start).toHaveAttribute("aria-disabled", "true");
    await start.click({ force: true });
    await named(editor, "checkbox", "確認しました").click();
    expect(callsOf(calls)).toEqual([]);
    await start.click();
    await eventually(() => callsOf(calls)).toEqual(["POST /api/episodes/9/activate"]);
    expect(JSON.stringify(bodyOf(calls, /activate$/))).toBe("{}");
  });
});

describe("somebody else", () => {
  const theirs = (version: number, more: PlainObject = {}): PlainObject => ({
    ...quietEpisode,
    steps: [...quietEpisode.steps, { ...textStep, id: 99, order: 4, days: 10 + version }],
    updated_at: `theirs ${version}`,
    ...more,
  });
  const stale = (current: PlainObject): Scripted => ({
    status: 422,
    json: { message: "ほかの人が先に保存しました。", code: "stale", current, errors: {} },
  });

  test("who is first twice in a row is not asked a third time; the next save has it all", async () => {
    let times = 0;
    const { calls } = serveOne(quietEpisode, (kind) => {
      if (kind !== "steps" || times === 2) return undefined;
      times += 1;
      return stale(theirs(times));
    });
    const editor = await openEpisode({}, quietEpisode);
    await daysOf(editor, 1).fill("4");
    expect(await editor.submit()).toMatchObject({ ok: false });
    expect(callsOf(calls)).toHaveLength(2);
    await eventually(() => written(editor)).toContain("ほかの人が先に保存しました。");
    expect(editor.dirty).toBe(true);
    expect(editor.value.steps.map(({ id, days }) => [id, days])).toEqual([
      [91, 4],
      [93, 3],
      [94, 0],
      [99, 12],
    ]);
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(callsOf(calls)).toHaveLength(3);
    expect(bodyOf(calls, /steps$/)).toMatchObject({ base_updated_at: "theirs 2", steps: editor.value.steps });
    expect(editor.dirty).toBe(false);
  });

  test.each([
    ["あなたの入力", "私の名前"],
    ["ほかの人の変更", "ほかの名前"],
    ["編集前の値", quietEpisode.name],
  ])("a name that both changed is asked about: %s", async (choice, expected) => {
    let isFirst = true;
    const { calls, become } = serveOne(quietEpisode, (kind) => {
      if (kind !== "steps" || !isFirst) return undefined;
      isFirst = false;
      become({ name: "ほかの名前" });
      return stale({ ...quietEpisode, name: "ほかの名前", updated_at: "theirs" });
    });
    const editor = await openEpisode({}, quietEpisode);
    await named(editor, "textbox", "名前").fill("私の名前");
    expect(await editor.submit()).toMatchObject({ ok: false });
    const group = named(editor, "radiogroup", "名前の競合");
    await expect.element(group).toBeVisible();
    for (const name of ["私の名前", "ほかの名前", quietEpisode.name])
      await expect.element(group).toHaveTextContent(name);
    expect(group.getByRole("radio", { checked: true }).elements()).toEqual([]);
    expect(await editor.submit()).toMatchObject({ ok: false, messages: ["競合を選択してください"] });
    await group.getByRole("radio", { name: choice }).click();
    await eventually(() => callsOf(calls)).toHaveLength(2);
    await eventually(() => editor.dirty).toBe(false);
    expect(editor.value.name).toBe(expected);
    const isTheirs = expected === "ほかの名前";
    expect((bodyOf(calls, /steps$/) as PlainObject).name).toBe(isTheirs ? undefined : expected);
  });
});

describe("a draft, over what somebody else has saved since", () => {
  const [first] = quietEpisode.steps as unknown as PlainObject[];
  const added = { ...textStep, id: 99, order: 4, days: 10 };
  const theirs = (firstStep = first): PlainObject => ({
    ...quietEpisode,
    steps: [firstStep ?? null, ...quietEpisode.steps.slice(1), added],
    updated_at: "theirs",
  });
  const daysById = (editor: { value: { steps: readonly { id: number | null; days: number | null }[] } }) =>
    editor.value.steps.map(({ id, days }) => [id, days]);

  /** A server that refuses what stands on another version. */
  function serveVersions(stored: PlainObject) {
    const served = serveOne(stored, (kind, { text }) => {
      const now = served.stored();
      if (kind !== "steps" || JSON.parse(text).base_updated_at === now.updated_at) return undefined;
      return { status: 422, json: { message: "先に保存", code: "stale", current: now, errors: {} } };
    });
    return served;
  }

  async function restored(key: string, now: PlainObject) {
    const editor = await openEpisode({ "draft-key": key }, now);
    await named(editor, "button", "復元する").click();
    return editor;
  }

  test("it keeps what they added and changed, with what is mine in it; going back leads to theirs", async () => {
    const key = `theirs-${Math.random()}`;
    const { calls, become, stored } = serveVersions(quietEpisode);
    const editor = await openEpisode({ "draft-key": key }, quietEpisode);
    await daysOf(editor, 1).fill("4");
    editor.remove();
    become({ ...theirs(), name: "ほかの名前" });
    const next = await restored(key, stored());
    expect(next.value.name).toBe("ほかの名前");
    const days = [[91, 4], ...quietEpisode.steps.slice(1).map((each) => [each.id, each.days]), [99, 10]];
    expect(daysById(next)).toEqual(days);
    expect(written(next)).not.toContain("の競合");
    expect(await next.submit()).toMatchObject({ ok: true });
    expect([daysById(next), next.dirty]).toEqual([days, false]);
    expect(callsOf(calls)).toEqual(["POST /api/episodes/8/steps"]);
    next.undo();
    expect(next.value.steps.map(({ id }) => id)).toContain(99);
    next.undo();
    expect(daysById(next)[0]).toEqual([91, first?.days]);
  });

  test("what both changed is asked about, also after another reload, and nothing is sent before", async () => {
    const key = `both-${Math.random()}`;
    const { calls, become, stored } = serveVersions(quietEpisode);
    const editor = await openEpisode({ "draft-key": key }, quietEpisode);
    await daysOf(editor, 1).fill("4");
    editor.remove();
    become(theirs({ ...first, days: 7 }));
    let next = await restored(key, stored());
    await expect.element(named(next, "radiogroup", "ステップ1の競合")).toBeVisible();
    await named(next, "textbox", "名前").fill("私の名前");
    next.remove();
    next = await restored(key, stored());
    const group = named(next, "radiogroup", "ステップ1の競合");
    await expect.element(group).toBeVisible();
    expect(await next.submit()).toMatchObject({ ok: false, messages: ["競合を選択してください"] });
    expect(callsOf(calls)).toEqual([]);
    await group.getByRole("radio", { name: "ほかの人の変更" }).click();
    await eventually(() => next.dirty).toBe(false);
    expect(next.value.name).toBe("私の名前");
    expect(daysById(next)[0]).toEqual([91, 7]);
    expect(daysById(next).at(-1)).toEqual([99, 10]);
  });

  test("what a save found and nobody decided is asked again after a reload", async () => {
    const key = `found-${Math.random()}`;
    const { calls, become, stored } = serveVersions(quietEpisode);
    const editor = await openEpisode({ "draft-key": key }, quietEpisode);
    await daysOf(editor, 1).fill("4");
    become(theirs({ ...first, days: 7 }));
    expect(await editor.submit()).toMatchObject({ ok: false });
    await expect.element(named(editor, "radiogroup", "ステップ1の競合")).toBeVisible();
    editor.remove();
    const next = await restored(key, stored());
    const group = named(next, "radiogroup", "ステップ1の競合");
    await expect.element(group).toBeVisible();
    expect(await next.submit()).toMatchObject({ ok: false, messages: ["競合を選択してください"] });
    expect(callsOf(calls)).toHaveLength(1);
    await group.getByRole("radio", { name: "あなたの入力" }).click();
    await eventually(() => next.dirty).toBe(false);
    expect([daysById(next)[0], daysById(next).at(-1)]).toEqual([
      [91, 4],
      [99, 10],
    ]);
  });

  test("a new step that had arrived without an answer is not there twice", async () => {
    const key = `arrived-${Math.random()}`;
    const { become, stored } = serveVersions(quietEpisode);
    const editor = await openEpisode({ "draft-key": key }, quietEpisode);
    editor.value = { ...quietEpisode };
    await named(editor, "button", "複製").first().click();
    const sent = editor.value.steps;
    expect(sent).toHaveLength(quietEpisode.steps.length + 1);
    editor.remove();
    become({ steps: sent.map((each) => ({ ...each, id: each.id ?? 900 })) as unknown as PlainObject[] });
    const now = stored();
    const next = await openEpisode({ "draft-key": key }, now);
    await named(next, "button", "復元する").click();
    expect(next.value).toEqual(now);
    expect(next.dirty).toBe(false);
  });
});

test.each([
  ["a text of somebody", "こんにちは"],
  ["a text that looks like ours", '{"kind":"steps","items":[{"id":1}]'],
  ["a table", "1日前\t10:00\n2日前\t11:00"],
])("%s is pasted as no step, and that is said", async (_, text) => {
  serveEpisodes();
  const editor = await openEpisode({}, quietEpisode);
  (named(editor, "button", "ステップ 1").element() as HTMLElement).focus();
  expect(focused().getAttribute("aria-expanded")).not.toBe(null);
  pasteText(text);
  await eventually(() => `${status(editor)}${written(editor)}`).toContain("ステップとして読み取れません");
  expect(editor.value).toEqual(quietEpisode);
  expect(editor.dirty).toBe(false);
});

test("the condition of a step is made in the slide; half made it keeps the sequence from being saved", async () => {
  const calls = serveEpisodes((call) => {
    if (call.url.pathname.endsWith("/funnel/register")) return { json: { id: 31, description: [] } };
    return kindOf(call) === "steps" ? { json: { data: quietEpisode } } : undefined;
  });
  const editor = await openEpisode({ finisher: "emit" }, { ...quietEpisode, steps: [quietEpisode.steps[0]] });
  await named(editor, "switch", "条件").click();
  await add(editor, "名前");
  await userEvent.fill(names(editor), "田中");
  expect(await editor.submit()).toMatchObject({ ok: false });
  await eventually(() => written(editor)).toContain("条件の編集が途中です");
  await decide(editor);
  await eventually(() => editor.value.steps[0]?.member_query_id).toBe(31);
  expect(calls.filter(({ url }) => url.pathname.endsWith("/funnel/register"))).toHaveLength(1);
  await expect.element(named(editor, "switch", "条件")).toBeChecked();
  expect(await editor.submit()).toMatchObject({ ok: true });
  await named(editor, "switch", "条件").click();
  expect(editor.value.steps[0]?.member_query_id).toBe(null);
  editor.undo();
  expect(editor.value.steps[0]?.member_query_id).toBe(31);
});
