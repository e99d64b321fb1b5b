import * as v from "valibot";
import { endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";

/** Address at which an action is saved, unless the page says otherwise (rules: action-saved). */
export const registerActionPath = "/api/action/register";
export const registerActionEndpoint = endpoint({ method: "POST", path: registerActionPath, once: true });

/** Saves an action, form-encoded. The answer may hold `description` beside `aid`. */
export function registerAction(
  http: Http,
  action: PlainObject,
  options: { path: string; encoding: FormEncoding; withDescription: boolean },
): Promise<Answer<PlainObject | null>> {
  const fields = options.withDescription ? { ...action, withDescription: true } : action;
  return http.send({
    ...registerActionEndpoint,
    path: options.path,
    form: { fields, encoding: options.encoding },
    success: savedAction(!isId(action.aid)),
  });
}

/**
 * An object, of which only `aid` is read here. A new action must be told it, or the next save would make a second one;
 * where it is known already, the answer may leave it out, or be nothing at all.
 */
function savedAction(isNew: boolean) {
  return v.custom<PlainObject | null>((data) => {
    const answer = (data ?? {}) as PlainData;
    return isPlainObject(answer) && (isId(answer.aid) || (!isNew && answer.aid == null));
  });
}

/** Ids are positive whole numbers; some servers write them as text. */
function isId(value: PlainData | undefined): boolean {
  return typeof value !== "object" && /^[1-9]\d*$/.test(String(value));
}
