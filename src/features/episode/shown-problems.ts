import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { FocusTarget } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import {
  type DocumentModel,
  problemOfWhole,
  problemsByRow,
  type RowProblem,
  serverProblems,
} from "../../list-editor/index.js";
import { type EpisodeState, nameOf } from "./entity.js";
import { type Conflicts, isUndecided } from "./merge/conflicts.js";
import { episodeWords } from "./messages.js";
import {
  type RefusedName,
  type RefusedStep,
  refusedName,
  refusedSteps,
  stillRefused,
} from "./refused-fields.js";
import type { EpisodeSettings } from "./settings.js";
import type { EpisodeAnnouncements } from "./step-edits.js";

/** Problems of a sequence: its own, open conflicts, and what the server has refused. */
export interface EpisodeProblems {
  /** Problems of one step, or of the whole. */
  problemsAt(row: string | null): Atom<readonly RowProblem[]>;
  problems(): readonly RowProblem[];
  showRefusal(sent: EpisodeState, failure: Failure | null): void;
  serverErrorAt(message: string): FocusTarget | undefined;
}

/** Makes it. `shown` are problems, and after them the server's errors; `undecided` is true while a conflict is open. */
export function createShownProblems(
  store: ReturnType<typeof createStore>,
  list: DocumentModel<EpisodeState, EpisodeSettings, EpisodeAnnouncements>,
  { rows, conflicts }: { rows: Atom<EpisodeState["rows"]>; conflicts: Atom<Conflicts> },
): EpisodeProblems & {
  readonly atoms: { readonly shown: Atom<readonly RowProblem[]>; readonly undecided: Atom<boolean> };
} {
  const { state, settings, problems } = list.atoms;
  const undecided = atom((get) => isUndecided(get(conflicts)));
  const ofConflicts = atom((get) =>
    get(undecided) ? [problemOfWhole("conflicts", episodeWords[get(settings).locale].conflictOpen)] : [],
  );
  const refused = atom<RefusedName | null>(null);
  const refusedOfSteps = atom<readonly RefusedStep[]>([]);
  const stepErrors = atom((get) => stillRefused(get(refusedOfSteps), get(rows)));
  const nameErrors = atom((get) => {
    const serverErrors = get(refused);
    return serverErrors && serverErrors.sent === nameOf(get(state)) ? serverErrors.messages : [];
  });
  const shown = atom((get): readonly RowProblem[] => {
    const [ofName, ofRows, open] = [get(nameErrors), get(stepErrors), get(ofConflicts)];
    if (ofName.length + ofRows.length + open.length === 0) return get(problems);
    const whole = ofName.map((message) => ({ field: "name", message }));
    const { step } = episodeWords[get(settings).locale];
    return [
      ...get(problems),
      ...open,
      ...serverProblems({ whole, ofRows, rows: get(rows), nameOf: step, field: "toggle" }),
    ];
  });
  return {
    atoms: { shown, undecided },
    problemsAt: problemsByRow(shown),
    problems: () => [...list.problems(), ...store.get(ofConflicts)],
    showRefusal(sent, failure) {
      store.set(refusedOfSteps, refusedSteps(sent.rows, failure));
      store.set(refused, refusedName(sent, failure));
    },
    serverErrorAt(message) {
      if (store.get(nameErrors).includes(message)) return { row: null, field: "name" };
      const error = store.get(stepErrors).find((each) => each.message === message);
      return error && { row: error.row, field: error.field || "toggle" };
    },
  };
}
