import type { Channel, OtherCondition, Reaction } from "./other.js";

export function chooseReaction(condition: OtherCondition, has_response: Reaction): OtherCondition {
  return { ...condition, has_response };
}

export function chooseChannel(condition: OtherCondition, has_type: Channel): OtherCondition {
  return { ...condition, has_type };
}
