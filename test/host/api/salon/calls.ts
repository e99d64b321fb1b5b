import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { isForbiddenKey } from "../forbidden-keys.js";
import { itemsOf } from "../picker-items.js";
import { Refusal } from "../refusal.js";

/** A part of a path that is an id. */
export const idIn = (name: string) => `:${name}{[1-9][0-9]{0,8}}`;

export const salonId = idIn("salonId");

interface Asked {
  readonly raw: Request;
  param(name: string): string | undefined;
}

/** The salon that a path names, when there is one. */
export function salonOf({ store }: ApiContext, req: Asked): number {
  const id = Number(req.param("salonId"));
  if (!store.get(itemsOf("salon"), id)) throw new Refusal(404, { message: "サロンが見つかりません。" });
  return id;
}

/** The JSON of a body. What cannot be read is nothing, for the schema to refuse. */
export async function bodyOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text(), (key, value) => (isForbiddenKey(key) ? undefined : value));
  } catch {
    return undefined;
  }
}

/** A body with the id that its path names, where it names one. */
export async function bodyWithId(req: Asked, name: string): Promise<unknown> {
  const body = await bodyOf(req.raw);
  const id = req.param(name);
  if (id === undefined || typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return { ...body, id: Number(id) };
}

/** `force=1`, behind the `?` or in the body. */
export function isForced(request: Request, body: unknown): boolean {
  const inBody = (body as { force?: unknown } | undefined)?.force;
  const asked = new URL(request.url).searchParams.get("force") ?? inBody;
  return asked === "1" || asked === 1 || asked === true || asked === "true";
}

/** `?attr=`, when it is one of those that there are; else 400 (rules: attribute-patch). */
export function attributeOf<const Known extends readonly string[]>(
  request: Request,
  known: Known,
): Known[number] {
  const asked = new URL(request.url).searchParams.get("attr");
  const attribute = known.find((each) => each === asked);
  if (attribute === undefined) throw notAllowed();
  return attribute;
}

export function notAllowed(): Refusal {
  return new Refusal(400, { message: "Not Allowed", code: "not_allowed" });
}

export function flag(label: string) {
  return v.boolean(`${label}はtrueかfalseで指定してください。`);
}
