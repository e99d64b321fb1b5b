import { useStore } from "jotai";
import { useMemo } from "react";
import { ClipboardAnnouncements } from "../../../list-editor/index.js";
import { useEpisode } from "../episode-context.js";
import { stepsToCopy } from "./steps-to-copy.js";

/** Copies steps from one sequence into another, by keys and by menus, and says what was done. */
export function StepClipboard() {
  const { model, commands, services } = useEpisode();
  const store = useStore();
  const { lists } = services.page;
  return (
    <ClipboardAnnouncements
      model={model}
      commands={commands}
      content={useMemo(() => stepsToCopy(model, store, lists), [model, store, lists])}
      copiesWhole
      reportMissing={undefined}
    />
  );
}
