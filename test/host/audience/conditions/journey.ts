import { type Compile, exceptIf, friendsWith, isId } from "../query.js";

export const byJourney: Compile = ({ journey_tag_id, condition }) => {
  if (!isId(journey_tag_id)) return undefined;
  return exceptIf(condition === 10, friendsWith("friend_phase", "journey_tag_id = ?", journey_tag_id));
};
