import { useCallback } from "react";
import type { PlainData } from "../../../lib/plain-data.js";
import { knownNames, VariableType } from "../../../references/index.js";
import type { Variable } from "../fields/variable.js";
import { friendWords } from "../messages.js";
import { useFriend } from "./friend-context.js";

/** A value in words, by what is known now: of a select the name of its choice. */
export function useVariableText(): (variable: Variable, value: PlainData) => string {
  const { lists, settings } = useFriend();
  return useCallback(
    ({ id, type }, value) => {
      const words = friendWords[settings.locale];
      if (value === null) return words.unset;
      if (value === "") return words.emptyText;
      if (type === VariableType.select) return knownNames(lists, settings.locale).choiceName(id, value);
      return textOfValue(value);
    },
    [lists, settings.locale],
  );
}

/** A value as it stands in a text. */
export function textOfValue(value: PlainData): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
