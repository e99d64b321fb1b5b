import "../../../src/entries/funnel-editor.js";
import { userEvent } from "vitest/browser";
import type { FunnelEditorElement } from "../../../src/entries/funnel-editor.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import {
  type Attributes,
  drawn,
  eventually,
  mountMarkup,
  withAttributes,
} from "../../browser/support/editors.js";
import { freshServer, type Received, type Scripted, serveBy } from "../../browser/support/server.js";
import fixture from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { named } from "../page.js";

/** Each condition in its canonical shape. */
export const everyCondition: PlainObject = fixture as unknown as PlainObject;

/** Every ability that a condition needs, and the trigger that the external API needs. */
export const everyAbility = {
  abilities:
    "event_reserve salon_created show-analytics landing user-landing-detail-query episode richmenu mail journey open-api user-mail-set-to-expa-mode",
  "trigger-context": { category: "open_api", event: "order.created", label: "注文", params: {} },
};

export const emptyFilter: PlainObject = {
  fid: null,
  name: "",
  group_id: null,
  is_template: 0,
  inputs: [],
  take_num: 50,
  sort_type: 1,
  with_blocked: 0,
  user_rate_type: 0,
};

/** A filter of these conditions, with a name so that it can be saved. */
export function filterOf(...inputs: PlainObject[]): PlainObject {
  return { ...emptyFilter, name: "休眠中", inputs };
}

/** A condition on a friend's name, in its canonical shape. */
export function nameCondition(...names: string[]): PlainObject {
  return { type: 11, names, use_name: 1, use_short_name: 1, use_nickname: 1 };
}

export function memoCondition(...memos: string[]): PlainObject {
  return { type: 20, memos };
}

export function orPanel(...effects: PlainObject[]): PlainObject {
  return { type: 120, effects };
}

/** What the server holds; each may be another answer, or one call after another. */
export interface FilterServer {
  folders?: Scripted | Promise<Scripted> | (() => Scripted | Promise<Scripted>);
  /** `GET /api/funnel/data/{id}`. */
  saved?: Scripted | Promise<Scripted> | ((id: string) => Scripted | Promise<Scripted>);
  save?: Scripted | Promise<Scripted> | (() => Scripted | Promise<Scripted>);
  lists?: Readonly<Record<string, unknown>>;
}

const folders = [
  { id: 3, name: "キャンペーン" },
  { id: 4, name: "店舗" },
];

/** Tags and saved searches by id, other lists empty. */
const lists: Readonly<Record<string, unknown>> = {
  tag: { items: { 101: { id: 101, name: "VIP会員" }, 102: { id: 102, name: "新規" } }, ids: [101, 102] },
  funnel: { items: { 31: { id: 31, name: "優良顧客" }, 32: { id: 32, name: "新規客" } }, ids: [31, 32] },
};

/** Answers all calls of the filter editor. Gives those that the server got, lists left out. */
export function serveFilters(server: FilterServer = {}): { calls(): Received[]; saves(): Received[] } {
  const received = serveBy(({ method, url }) => {
    const { pathname } = url;
    const [, kind] = /\/api\/v_resource\/(\w+)$/.exec(pathname) ?? [];
    if (kind) return { json: { groups: {}, group_ids: [], meta: {}, ...listOf(server, kind) } };
    if (pathname.endsWith("/api/funnel/groups")) return asked(server.folders) ?? { json: folders };
    const [, id] = /\/api\/funnel\/data\/(.+)$/.exec(pathname) ?? [];
    if (id) return asked(server.saved, id);
    return method === "POST" ? (asked(server.save) ?? { json: { fid: 7 } }) : undefined;
  });
  const calls = () => received.filter(({ url }) => !url.pathname.includes("/api/v_resource/"));
  return { calls, saves: () => calls().filter(({ method }) => method === "POST") };
}

function listOf(server: FilterServer, kind: string): object {
  return { items: {}, ids: [], ...((server.lists?.[kind] ?? lists[kind]) as object | undefined) };
}

function asked<T, A extends unknown[]>(answer: T | ((...given: A) => T) | undefined, ...given: A) {
  return typeof answer === "function" ? (answer as (...given: A) => T)(...given) : answer;
}

/** Puts a filter editor on the page, with attributes and properties in place before it connects. */
export function mountFilter(attributes: Attributes = {}, properties: object = {}): FunnelEditorElement {
  const editor = makeFilter(attributes, properties);
  mountMarkup("").append(editor);
  return editor;
}

/** Lists are kept for the page by their server, so each test has its own. */
export function makeFilter(attributes: Attributes = {}, properties: object = {}): FunnelEditorElement {
  const editor = withAttributes(document.createElement("funnel-editor"), {
    "api-base": freshServer(),
    ...attributes,
  });
  return Object.assign(editor, properties);
}

/** Puts one on the page and waits until everything in it is drawn. */
export async function openFilter(attributes: Attributes = {}, properties: object = {}) {
  const editor = mountFilter(attributes, properties);
  await drawn(editor);
  return editor;
}

export const all = "すべて満たす(and)";

export const any = "いずれか1つ以上を満たす(or)";

/** A condition, "1. 名前", in the panel where all must be met. */
export function condition(element: Element, name: string) {
  return named(element, "group", all).getByRole("group", { name, exact: true });
}

/** The texts of the first condition on names. */
export function namesField(element: Element, name = "1. 名前") {
  return condition(element, name).getByRole("textbox", { name: "名前", exact: true });
}

/** The names of all rows on the screen, "1. 名前", in their order. */
export function rowNames({ shadowRoot }: Element): string[] {
  return [...(shadowRoot?.querySelectorAll("[data-row][part=condition]") ?? [])].map(
    (row) => row.getAttribute("aria-label") ?? "",
  );
}

/** Presses an add button of a panel, at first of the one where all must be met. */
export async function add(element: Element, label: string, panel = all): Promise<void> {
  await userEvent.click(
    named(element, "group", panel)
      .getByRole("button", { name: `${label}を追加`, exact: true })
      .first(),
  );
}

export async function typeNames(editor: FunnelEditorElement, text: string): Promise<void> {
  await userEvent.fill(namesField(editor), text);
  await eventually(() => namesOf(editor)).toEqual(text.split(/[ 　]+/));
}

/** The texts of the first condition, as they stand in the value. */
export function namesOf(editor: FunnelEditorElement): unknown {
  const [first] = (editor.value.inputs ?? []) as PlainObject[];
  return first?.names;
}

/** The types of the conditions. */
export function typesOf(editor: FunnelEditorElement): unknown[] {
  return ((editor.value.inputs ?? []) as PlainObject[]).map(({ type }) => type);
}

/** The rows of conditions that are drawn. */
export function conditionRows({ shadowRoot }: Element): HTMLElement[] {
  return [...(shadowRoot?.querySelectorAll<HTMLElement>("[data-row][part=condition]") ?? [])];
}
