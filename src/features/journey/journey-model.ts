import type { Atom } from "jotai/vanilla";
import type { ListedJourney } from "../../api/journeys.js";
import type { Announced, DialogState, DialogsToKeep } from "../../editor/index.js";
import type { DeletionAtoms, DeletionState } from "./deletion/deletion-state.js";
import type { Arrangement } from "./list/arrange.js";
import type { SelectedRows } from "./selection/selected-rows.js";
import type { Selected } from "./selection/selection.js";
import type { JourneySettings, ShownGroup, Sorting } from "./settings.js";
import type { JourneyDialog } from "./unsaved/dialogs.js";
import type { RenameCommands, Renaming } from "./unsaved/renames.js";

/** A call that failed, or was refused. */
export interface JourneyAlert {
  readonly title: string;
  readonly reasons: readonly string[];
  /** The page is too old, or nobody is logged in any more: it may be loaded again. */
  readonly offersReload: boolean;
}

/** Control of the grid that has the focus, or gets it. */
export interface ActiveControl {
  readonly id: number;
  /** The `data-control` of a control in the row. */
  readonly control: string;
}

/** The parts of the model that a component may follow. */
export interface JourneyAtoms extends DeletionAtoms {
  readonly settings: Atom<JourneySettings>;
  readonly group: Atom<ShownGroup>;
  readonly query: Atom<string>;
  readonly sorting: Atom<Sorting>;
  readonly openId: Atom<number | null>;
  /** The page may show the open one itself. */
  readonly hasDetail: Atom<boolean>;
  /** A row is being carried. */
  readonly isCarrying: Atom<boolean>;
  /** The group of the navigation that it is over (`null`: 未分類); `undefined` over none. */
  readonly dropGroup: Atom<number | null | undefined>;
  readonly selected: Atom<Selected>;
  readonly active: Atom<ActiveControl | null>;
  /** Next target of the focus, as soon as it is drawn; each request is a new object. */
  readonly focus: Atom<ActiveControl | "add" | null>;
  readonly renaming: Atom<Renaming | null>;
  readonly announcement: Atom<Announced>;
  readonly alert: Atom<JourneyAlert | null>;
}

/** The state of one journey list, and everything that can be done to it but calls. */
export interface JourneyModel extends RenameCommands, SelectedRows, DeletionState {
  readonly atoms: JourneyAtoms;
  readonly dialogs: DialogState<JourneyDialog>;
  /** Work that would be lost if the page went, names and dialogs together. */
  readonly kept: DialogsToKeep<JourneyDialog>;

  settings(): JourneySettings;
  /** The rows as they are shown; the same object as long as nothing of them has changed. */
  arrangement(): Arrangement;
  group(): ShownGroup;
  openId(): number | null;
  query(): string;
  /** The lists must not change under the operator's hands. */
  isBusy(): boolean;
  journey(id: number): ListedJourney | null;
  /** Why rows cannot be moved now; `null` where they can. */
  whyFixed(): "searching" | "sorted" | null;

  configure(settings: JourneySettings): void;
  /** Another server is shown: what is written, said or selected of the one before is nothing of its own. */
  leaveServer(): void;
  showGroup(group: ShownGroup): void;
  search(text: string): void;
  sortBy(sorting: Sorting): void;
  /** Opens a journey, or closes the one that is open. */
  show(id: number | null): void;
  showDetail(isShown: boolean): void;
  carry(isCarrying: boolean): void;
  carryOver(group: number | null | undefined): void;
  activate(control: ActiveControl): void;
  focusOn(control: ActiveControl | "add"): void;
  focusArrived(): void;
  announce(text: string): void;
  warn(alert: JourneyAlert | null): void;
}
