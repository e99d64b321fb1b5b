import type { ActionDocument } from "../host/api/action-document.js";
import type { Api } from "../host/api.js";
import { bracketFields } from "./bracket-fields.js";

export type Encoding = "json" | "brackets";

/** The headers a page's script sends. */
export const fromScript = { accept: "application/json", "x-requested-with": "XMLHttpRequest" };

/** The form fields of a document: scalars as they are, nested values as the encoding has them. */
export function formOf(document: Readonly<Record<string, unknown>>, encoding: Encoding): URLSearchParams {
  const fields = Object.entries(document).flatMap(([name, value]): [string, string][] => {
    const isNested = typeof value === "object" && value !== null;
    return isNested && encoding === "json" ? [[name, JSON.stringify(value)]] : bracketFields(name, value);
  });
  return new URLSearchParams(fields);
}

export function postForm(
  api: Api,
  path: string,
  body: URLSearchParams,
  headers: Record<string, string> = fromScript,
) {
  return api(new Request(`http://host.test${path}`, { method: "POST", body, headers }));
}

export async function register(api: Api, document: object, encoding: Encoding = "json"): Promise<Response> {
  return postForm(api, "/api/action/register", formOf({ ...document }, encoding));
}

export async function load(api: Api, aid: number): Promise<unknown> {
  return (await api(new Request(`http://host.test/api/action/data/${aid}`))).json();
}

export async function getJson(api: Api, path: string): Promise<unknown> {
  return (await api(new Request(`http://host.test${path}`, { headers: fromScript }))).json();
}

/** An action that may be saved, with the given effects. */
export function actionWith(inputs: readonly object[], more: Partial<ActionDocument> = {}) {
  return { aid: null, a_name: "", a_twice_type: 0, is_template: 0, group_id: null, inputs, ...more };
}

/** A text effect that may be saved. */
export function textEffect(more: object = {}) {
  return {
    type: 1,
    text: "本文",
    delay_type: 0,
    delay_min: 0,
    delay_max: 0,
    delay_at: "12:00",
    member_query_id: null,
    ...more,
  };
}
