import type { StatusMessageCondition } from "./status-message.js";

export function writeStatus(condition: StatusMessageCondition, status: string): StatusMessageCondition {
  return { ...condition, status };
}
