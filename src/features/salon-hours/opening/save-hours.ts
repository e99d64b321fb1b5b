import type { IsOpen } from "../../../editor/index.js";
import type { Failure } from "../../../lib/failure.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { SalonActions, SalonModel, SalonWords, SaveOutcome } from "../../salon/index.js";
import { type OpeningDocument, yearsIn } from "./document.js";
import { formatKey, problemText } from "./format-hours.js";
import type { OpeningWords } from "./messages.js";
import type { OpeningEditor } from "./opening-editor.js";
import { nothingRefused, refusedSlot, refusedTimes } from "./refused-hours.js";

/** Deps of a save. */
export interface OpeningSaveDeps {
  readonly editor: OpeningEditor;
  readonly model: Pick<SalonModel, "warn" | "announce" | "year" | "showYear" | "saveWork">;
  readonly actions: Pick<
    SalonActions,
    "queries" | "readYear" | "saveYear" | "saveSpecialDates" | "saveConfig" | "failed" | "report" | "refuse"
  >;
  readonly words: OpeningWords;
  readonly frame: SalonWords;
}

/** The same while it is under way: another salon may be shown by now, which the next call would be about. */
type Saving = OpeningSaveDeps & { readonly isOpen: IsOpen };

/** Parts of one press that are saved already. */
interface Saved {
  readonly years: number[];
  specials: boolean;
  slot: boolean;
}

/**
 * Saves what was changed, one after the other (rules: opening-saved-in-order): each edited year, the special days, the steps. What
 * others have changed meanwhile is brought together; where both have changed the same, the row ends until it is chosen. What
 * was saved is not sent again by the next press.
 */
export async function saveHours(deps: OpeningSaveDeps): Promise<void> {
  const { editor, model, actions, frame } = deps;
  if (editor.isSaving()) return;
  model.warn("opening", []);
  if (isRefused(deps)) return;
  if (editor.isUndecided()) {
    model.warn("opening", [frame.conflictOpen]);
    actions.refuse("opening", [frame.conflictOpen]);
    editor.focusOn("conflicts");
    return;
  }
  editor.resolveConflicts();
  editor.refuse(nothingRefused);
  editor.saving(true);
  const saved: Saved = { years: [], specials: false, slot: false };
  try {
    await model.saveWork("opening", async (isOpen) => {
      const isDone = await saveAll({ ...deps, isOpen }, saved);
      if (isDone && savedAny(saved)) model.announce(frame.saved);
      // Another salon may be shown by now, and all of it saved.
      return isDone || !editor.isDirty();
    });
  } finally {
    editor.saving(false);
  }
}

/** Returns true when something keeps the hours from being sent. The messages are shown at their places, and the first gets the focus. */
function isRefused({ editor, model, actions, words }: OpeningSaveDeps): boolean {
  const problems = editor.problems();
  const [first] = problems;
  if (first === undefined) return false;
  model.showYear(first.year);
  editor.focusOn(first);
  // Hours of a single day are in a dialog.
  const hidden = problems.filter(({ key }) => key.startsWith("dates."));
  model.warn(
    "opening",
    hidden.map(({ key, problem }) => words.at(formatKey(key, words), problemText(problem, words))),
  );
  actions.refuse("opening", [...new Set(problems.map(({ problem }) => problemText(problem, words)))]);
  return true;
}

/** Gives whether the row came to its end. */
async function saveAll(deps: Saving, saved: Saved): Promise<boolean> {
  for (const year of yearsIn(deps.editor.present()))
    if (deps.editor.isYearEdited(year) && !(await saveYear(deps, year, saved))) return false;
  return (await savePart(deps, "specials", saved)) && (await savePart(deps, "slot", saved));
}

/** A year has no version: it is read again, and only what was changed here is put into it. */
async function saveYear(deps: Saving, year: number, saved: Saved): Promise<boolean> {
  const { editor, actions, frame } = deps;
  const now = await actions.readYear(year);
  if (!deps.isOpen()) return false;
  if (!now.ok) return fail(deps, now.failure, saved);
  actions
    .queries()
    .opening(year)
    .receive(() => now.data);
  if (!editor.takeYear(year, now.data)) {
    actions.refuse("opening", [frame.conflictOpen]);
    return askToChoose(deps, saved);
  }
  // Others have made the same change.
  if (!editor.isYearEdited(year)) return true;
  // It may have been edited since the press.
  if (editor.problems().some((problem) => problem.year === year) && isRefused(deps)) return false;
  const sent = editor.present();
  const answer = await actions.saveYear(editor.yearOnWire(year));
  if (answer.ok) {
    saved.years.push(year);
    editor.savedYear(year, sent, answer.data);
  }
  if (!deps.isOpen()) return false;
  if (answer.ok) return true;
  formatYear(deps, answer.failure, year, sent);
  return fail(deps, answer.failure, saved);
}

/** Shows the server errors of times at them, and the first gets the focus; all of it is in the alert. */
function formatYear(
  { editor, model }: OpeningSaveDeps,
  failure: Failure,
  year: number,
  sent: OpeningDocument,
): void {
  const [was, is] = [editor.baseline().years[year], sent.years[year]];
  // Ranges that were edited meanwhile may have other indices.
  if (failure.kind !== "invalid" || !was || !is || editor.present().years[year] !== is) return;
  const times = refusedTimes(failure.fields, year, was, is);
  const first = times.find(({ key }) => !key.startsWith("dates."));
  if (first === undefined) return;
  editor.refuse({ times, slot: [] });
  model.showYear(year);
  editor.focusOn(first);
}

/** Special days, or the steps. A version that others have left behind is brought together and sent once more. */
async function savePart(deps: Saving, part: "specials" | "slot", saved: Saved): Promise<boolean> {
  const { editor, actions } = deps;
  for (const isLast of [false, true]) {
    if (!editor.changes()[part]) return true;
    // Somewhere else it may have been read anew, and left aside since it is against what is edited.
    const known = actions.queries().config.state().data;
    if (known && !editor.takeConfig(known)) {
      actions.refuse("opening", [deps.frame.conflictOpen]);
      return askToChoose(deps, saved);
    }
    if (!editor.changes()[part]) return true;
    const sent = editor.present();
    const outcome = await send(deps, part);
    if (outcome.is === "saved") {
      saved[part] = true;
      const isWhole = editor.savedConfig({ part, sent }, outcome.record);
      if (!deps.isOpen()) return false;
      if (isWhole) return true;
      actions.refuse("opening", [deps.frame.conflictOpen]);
      return askToChoose(deps, saved);
    }
    if (!deps.isOpen()) return false;
    if (outcome.is === "failed") {
      formatSlotSteps(deps, outcome.failure);
      return fail(deps, outcome.failure, saved);
    }
    const current = outcome.current ?? (await readAgain(deps));
    if (!deps.isOpen()) return false;
    if (current && !editor.takeConfig(current)) {
      // It is said by what is asked, and to the page.
      actions.report("opening", outcome.failure);
      return askToChoose(deps, saved);
    }
    if (current === null) return fail(deps, outcome.failure, saved);
    if (isLast) return giveUp(deps, outcome.failure, saved);
  }
  return true;
}

function formatSlotSteps({ editor }: OpeningSaveDeps, failure: Failure): void {
  const slot = failure.kind === "invalid" ? refusedSlot(failure.fields) : [];
  if (slot.length === 0) return;
  editor.refuse({ times: [], slot });
  editor.focusOn("slot");
}

function send(
  { editor, actions }: OpeningSaveDeps,
  part: "specials" | "slot",
): Promise<SaveOutcome<PlainObject>> {
  const { specials, slot } = editor.present();
  return part === "specials"
    ? actions.saveSpecialDates(specials, editor.config())
    : actions.saveConfig("opening", { slot_minutes: slot }, editor.config());
}

async function readAgain({ actions }: OpeningSaveDeps): Promise<PlainObject | null> {
  const { config } = actions.queries();
  await config.invalidate();
  return config.state().data;
}

function fail(deps: OpeningSaveDeps, failure: Failure, saved: Saved): false {
  deps.actions.failed("opening", failure, savedLine(saved, deps));
  return false;
}

/** Others are faster each time. What is edited stands on what they have left, for the next press. */
function giveUp(deps: OpeningSaveDeps, failure: Failure, saved: Saved): false {
  const { actions, model, frame } = deps;
  const line = savedLine(saved, deps);
  actions.report("opening", failure);
  model.warn("opening", [...(line === undefined ? [] : [line]), frame.changedByOthers]);
  return false;
}

/** The row ends until the operator has chosen. */
function askToChoose(deps: OpeningSaveDeps, saved: Saved): false {
  const { editor, model } = deps;
  const line = savedLine(saved, deps);
  if (line !== undefined) model.warn("opening", [line]);
  const [conflict] = editor.conflicts();
  if (conflict && conflict.year !== null) model.showYear(conflict.year);
  editor.focusOn("conflicts");
  return false;
}

function savedAny({ years, specials, slot }: Saved): boolean {
  return years.length > 0 || specials || slot;
}

/** Line about what was saved before a later call failed. */
function savedLine(saved: Saved, { editor, words }: OpeningSaveDeps): string | undefined {
  const isPart = editor.changes().years.length > 0;
  const hours = isPart ? words.hoursOf(saved.years.map(words.yearName).join(words.comma)) : words.hours;
  const parts = [
    ...(saved.years.length > 0 ? [hours] : []),
    ...(saved.specials ? [words.specials] : []),
    ...(saved.slot ? [words.slot] : []),
  ];
  return parts.length === 0 ? undefined : words.savedAlready(parts.join(words.and));
}
