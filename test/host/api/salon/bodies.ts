import * as v from "valibot";
import { refuse, wrongShape } from "../friend/calls.js";
import { validate } from "../validate.js";
import { baseVersion, requireLatest } from "./versions.js";

type Row = Readonly<Record<string, unknown>>;

/** A body of these keys and no others. */
export function exactly<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, "項目が足りないか、余分です。");
}

/** Refuses a write from an older version before anything else: what is wrong with it may be somebody else's by now. */
export function requireLatestIn(body: unknown, current: { readonly updated_at: string }): void {
  const { base_updated_at } = validate(v.looseObject({ base_updated_at: baseVersion }, wrongShape), body);
  requireLatest(current, base_updated_at);
}

/** As `validate`, but a field that comes back as it is kept is not judged: nobody has written it. */
export function validateEdited<Output>(
  schema: v.GenericSchema<unknown, Output>,
  body: unknown,
  kept: object,
): Output {
  const { issues = [] } = v.safeParse(schema, body);
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const [first] = issue.path ?? [];
    const field = String(first?.key ?? "");
    if (first && Object.hasOwn(kept, field) && isSame((body as Row)[field], (kept as Row)[field])) continue;
    const path = v.getDotPath(issue) ?? "";
    errors[path] = [...new Set([...(errors[path] ?? []), issue.message])];
  }
  refuse(errors);
  return body as Output;
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Refuses a record whose own keys name another one. */
export function refuseOther(body: Row, own: Readonly<Record<string, number>>): void {
  const wrong = Object.entries(own).filter(([key, value]) => Object.hasOwn(body, key) && body[key] !== value);
  refuse(Object.fromEntries(wrong.map(([key]) => [key, ["宛先と違います。"]])));
}

/** Refuses what only the host may say of something new. */
export function refuseKeys(body: Row, keys: readonly string[]): void {
  const sent = keys.filter((key) => Object.hasOwn(body, key));
  refuse(Object.fromEntries(sent.map((key) => [key, ["新しいものには指定できません。"]])));
}

/** `https://`, `http://` or a path of the page's own origin. */
export function imageAddress() {
  const message = "画像のURLが正しくありません。";
  return v.nullable(v.pipe(v.string(message), v.regex(/^(https?:\/\/[^\s/]|\/(?!\/))\S*$/i, message)));
}

/** A name as operators count: 1 to 100 characters, those outside of the basic plane too. */
export function nameField() {
  const missing = "名前を入力してください。";
  return v.pipe(
    v.string(missing),
    v.check((value) => value.trim() !== "", missing),
    v.check((value) => [...value.trim()].length <= 100, "名前は100文字以内で入力してください。"),
  );
}
