import type { Compile } from "../query.js";
import { chosenIds, wantingSeveral } from "./several.js";

export const byConversion: Compile = ({ tracker_ids, tracker_or }) => {
  const chosen = chosenIds(tracker_ids);
  return chosen && wantingSeveral(tracker_or, { table: "friend_conversion", column: "tracker_id" }, chosen);
};
