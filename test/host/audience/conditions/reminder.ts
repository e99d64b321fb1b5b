import { between, type Compile, exceptIf, friendsWith, isId } from "../query.js";

export const byReminder: Compile = ({ episode_id, match, ...dates }) => {
  if (!isId(episode_id)) return undefined;
  const goal = goalTest(dates) ?? { test: "1", params: [] };
  const current = match === 0 || match === 10 ? " AND is_current = 1" : "";
  return exceptIf(
    match === 10 || match === 11,
    friendsWith("friend_reminder", `episode_id = ?${current} AND ${goal.test}`, episode_id, ...goal.params),
  );
};

function goalTest({
  use_date,
  origin_from,
  origin_to,
  origin_date,
  origin_time,
}: Readonly<Record<string, unknown>>) {
  if (use_date === 1) return between("origin_date", origin_from, origin_to);
  if (use_date !== 2 || typeof origin_date !== "string") return undefined;
  if (typeof origin_time !== "string") return { test: "origin_date = ?", params: [origin_date] };
  return { test: "origin_date = ? AND origin_time = ?", params: [origin_date, origin_time] };
}
