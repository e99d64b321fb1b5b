import { useAtomValue } from "jotai";
import { type ReactNode, useMemo } from "react";
import { useLazy } from "../../kit/lazily.js";
import type { EditorSurroundings } from "../editing/index.js";
import { EditorFrame, NotLoaded, useFocusRequest } from "../editing/views.js";
import { FilterConditions } from "./FilterConditions.js";
import { FilterProvider } from "./filter-context.js";
import type { LatePartProps } from "./late-part.js";
import { audience, filterHead, filterOptions, type LatePart, summary } from "./late-parts.js";
import type { FilterLists } from "./lists.js";
import type { FilterModel } from "./model.js";
import type { FilterProblem } from "./problems.js";
import type { FilterScreenServices } from "./services.js";
import { type FilterWords, filterWords } from "./words.js";

/** Where things are in a row. */
const rowParts = { fields: ".cond-fields", head: ".cond-tools button" };

/** The filter editor's screen: name, conditions, options, finish (actions-and-filters §2). */
export function FilterScreen(props: {
  model: FilterModel;
  surroundings: EditorSurroundings;
  lists: FilterLists;
  services: FilterScreenServices;
}): ReactNode {
  const { model, surroundings, lists, services } = props;
  const { atoms } = model;
  const settings = useAtomValue(atoms.settings);
  const problems = useAtomValue(atoms.problems);
  const attempted = useAtomValue(surroundings.session.attempts) > 0;
  const screen = useFocusRequest(model, rowParts);
  const words = filterWords[settings.locale];
  const fixed = settings.readonly || settings.disabled;
  const around = useMemo(() => ({ settings, lists, today: services.today }), [settings, lists, services]);
  const estimate = useAtomValue(atoms.estimate).call;
  const loading = useAtomValue(atoms.loading);
  const late = { model, surroundings, services, attempted, words };
  return (
    <FilterProvider value={around}>
      <EditorFrame
        ref={screen}
        surroundings={surroundings}
        locale={settings.locale}
        finishLabel={settings.finishLabel ?? words.finish}
        cancelable={settings.cancelable}
        readOnly={fixed}
        undo={{
          canUndo: useAtomValue(atoms.canUndo),
          canRedo: useAtomValue(atoms.canRedo),
          undo: model.undoEdit,
          redo: model.redoEdit,
        }}
        problems={problems.map((problem) => ({ ...problem, text: problemText(problem, words) }))}
        onGoTo={(problem) => model.goTo(problem)}
      >
        {loading === "loading" ? <p role="status">{words.loading}</p> : null}
        {loading === "failed" ? (
          <NotLoaded retry={services.retryLoading} title={words.loadFailed} again={words.loadAgain} />
        ) : null}
        {loading === null ? (
          <div className={estimate ? "filter filter-counted" : "filter"}>
            <div className="filter-main">
              {settings.mode === "funneling" && !settings.copyable ? null : (
                <Late of={filterHead} {...late} />
              )}
              <FilterConditions model={model} surroundings={surroundings} attempted={attempted} />
              <Late of={summary} {...late} quiet />
              {settings.mode === "editor" ? <Late of={filterOptions} {...late} /> : null}
            </div>
            {estimate ? <Late of={audience} {...late} quiet /> : null}
          </div>
        ) : null}
      </EditorFrame>
    </FilterProvider>
  );
}

/** A part that comes after the conditions. A quiet one that does not come is no loss that needs words. */
function Late(props: LatePartProps & { of: LatePart; quiet?: boolean }) {
  const { of, quiet, ...rest } = props;
  const part = useLazy(of);
  if (part.is === "ready") return <part.value {...rest} />;
  if (part.is === "failed" && !quiet)
    return <NotLoaded retry={part.retry} title={rest.words.editorNotLoaded} again={rest.words.loadAgain} />;
  return quiet ? null : <div className="name-pending" data-pending />;
}

function problemText({ place, message }: FilterProblem, words: FilterWords): string {
  return place === "" ? message : words.problemAt(place, message);
}
