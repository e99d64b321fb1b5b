import type { Failure } from "../../../lib/failure.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { SalonActions, SalonModel, SalonWords, SaveOutcome } from "../../salon/index.js";
import { type OpeningDocument, yearsIn } from "./document.js";
import type { OpeningWords } from "./messages.js";
import type { OpeningEditor } from "./opening-editor.js";
import { nothingRefused, refusedSlot, refusedTimes } from "./refused.js";
import { problemText, sayKey } from "./say-hours.js";

/** What a save works with. */
export interface OpeningSavePort {
  readonly editor: OpeningEditor;
  readonly model: Pick<SalonModel, "warn" | "announce" | "work" | "year" | "showYear">;
  readonly actions: Pick<
    SalonActions,
    "queries" | "readYear" | "saveYear" | "saveSpecialDates" | "saveConfig" | "failed" | "report" | "refuse"
  >;
  readonly words: OpeningWords;
  readonly frame: SalonWords;
}

/** What of one press is saved already. */
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
export async function saveHours(port: OpeningSavePort): Promise<void> {
  const { editor, model, actions, frame } = port;
  if (editor.isSaving()) return;
  model.warn("opening", []);
  if (isRefused(port)) return;
  if (editor.isUndecided()) {
    model.warn("opening", [frame.conflictOpen]);
    actions.refuse("opening", [frame.conflictOpen]);
    editor.focusOn("conflicts");
    return;
  }
  editor.settleConflicts();
  editor.refuse(nothingRefused);
  editor.saving(true);
  const saved: Saved = { years: [], specials: false, slot: false };
  try {
    const isDone = await saveAll(port, saved);
    if (isDone && savedAny(saved)) model.announce(frame.saved);
  } finally {
    editor.saving(false);
  }
}

/** Whether something keeps the hours from being sent. It is said at its place, and the first gets the focus. */
function isRefused({ editor, model, actions, words }: OpeningSavePort): boolean {
  const problems = editor.problems();
  const [first] = problems;
  if (first === undefined) return false;
  model.showYear(first.year);
  editor.focusOn(first);
  // Hours of a single day are in a dialog.
  const hidden = problems.filter(({ key }) => key.startsWith("dates."));
  model.warn(
    "opening",
    hidden.map(({ key, problem }) => words.at(sayKey(key, words), problemText(problem, words))),
  );
  actions.refuse("opening", [...new Set(problems.map(({ problem }) => problemText(problem, words)))]);
  return true;
}

/** Gives whether the row came to its end. */
async function saveAll(port: OpeningSavePort, saved: Saved): Promise<boolean> {
  for (const year of yearsIn(port.editor.present()))
    if (port.editor.isYearEdited(year) && !(await saveYear(port, year, saved))) return false;
  return (await savePart(port, "specials", saved)) && (await savePart(port, "slot", saved));
}

/** A year has no version: it is read again, and only what was changed here is put into it. */
async function saveYear(port: OpeningSavePort, year: number, saved: Saved): Promise<boolean> {
  const { editor, actions, frame } = port;
  const now = await actions.readYear(year);
  if (!isThere(port)) return false;
  if (!now.ok) return fail(port, now.failure, saved);
  actions
    .queries()
    .opening(year)
    .receive(() => now.data);
  if (!editor.takeYear(year, now.data)) {
    actions.refuse("opening", [frame.conflictOpen]);
    return askToChoose(port, saved);
  }
  // Others have made the same change.
  if (!editor.isYearEdited(year)) return true;
  // It may have been edited since the press.
  if (editor.problems().some((problem) => problem.year === year) && isRefused(port)) return false;
  const sent = editor.present();
  const answer = await actions.saveYear(editor.yearOnWire(year));
  if (answer.ok) {
    saved.years.push(year);
    editor.savedYear(year, sent, answer.data);
  }
  if (!isThere(port)) return false;
  if (answer.ok) return true;
  sayOfYear(port, answer.failure, year, sent);
  return fail(port, answer.failure, saved);
}

/** What the server says of times stands at them, and the first gets the focus; all of it is in the alert. */
function sayOfYear(
  { editor, model }: OpeningSavePort,
  failure: Failure,
  year: number,
  sent: OpeningDocument,
): void {
  const [was, is] = [editor.baseline().years[year], sent.years[year]];
  // What was edited meanwhile may stand in other places.
  if (failure.kind !== "invalid" || !was || !is || editor.present().years[year] !== is) return;
  const times = refusedTimes(failure.fields, year, was, is);
  const first = times.find(({ key }) => !key.startsWith("dates."));
  if (first === undefined) return;
  editor.refuse({ times, slot: [] });
  model.showYear(year);
  editor.focusOn(first);
}

/** Special days, or the steps. A version that others have left behind is brought together and sent once more. */
async function savePart(port: OpeningSavePort, part: "specials" | "slot", saved: Saved): Promise<boolean> {
  const { editor, actions } = port;
  for (const isLast of [false, true]) {
    if (!editor.changes()[part]) return true;
    // Somewhere else it may have been read anew, and left aside since it is against what is edited.
    const known = actions.queries().config.state().data;
    if (known && !editor.takeConfig(known)) {
      actions.refuse("opening", [port.frame.conflictOpen]);
      return askToChoose(port, saved);
    }
    if (!editor.changes()[part]) return true;
    const sent = editor.present();
    const outcome = await send(port, part);
    if (outcome.is === "saved") {
      saved[part] = true;
      const isWhole = editor.savedConfig({ part, sent }, outcome.record);
      if (!isThere(port)) return false;
      if (isWhole) return true;
      actions.refuse("opening", [port.frame.conflictOpen]);
      return askToChoose(port, saved);
    }
    if (!isThere(port)) return false;
    if (outcome.is === "failed") {
      sayOfSlot(port, outcome.failure);
      return fail(port, outcome.failure, saved);
    }
    const current = outcome.current ?? (await readAgain(port));
    if (!isThere(port)) return false;
    if (current && !editor.takeConfig(current)) {
      // It is said by what is asked, and to the page.
      actions.report("opening", outcome.failure);
      return askToChoose(port, saved);
    }
    if (current === null) return fail(port, outcome.failure, saved);
    if (isLast) return giveUp(port, outcome.failure, saved);
  }
  return true;
}

function sayOfSlot({ editor }: OpeningSavePort, failure: Failure): void {
  const slot = failure.kind === "invalid" ? refusedSlot(failure.fields) : [];
  if (slot.length === 0) return;
  editor.refuse({ times: [], slot });
  editor.focusOn("slot");
}

function send(
  { editor, actions }: OpeningSavePort,
  part: "specials" | "slot",
): Promise<SaveOutcome<PlainObject>> {
  const { specials, slot } = editor.present();
  return part === "specials"
    ? actions.saveSpecialDates(specials, editor.config())
    : actions.saveConfig("opening", { slot_minutes: slot }, editor.config());
}

async function readAgain({ actions }: OpeningSavePort): Promise<PlainObject | null> {
  const { config } = actions.queries();
  await config.invalidate();
  return config.state().data;
}

/** Another salon may be shown by now, which the next call would be about. */
function isThere({ model, editor }: OpeningSavePort): boolean {
  return model.work("opening") === editor;
}

function fail(port: OpeningSavePort, failure: Failure, saved: Saved): false {
  port.actions.failed("opening", failure, savedLine(saved, port));
  return false;
}

/** Others are faster each time. What is edited stands on what they have left, for the next press. */
function giveUp(port: OpeningSavePort, failure: Failure, saved: Saved): false {
  const { actions, model, frame } = port;
  const line = savedLine(saved, port);
  actions.report("opening", failure);
  model.warn("opening", [...(line === undefined ? [] : [line]), frame.changedByOthers]);
  return false;
}

/** The row ends until the operator has chosen. */
function askToChoose(port: OpeningSavePort, saved: Saved): false {
  const { editor, model } = port;
  const line = savedLine(saved, port);
  if (line !== undefined) model.warn("opening", [line]);
  const [conflict] = editor.conflicts();
  if (conflict && conflict.year !== null) model.showYear(conflict.year);
  editor.focusOn("conflicts");
  return false;
}

function savedAny({ years, specials, slot }: Saved): boolean {
  return years.length > 0 || specials || slot;
}

/** What was saved before the row ended. */
function savedLine(saved: Saved, { editor, words }: OpeningSavePort): string | undefined {
  const isPart = editor.changes().years.length > 0;
  const hours = isPart ? words.hoursOf(saved.years.map(words.yearName).join(words.comma)) : words.hours;
  const parts = [
    ...(saved.years.length > 0 ? [hours] : []),
    ...(saved.specials ? [words.specials] : []),
    ...(saved.slot ? [words.slot] : []),
  ];
  return parts.length === 0 ? undefined : words.savedAlready(parts.join(words.and));
}
