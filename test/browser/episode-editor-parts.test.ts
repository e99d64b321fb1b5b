import { beforeEach, describe, expect, test } from "vitest";
import type { EpisodeEditorElement } from "../../src/entries/episode-editor.js";
import { openEpisode, saved, serveEpisodes, textStep } from "../elements/episode-editor/page.js";
import { named } from "../elements/page.js";
import { blankEpisode, quietEpisode } from "../fixtures/episodes.js";
import { type Attributes, eventually, shownText } from "./support/editors.js";
import { nextIdle, offer } from "./support/kept-work.js";
import { deferred, freshServer, type Scripted } from "./support/server.js";

/* The draft of a new sequence that got its id by the first call of a save, of which a later one failed or came late. */

beforeEach(() => sessionStorage.clear());

const key = "episode-parts";
const blank = { ...blankEpisode, steps: [textStep] };
const name = (editor: EpisodeEditorElement) => named(editor, "textbox", "名前");
const isOffered = (editor: EpisodeEditorElement) => shownText(editor).includes(offer);
const open = (attributes: Attributes = {}) => openEpisode({ "draft-key": key, ...attributes }, blank);

/** A server that makes sequence 12. Its steps fail as long as `isDown`. */
function serveParts(answers: { made?: Promise<Scripted>; steps?: Promise<Scripted> } = {}) {
  const server = { isDown: true, calls: [] as ReturnType<typeof serveEpisodes> };
  server.calls = serveEpisodes(({ method, url, text }) => {
    if (method === "POST" && url.pathname.endsWith("/episodes"))
      return answers.made ?? { status: 201, json: { data: { id: 12 } } };
    if (!url.pathname.endsWith("/12/steps")) return undefined;
    if (answers.steps) return answers.steps;
    return server.isDown
      ? { status: 500 }
      : { json: { data: saved({ ...blankEpisode, id: 12, name: "お礼" }, JSON.parse(text)) } };
  });
  const madeOften = () =>
    server.calls.filter(({ method, url }) => method === "POST" && url.pathname.endsWith("/episodes")).length;
  return Object.assign(server, { madeOften });
}

const keptRecords = () =>
  Object.values({ ...sessionStorage }).map(
    (text) => (JSON.parse(text as string) as { record: unknown }).record,
  );

/** It has got its id, and its steps are under way. */
async function saveHalf() {
  const steps = deferred({ json: { data: { id: 12, steps: [{ id: 900 }] } } });
  const { calls } = serveParts({ steps: steps.answer });
  const editor = await open();
  await name(editor).fill("お礼");
  const finished = editor.submit();
  await eventually(() => calls.some(({ url }) => url.pathname.endsWith("/12/steps"))).toBe(true);
  return { editor, steps, finished };
}

describe("once it is saved in the end, its draft goes", () => {
  test("also one that was set aside before it had an id", async () => {
    const server = serveParts();
    const editor = await open();
    await name(editor).fill("お礼");
    await eventually(keptRecords).toEqual([null]);
    // The work on another one takes the place of its draft.
    editor.value = quietEpisode as never;
    await name(editor).fill("別の配信");
    await eventually(() => keptRecords().length).toBe(2);
    editor.value = blank as never;
    await named(editor, "button", "復元する").click();
    expect((await editor.submit()).ok).toBe(false);
    server.isDown = false;
    expect(await editor.submit()).toMatchObject({ ok: true, payload: { id: 12, name: "お礼" } });
    await eventually(keptRecords).toEqual(["8"]);
    editor.value = blank as never;
    await nextIdle();
    expect([isOffered(editor), server.madeOften()]).toEqual([false, 1]);
  });

  test("also where the page has set another one before the last call was answered", async () => {
    const { editor, steps, finished } = await saveHalf();
    await eventually(keptRecords).toEqual(["12"]);
    editor.value = quietEpisode as never;
    steps.arrive();
    expect((await finished).ok).toBe(true);
    expect(keptRecords()).toEqual([]);
    editor.value = blank as never;
    await nextIdle();
    expect(isOffered(editor)).toBe(false);
  });

  test("also where another editor of the page has it on offer, as it was before it had an id", async () => {
    const made = deferred({ status: 201, json: { data: { id: 12 } } });
    const server = serveParts({ made: made.answer });
    const there = { "api-base": freshServer() };
    const lower = await open(there);
    // The other one is in view as well.
    (lower.parentElement as HTMLElement).style.cssText = "height: 200px; overflow: auto";
    const upper = await open(there);
    await name(upper).fill("お礼");
    await eventually(keptRecords).toEqual([null]);
    const first = upper.submit();
    await eventually(server.madeOften).toBe(1);
    const place = upper.parentElement as HTMLElement;
    upper.remove();
    await eventually(() => isOffered(lower)).toBe(true);
    made.arrive();
    expect((await first).ok).toBe(false);
    place.append(upper);
    server.isDown = false;
    expect((await upper.submit()).ok).toBe(true);
    await nextIdle();
    expect([isOffered(lower), server.madeOften()]).toEqual([false, 1]);
  });
});

test("what is written while it is saved by parts stays in its draft", async () => {
  const { editor, steps, finished } = await saveHalf();
  await name(editor).fill("お礼の続き");
  await eventually(() => JSON.stringify({ ...sessionStorage })).toContain("お礼の続き");
  editor.value = quietEpisode as never;
  steps.arrive();
  await finished;
  expect(JSON.stringify({ ...sessionStorage })).toContain("お礼の続き");
});
