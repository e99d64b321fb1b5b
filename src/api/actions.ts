import * as v from "valibot";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";

/** Where an action is saved, unless the page says otherwise (actions-and-filters §7). */
export const registerActionPath = "/api/action/register";
/** Saving may take this long, in milliseconds (§9). */
const saveTimeout = 30_000;

const plainData = v.custom<PlainData>(() => true);

/** Ids are whole numbers; some servers write them as text. */
const id = v.union([v.number(), v.pipe(v.string(), v.digits())]);

/** What a server says to a saved action: an object, of which only `aid` is read here, or nothing at all. */
const savedAction = v.nullable(
  v.pipe(
    // To valibot's own object schemas a list is an object too.
    v.custom<PlainObject>((answer) => isPlainObject(answer as PlainData)),
    v.objectWithRest({ aid: v.exactOptional(v.nullable(id)) }, plainData),
  ),
);

/** Saves an action: `POST /api/action/register`, form-encoded, at most 30 s. The answer may hold `aid` and `description`. */
export function registerAction(
  http: Http,
  action: PlainObject,
  options: { path: string; encoding: FormEncoding; withDescription: boolean },
): Promise<Answer<PlainObject | null>> {
  const fields = options.withDescription ? { ...action, withDescription: true } : action;
  return http.send({
    method: "POST",
    path: options.path,
    form: { fields, encoding: options.encoding },
    timeout: saveTimeout,
    success: savedAction,
  });
}
