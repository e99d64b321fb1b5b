import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";

/** Fields of an action that a save has decided: its id, that it is a template, and its folder. */
export function savedFields(payload: PlainObject, response: PlainData | undefined): PlainObject {
  const { is_template, group_id } = payload;
  const aid = isPlainObject(response) ? response.aid : undefined;
  return {
    ...(is_template === undefined ? {} : { is_template }),
    ...(group_id === undefined ? {} : { group_id }),
    ...(aid === undefined || aid === null ? {} : { aid }),
  };
}
