import "../../../src/entries/episode-editor.js";
import type { EpisodeEditorElement } from "../../../src/entries/episode-editor.js";
import { type Attributes, eventually, mountMarkup, onScreen, withAttributes, within } from "./editors.js";
import { eggs, freshServer, listOf } from "./pickers.js";
import { type Received, type Scripted, serveBy } from "./server.js";

/** Answers what the editor asks for; `answer` comes first. */
export function serveEpisodes(
  answer: (call: Received) => Scripted | Promise<Scripted> | undefined = () => undefined,
): Received[] {
  return serveBy((call) => {
    const own = answer(call);
    if (own !== undefined) return own;
    const { pathname } = call.url;
    if (pathname.endsWith("/v_resource/egg")) return { json: eggs };
    if (pathname.includes("/api/v_resource/")) return { json: listOf([{ id: 1, name: "お礼" }]) };
    if (pathname.includes("/api/funnel/")) return { json: { fid: 31, inputs: [] } };
    return undefined;
  });
}

/** One on a server of its own, drawn; by its value or by what the server has. */
export async function openEpisode(
  attributes: Attributes = {},
  value?: unknown,
): Promise<EpisodeEditorElement> {
  const editor = document.createElement("episode-editor");
  withAttributes(editor, { "api-base": freshServer(), ...attributes });
  if (value !== undefined) editor.value = value as never;
  mountMarkup("").append(editor);
  await eventually(() => editor.shadowRoot?.querySelector(".editor") != null).toBe(true);
  await onScreen();
  return editor;
}

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
