import { type ActionState, readAction } from "../../../../src/features/action/entity.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import { textEffect } from "../open-model.js";

/* Effects as they are stored, each as short as a row of a table wants it. */

export const text = (content = "一", more: PlainObject = {}) => textEffect(content, more);
export const template = (egg_id: PlainData = 401, more: PlainObject = {}) => ({
  ...text(),
  type: 12,
  egg_id,
  ...more,
});
export const tags = (remove: number, tag_ids: PlainData[], more: PlainObject = {}) => ({
  type: 13,
  remove,
  use_group: 0,
  tag_ids,
  tag_group_id: null,
  ...more,
});
export const folder = (remove: number, tag_group_id: PlainData) =>
  tags(remove, [], { use_group: 1, tag_group_id });
export const assign = (var_id: PlainData, more: PlainObject = {}) => ({
  type: 6,
  var_id,
  var_type: 0,
  operand: 1,
  valuetype: 1,
  fix_value: "値",
  ...more,
});
export const scenario = (group_id: PlainData) => ({ type: 5, group_id });
export const menu = (menu_id: PlainData) => ({ type: 14, menu_id });
export const remind = (episode_id: PlainData, more: PlainObject = {}) => ({
  type: 15,
  firetype: 0,
  episode_id,
  goal_date_type: "specified",
  selectionType: 0,
  origin_date: "2099-04-01",
  origin_time: "10:00",
  var_id: null,
  ...more,
});
export const cancel = (episode_id: PlainData, more: PlainObject = {}) => ({
  type: 15,
  firetype: 1,
  episode_id,
  cancel_type: 0,
  ...more,
});
export const member = (user_rate: PlainData, notify: PlainData = -1) => ({ type: 7, notify, user_rate });
export const reserve = (event_slot_id: PlainData, event_menu_id: PlainData = null) => ({
  type: 31,
  fire_type: "make",
  event_slot_id,
  event_menu_id,
  num_of_takes: 1,
});
export const common = (common_var_id: PlainData) => ({ type: 32, common_var_id, operand: 2, fix_value: 1 });
export const phases = (...journey_tags: PlainData[]) => ({ type: 50, method: 0, journey_tags });

/** An action of these effects, its rows named r0, r1 and so on. */
export function stateOf(...inputs: PlainData[]): ActionState {
  const state = readAction({ inputs });
  if (!state) throw new Error("the test's own action cannot be read");
  return state;
}
