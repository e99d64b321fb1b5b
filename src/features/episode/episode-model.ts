import type { Atom } from "jotai/vanilla";
import type { RecordLoading } from "../../collection/index.js";
import type { FocusTarget } from "../../editor/index.js";
import type { Overriding } from "../../lib/overriding.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { DocumentModel, DragAtoms, RowProblem } from "../../list-editor/index.js";
import type { ConditionSaves } from "../condition-slide/index.js";
import type { EpisodeState } from "./entity.js";
import type { Conflicts } from "./merge/conflicts.js";
import type { SampleAtoms, Samples } from "./moments/samples.js";
import type { EpisodeSaving } from "./saves.js";
import type { PendingSave } from "./saving.js";
import type { EpisodeSettings } from "./settings.js";
import type { EpisodeProblems } from "./shown-problems.js";
import type { EpisodeAnnouncements, StepEdits } from "./step-edits.js";
import type { Expansion } from "./steps/expansion.js";

/** The document of a sequence: its rows are the steps. */
type EpisodeDocument = DocumentModel<EpisodeState, EpisodeSettings, EpisodeAnnouncements>;

/** The parts of the model that a component may follow. */
export interface EpisodeAtoms extends SampleAtoms {
  /** Problems, and after them the server's errors. */
  readonly shown: Atom<readonly RowProblem[]>;
  /** While the sequence that the page has named is not there. */
  readonly loading: Atom<RecordLoading | null>;
  /** The keys of the steps that are shown whole. */
  readonly expanded: Atom<ReadonlySet<string>>;
  readonly rows: Atom<EpisodeState["rows"]>;
  readonly conflicts: Atom<Conflicts>;
  /** Part of a first save that is still pending. */
  readonly pendingSave: Atom<PendingSave>;
  /** Id that the salon holds in the place of this sequence; `undefined` where no answer has said so. */
  readonly linkedId: Atom<number | null | undefined>;
  readonly drag: DragAtoms;
  readonly pendingConditions: Atom<EpisodeState["pendingConditions"]>;
  readonly isGone: Atom<boolean>;
  readonly isRunning: Atom<boolean>;
  readonly slide: Atom<EpisodeState["slide"]>;
  /** How the saves of conditions went that are or were pending. */
  readonly conditionSaves: ConditionSaves;
}

/** Fields of a sequence's model besides its document. */
interface EpisodeOwn extends EpisodeSaving, StepEdits, EpisodeProblems, Samples, Expansion {
  readonly atoms: Overriding<EpisodeDocument["atoms"], EpisodeAtoms, never>;

  subscribe(listener: () => void): () => void;
  /** Takes new settings; a new sequence that nobody has touched takes the page's kind. */
  configure(settings: EpisodeSettings): void;
  load(data: PlainData): boolean;
  /** Another number for each content that was loaded: an answer to what was asked before is about something else. */
  generation(): number;
  /** A kind that follows the page is nothing that was filled in. */
  isBlank(): boolean;
  isEmpty(): boolean;
  /** True while the sequence that the page has named is not loaded: nothing can be edited or finished. */
  isWaiting(): boolean;
  isDeleted(): boolean;
  becomeLoading(state: RecordLoading | null): void;
  id(): number | null;
  linked(id: number | null): void;

  rename(name: string): void;
  chooseKind(type: number): void;
  sortSteps(): void;
  copyAsNew(): void;

  /** Opens the row and sends the focus to the field; without a target, to the first problem. */
  goTo(target: FocusTarget | undefined): void;
}

/** The state of one episode editor, and everything that can be done to it. */
export interface EpisodeModel
  extends Overriding<
    EpisodeDocument,
    EpisodeOwn,
    | "atoms"
    | "configure"
    | "load"
    | "isBlank"
    | "isEmpty"
    | "problems"
    | "serverErrorAt"
    | "applySave"
    | "goTo"
  > {}
