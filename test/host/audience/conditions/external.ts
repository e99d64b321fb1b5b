import type { Compile } from "../query.js";
import { matchingValue } from "./value-match.js";

export const byExternalValue: Compile = ({ match, query, context }) => {
  const { event, key } = (context ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof event !== "string" || typeof key !== "string" || event === "" || key === "") return undefined;
  return matchingValue(match, query, {
    table: "friend_external_value",
    test: "event = ? AND key = ?",
    params: [event, key],
  });
};
