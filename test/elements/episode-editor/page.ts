import type { PlainObject } from "../../../src/lib/plain-data.js";
import { blankStep, quietEpisode } from "../../fixtures/episodes.js";
import { openEditor } from "../open-editor.js";
import "../../../src/entries/episode-editor.js";
import type { EpisodeEditorElement } from "../../../src/entries/episode-editor.js";
import { type Attributes, within } from "../../browser/support/editors.js";
import { eggs, listOf } from "../../browser/support/lists.js";
import { type OwnAnswer, type Received, type Scripted, serveKnown } from "../../browser/support/server.js";

/** Answers what the editor asks for; `answer` comes first. */
export function serveEpisodes(answer?: OwnAnswer): Received[] {
  return serveKnown(({ url: { pathname } }) => {
    if (pathname.endsWith("/v_resource/egg")) return { json: eggs };
    if (pathname.includes("/api/v_resource/")) return { json: listOf([{ id: 1, name: "お礼" }]) };
    if (pathname.includes("/api/funnel/")) return { json: { fid: 31, inputs: [] } };
    return undefined;
  }, answer);
}

/** One on a server of its own, drawn; by its value or by what the server has. */
export const openEpisode = (attributes: Attributes = {}, value?: unknown): Promise<EpisodeEditorElement> =>
  openEditor("episode-editor", attributes, value);

/** The calls by their methods and paths, without those of lists. */
export function callsOf(calls: readonly Received[]): string[] {
  return calls
    .map(({ method, url }) => `${method} ${url.pathname.replace(/^.*?\/api\//, "/api/")}${url.search}`)
    .filter((call) => !call.includes("/v_resource/") && !call.includes("/funnel/"));
}

/** What was sent in the last call to a path. */
export function bodyOf(calls: readonly Received[], path: RegExp): unknown {
  const call = calls.findLast(({ method, url }) => method !== "GET" && path.test(url.pathname));
  return JSON.parse(call?.text ?? "null");
}

/** What starts it, in the dialog. Not by its exact name, to which the test's own engine adds the hidden busy words. */
export function startButton(editor: Element) {
  return within(editor).getByRole("button", { name: /^配信を開始する/ });
}

export const textStep = {
  ...blankStep,
  content: { ...(blankStep.content as PlainObject), text: "明日です" },
};

/** By its part: queries in the page read the label that it keeps room for as a part of its name. */
export const finishButton = (editor: Element) => editor.shadowRoot?.querySelector("[part=finish]");

/** The panel of a step, from 0. */
export const panelOf = (editor: Element, at: number) =>
  editor.shadowRoot?.querySelectorAll("[data-row]")[at] as HTMLElement;
export const fieldIn = (editor: Element, at: number, field: string) =>
  panelOf(editor, at).querySelector<HTMLElement>(`[data-field="${field}"]`) as HTMLElement;

/** Presses a button of a step's panel. */
export function pressIn(editor: Element, at: number, name: string): void {
  [...panelOf(editor, at).querySelectorAll("button")]
    .find((each) => each.getAttribute("aria-label") === name)
    ?.click();
}

/** What a server makes of steps that are sent: each has an id. */
export function saved(document: PlainObject, sent: { steps?: unknown; name?: unknown }): PlainObject {
  const steps = (sent.steps as PlainObject[]).map((each, at) => ({ ...each, id: each.id ?? 900 + at }));
  return {
    ...document,
    steps,
    ...(sent.name === undefined ? {} : { name: sent.name as string }),
    updated_at: "later",
  };
}

/** A server that saves the steps of `document`. */
export function serveSaved(document: PlainObject): Received[] {
  return serveEpisodes(({ url, text }) =>
    url.pathname.endsWith(`/${document.id}/steps`)
      ? { json: { data: saved(document, JSON.parse(text)) } }
      : undefined,
  );
}

/** A server on which somebody else has saved first: it takes what is made from theirs, and refuses the rest. */
export function serveStale(theirs: PlainObject): Received[] {
  return serveEpisodes(({ url, text }) => {
    if (!url.pathname.endsWith(`/${theirs.id}/steps`)) return undefined;
    const sent = JSON.parse(text);
    return sent.base_updated_at === theirs.updated_at
      ? { json: { data: saved(theirs, sent) } }
      : {
          status: 422,
          json: { message: "ほかの人が先に保存しました。", code: "stale", current: theirs, errors: {} },
        };
  });
}

/** A server on which one is started, saved and deleted; `more` answers first. */
export const serveLife = (more: (path: string) => Scripted | undefined = () => undefined) =>
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
