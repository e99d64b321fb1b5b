import { useAtomValue } from "jotai";
import { type ReactNode, useMemo } from "react";
import { useLazy } from "../../kit/lazily.js";
import { useTogether } from "../../kit/together.js";
import type { EditorSurroundings } from "../editing/index.js";
import { EditorFrame, NotLoaded, useFocusRequest } from "../editing/views.js";
import { conditionEditor } from "./conditions/editors.js";
import { FilterConditions } from "./FilterConditions.js";
import { listsOf } from "./far-sayings.js";
import { FilterProvider } from "./filter-context.js";
import type { LatePartProps } from "./late-part.js";
import {
  adding,
  audience,
  clipboard,
  filterHead,
  filterOptions,
  findings,
  type LatePart,
  summary,
} from "./late-parts.js";
import type { FilterModel } from "./model.js";
import type { FilterProblem } from "./problems.js";
import type { FilterServices } from "./services.js";
import { type FilterWords, filterWords } from "./words.js";

/** How long the first picture waits for what belongs to it, in milliseconds: shorter than anybody sees. */
const patience = 100;

/** Where things are in a row. What is chosen comes before how it is chosen, so a picker counts as its first field. */
const rowParts = {
  fields: ":is(.item-choice,.cond-fields:not(:has(.item-choice)))",
  head: ".cond-tools button",
};

/** The filter editor's screen: name, conditions, options, finish (actions-and-filters §2). */
export function FilterScreen(props: {
  model: FilterModel;
  surroundings: EditorSurroundings;
  services: FilterServices;
}): ReactNode {
  const { model, surroundings, services } = props;
  const { atoms } = model;
  const settings = useAtomValue(atoms.settings);
  const problems = useAtomValue(atoms.problems);
  const attempted = useAtomValue(surroundings.session.attempts) > 0;
  const screen = useFocusRequest(model, rowParts);
  const words = filterWords[settings.locale];
  const fixed = settings.readonly || settings.disabled;
  const canUndo = useAtomValue(atoms.canUndo);
  const canRedo = useAtomValue(atoms.canRedo);
  const isComplete = useTogether(() => {
    const editors = [...model.editableTypes()].map(conditionEditor);
    const lists = listsOf(model, services.page);
    return [services.page, adding, filterHead, findings, clipboard, summary, lists, ...editors];
  }, patience);
  const page = useLazy(services.page);
  const given = page.is === "ready" ? page.value : null;
  const around = useMemo(
    () => given && { settings, lists: given.lists, today: services.today },
    [settings, given, services],
  );
  const [estimate, explain] = [useAtomValue(atoms.estimate).call, useAtomValue(atoms.explain).call];
  const isAsked = estimate !== null || explain !== null;
  const loading = useAtomValue(atoms.loading);
  const late = given && { model, surroundings, page: given, attempted, words };
  if (!isComplete) return <div data-pending />;
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
          canUndo,
          canRedo,
          undo: model.undoEdit,
          redo: model.redoEdit,
        }}
        problems={problems.map((problem) => ({ ...problem, text: problemText(problem, words) }))}
        toldAt={model.toldAt}
        onGoTo={model.goTo}
      >
        {loading === "loading" ? <p role="status">{words.loading}</p> : null}
        {loading === "failed" ? (
          <NotLoaded retry={services.retryLoading} title={words.loadFailed} again={words.loadAgain} />
        ) : null}
        {page.is === "failed" ? (
          <NotLoaded retry={page.retry} title={words.editorNotLoaded} again={words.loadAgain} />
        ) : null}
        {loading === null ? (
          <div className={isAsked ? "filter filter-counted" : "filter"}>
            <div className="filter-main">
              {settings.mode === "funneling" && !settings.copyable ? null : (
                <Late of={filterHead} given={late} />
              )}
              <Late of={findings} given={late} quiet />
              <FilterConditions model={model} surroundings={surroundings} attempted={attempted} />
              <Late of={clipboard} given={late} quiet />
              <Late of={summary} given={late} quiet />
              {settings.mode === "editor" ? <Late of={filterOptions} given={late} /> : null}
            </div>
            {isAsked ? <Late of={audience} given={late} quiet /> : null}
          </div>
        ) : null}
      </EditorFrame>
    </FilterProvider>
  );
}

/** A part that comes after the conditions. A quiet one that does not come is no loss that needs words. */
function Late({ of, given, quiet }: { of: LatePart; given: LatePartProps | null; quiet?: boolean }) {
  const part = useLazy(of);
  if (part.is === "ready" && given) return <part.value {...given} />;
  if (part.is === "failed" && given && !quiet)
    return <NotLoaded retry={part.retry} title={given.words.editorNotLoaded} again={given.words.loadAgain} />;
  return quiet ? null : <div className="name-pending" data-pending />;
}

function problemText({ place, message }: FilterProblem, words: FilterWords): string {
  return place === "" ? message : words.problemAt(place, message);
}
