import { useAtomValue } from "jotai";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import type { EditorCommands } from "../../editor/index.js";
import { useFocusRequest } from "../../editor/index.js";
import { usePrefetch } from "../../kit/Deferred.js";
import { LoadFailed } from "../../kit/LoadFailed.js";
import { ListEditorFrame } from "../../list-editor/index.js";
import type { ConditionEditors } from "./conditions/editor-types.js";
import { audience } from "./deferred.js";
import { FilterBody } from "./FilterBody.js";
import { FilterWithAudience } from "./FilterWithAudience.js";
import { FilterProvider } from "./filter-context.js";
import type { FilterPartProps } from "./filter-part.js";
import { FilterHead } from "./head/FilterHead.js";
import { filterWords } from "./messages.js";
import type { FilterModel } from "./model.js";
import { FilterOptions } from "./options/FilterOptions.js";
import { filterRowParts } from "./row-parts.js";
import { FilterSelection } from "./selecting/FilterSelection.js";
import type { FilterServices } from "./services.js";
import { Summary } from "./summary/Summary.js";

/** The filter editor's screen: name, conditions, options, finish (rules: filter-screen). */
export function FilterScreen(props: {
  model: FilterModel;
  commands: EditorCommands;
  services: FilterServices;
  /** How conditions are edited, where that is not as always. */
  editors?: ConditionEditors;
}): ReactNode {
  const { model, commands, services, editors } = props;
  const { atoms, editedConditions } = model;
  const settings = useAtomValue(atoms.settings);
  const problems = useAtomValue(atoms.problems);
  const loading = useAtomValue(atoms.loading);
  const attempts = useAtomValue(commands.session.attempts);
  const attempted = attempts > 0;
  useLayoutEffect(() => {
    if (attempts > 0) model.leave();
  }, [attempts, model]);
  const screen = useFocusRequest(model, filterRowParts);
  const context = useMemo(
    () => ({ settings, lists: services.page.lists, today: services.today, editedConditions, editors }),
    [settings, services, editedConditions, editors],
  );
  const words = filterWords[settings.locale];
  usePrefetch(audience);
  return (
    <FilterProvider value={context}>
      <ListEditorFrame
        ref={screen}
        model={model}
        commands={commands}
        problems={problems}
        words={{ ...words, finish: words.search }}
        selectionTools={loading === null ? <FilterSelection model={model} commands={commands} /> : null}
      >
        {loading === "loading" ? <p role="status">{words.loading}</p> : null}
        {loading === "failed" ? (
          <LoadFailed title={words.loadFailed} retryLabel={words.loadAgain} onRetry={services.retryLoading} />
        ) : null}
        {loading === null ? (
          <FilterContent
            model={model}
            commands={commands}
            page={services.page}
            attempted={attempted}
            words={words}
          />
        ) : null}
      </ListEditorFrame>
    </FilterProvider>
  );
}

function FilterContent(props: FilterPartProps) {
  const settings = useAtomValue(props.model.atoms.settings);
  return (
    <FilterWithAudience {...props}>
      {settings.mode === "funneling" && !settings.copyable ? null : <FilterHead {...props} />}
      <FilterBody {...props} />
      <Summary {...props} />
      {settings.mode === "editor" ? <FilterOptions {...props} /> : null}
    </FilterWithAudience>
  );
}
