import { type DescribedCall, parameterNames } from "../../api/description/index.js";
import { parseJson } from "../../lib/json.js";
import type { Ask } from "./ask.js";
import { type IdList, idSources, optionFor } from "./id-sources.js";
import { requiredNames } from "./required-names.js";
import { type CallResponse, isSuccess, textOf } from "./response.js";

/** Reads that are made once however many need them: calls that are judged, and lists that only give ids. */
export type Read = (path: string) => Promise<CallResponse>;

export function createRead(ask: Ask): Read {
  const known = new Map<string, Promise<CallResponse>>();
  return (path) => {
    const asked = known.get(path) ?? ask({ method: "GET", path });
    known.set(path, asked);
    return asked;
  };
}

/** An address with ids in it, or the options that would give those that are missing. */
export type Address = { readonly path: string } | { readonly missing: readonly string[] };

export interface FindIds {
  /** The address of a call; `fixed` are the pieces that are no ids. */
  address(path: string, fixed?: Readonly<Record<string, string>>): Promise<Address>;
  /** Value of a parameter of a query, where it is an id that can be found. */
  forQuery(name: string): Promise<string | null>;
}

/** Ids as they were given, else the first of a list. */
export function createFindIds(
  given: Readonly<Record<string, string>>,
  calls: readonly DescribedCall[],
  read: Read,
): FindIds {
  const reading = calls.filter(({ method }) => method === "GET");

  async function address(template: string, fixed: Readonly<Record<string, string>> = {}): Promise<Address> {
    const missing: string[] = [];
    let before = "";
    let path = "";
    for (const piece of template.split(/(?<=\/)/)) {
      const [, name] = /^\{(\w+)\}/.exec(piece) ?? [];
      const end = piece.endsWith("/") ? "/" : "";
      if (name === undefined) {
        before += piece;
        path += piece;
        continue;
      }
      // A list that stands at an address with a gap cannot be asked.
      const own = missing.length ? null : path.slice(0, -1);
      const id = fixed[name] ?? (await idAt(before, own, name));
      if (id === null) missing.push(optionFor(before, name));
      before += `{}${end}`;
      path += encodeURIComponent(id ?? "") + end;
    }
    return missing.length ? { missing } : { path };
  }

  async function idAt(before: string, own: string | null, name: string): Promise<string | null> {
    const option = optionFor(before, name);
    if (given[option] !== undefined) return given[option] ?? null;
    const lists = idSources.find(({ at }) => at.test(before))?.lists ?? [];
    const isDescribed = reading.some(
      (call) => `${call.path.replace(/\{\w+\}/g, "{}")}/` === before && requiredNames(call).length === 0,
    );
    return await firstOf(own !== null && isDescribed ? [{ path: own }, ...lists] : lists);
  }

  async function firstOf(lists: readonly IdList[]): Promise<string | null> {
    for (const list of lists) {
      const path = await listAddress(list.path);
      const id = path === null ? null : firstId(await read(path), list.field);
      if (id !== null) return id;
    }
    return null;
  }

  async function listAddress(template: string): Promise<string | null> {
    const [before = "", query] = template.split("?");
    const at = await address(before);
    if ("missing" in at) return null;
    const [name] = query === undefined ? [] : parameterNames({ path: query });
    if (name === undefined) return at.path + (query === undefined ? "" : `?${query}`);
    const id = await forQuery(name);
    return id === null ? null : `${at.path}?${query?.replace(`{${name}}`, id)}`;
  }

  async function forQuery(name: string): Promise<string | null> {
    const known = idSources.find(({ query }) => query?.test(name));
    return known ? (given[known.option] ?? (await firstOf(known.lists))) : null;
  }

  return { address, forQuery };
}

/** The first id of a list, under `data` or bare, or of a list of choices; whatever else is wrong with it. */
export function firstId(response: CallResponse, field = "id"): string | null {
  if (response.kind !== "answer" || !isSuccess(response)) return null;
  const json = parseJson(textOf(response) ?? "");
  if (!json.ok) return null;
  const body = json.data as { data?: unknown; ids?: unknown; items?: unknown } | null;
  const inner = (body?.data ?? body) as { ids?: unknown } | unknown[] | null;
  const ids = Array.isArray(inner)
    ? inner.map((row) => (row as Record<string, unknown> | null)?.[field])
    : Array.isArray(inner?.ids)
      ? inner.ids
      : [(inner as Record<string, unknown> | null)?.[field]];
  const found = ids.find((id) => /^[1-9]\d{0,15}$/.test(String(id)));
  return found === undefined ? null : String(found);
}
