import { staleRecord } from "../../../api/salon-refusals.js";
import type { IsOpen } from "../../../editor/index.js";
import type { Answer } from "../../../lib/failure.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { Fields } from "../../../lib/three-way-merge.js";
import type { SalonActions, SalonModel, WorkName } from "../../salon/index.js";
import type { FieldMessages, SectionEdits } from "./section-edits.js";

/** Deps of a save. */
export interface EditsSave {
  readonly name: WorkName;
  readonly work: SectionEdits;
  readonly model: SalonModel;
  readonly actions: SalonActions;
  /** Says that a conflict is open. */
  readonly conflictOpen: string;
  /** Problems that keep the fields from being saved. */
  problems(values: Fields): FieldMessages;
  send(changes: Fields): Promise<Answer<PlainObject>>;
  /** The fields as an answer has them. */
  read(config: PlainObject): Fields;
  /** The field that a key of a refusal is about. */
  fieldAt(key: string): string | null;
}

/**
 * Saves what is edited; without an edit nothing is sent. It has no version, so it is read again first, and what others have
 * changed meanwhile stays; where both have changed the same, nothing is sent before the operator has chosen.
 */
export async function saveEdits(save: EditsSave): Promise<void> {
  const { name, work, model, actions } = save;
  if (work.isBusy() || !work.isDirty()) return;
  model.warn("online", []);
  const problems = save.problems(work.values());
  const lines = [...Object.values(problems).flat(), ...(work.isUndecided() ? [save.conflictOpen] : [])];
  if (lines.length > 0) {
    work.refuse(problems);
    model.warn("online", lines);
    actions.refuse("online", lines);
    return;
  }
  work.setBusy(true);
  try {
    await model.saveWork(name, async (isOpen) => {
      if (await readAgain(save, isOpen)) await send(save, isOpen, true);
      return !work.isDirty();
    });
  } finally {
    work.setBusy(false);
  }
}

/** Gives whether it may be sent. */
async function readAgain(save: EditsSave, isOpen: IsOpen): Promise<boolean> {
  const { work, actions } = save;
  const now = await actions.readOnline();
  // Another salon may be shown by now.
  if (!isOpen()) return false;
  if (!now.ok) {
    actions.failed("online", now.failure);
    return false;
  }
  if (now.data !== null) work.follow(save.read(now.data));
  if (!work.isUndecided()) return true;
  // It is said by what is asked, and to the page.
  actions.refuse("online", [save.conflictOpen]);
  return false;
}

async function send(save: EditsSave, isOpen: IsOpen, again: boolean): Promise<void> {
  const { work, model, actions } = save;
  const { edits, changes } = work.begin();
  if (Object.keys(changes).length === 0) {
    // Theirs was chosen throughout: that is saved already.
    work.saved(edits, work.values());
    model.edited();
    return;
  }
  const answer = await save.send(changes);
  if (answer.ok) {
    work.saved(edits, save.read(answer.data));
    return;
  }
  const { failure } = answer;
  // Another salon may be shown by now.
  if (!isOpen()) return;
  const current = staleRecord(failure)?.current;
  if (current) {
    work.follow(save.read(current));
    if (work.isUndecided()) {
      // It is said by what is asked, and to the page.
      actions.report("online", failure);
      return;
    }
    if (again) return send(save, isOpen, false);
  }
  if (failure.kind === "invalid") work.refuse(byField(failure.fields, save.fieldAt));
  actions.failed("online", failure);
}

function byField(serverErrors: FieldMessages, fieldAt: (key: string) => string | null): FieldMessages {
  const messages: Record<string, readonly string[]> = {};
  for (const [key, lines] of Object.entries(serverErrors)) {
    const field = fieldAt(key);
    if (field !== null) messages[field] = [...(messages[field] ?? []), ...lines];
  }
  return messages;
}
