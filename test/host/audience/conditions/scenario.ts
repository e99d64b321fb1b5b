import { type Compile, exceptIf, friendsWith, isId } from "../query.js";

export const byScenario: Compile = ({ group_id, match, date }) => {
  if (!isId(group_id)) return undefined;
  const table = "friend_scenario";
  if (match === 2) {
    const day = typeof date === "number" ? date : 0;
    return friendsWith(table, "scenario_id = ? AND sent_day >= ?", group_id, day);
  }
  const state = match === 0 || match === 3 ? "subscribed" : "finished";
  return exceptIf(
    match === 3 || match === 5,
    friendsWith(table, "scenario_id = ? AND state = ?", group_id, state),
  );
};
