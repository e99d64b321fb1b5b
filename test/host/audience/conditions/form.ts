import { between, type Compile, exceptIf, friendsWith, isId } from "../query.js";

export const byForm: Compile = ({ form_id, match, use_date, date_from, date_to }) => {
  if (!isId(form_id)) return undefined;
  const range = use_date === 1 ? between("answered_on", date_from, date_to) : undefined;
  const { test, params } = range ?? { test: "1", params: [] };
  return exceptIf(match === 10, friendsWith("friend_form", `form_id = ? AND ${test}`, form_id, ...params));
};
