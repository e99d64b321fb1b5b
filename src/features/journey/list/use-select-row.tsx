import { useCallback } from "react";
import { useJourney } from "../journey-context.js";

/** Selects a row or takes it off; `extendsIt`: all up to it are selected. Always the same function. */
export function useSelectRow(): (id: number, extendsIt: boolean) => void {
  const { model, actions } = useJourney();
  return useCallback(
    (id, extendsIt) => {
      if (extendsIt) model.extendTo(id);
      else model.toggle(id);
      actions.selectionChanged();
    },
    [model, actions],
  );
}
