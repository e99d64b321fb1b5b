import { createMutation, type ServerClient } from "../../../collection/index.js";
import type { DialogsToKeep, DialogWork, IsOpen } from "../../../editor/index.js";
import type { Answer } from "../../../lib/failure.js";
import { withIndex } from "../../../lib/with-index.js";
import { asSalonAnswer } from "../../reservation/index.js";
import type { ScheduleDialog } from "../unsaved/schedule-dialog.js";
import { asKept, isOfLeft } from "../unsaved/still-left.js";
import type { ScheduleContext, ScheduleScope } from "./deps.js";

type Work = DialogWork<ScheduleDialog>;

/** The dialogs whose calls are under way. */
export type OpenRuns = Set<IsOpen>;

/** Things to be done one after another, a call each. */
export interface Rows<T> {
  readonly scope: ScheduleScope;
  readonly items: readonly T[];
}

interface RowOptions<T, Variables> {
  call(item: T, variables: Variables): Promise<Answer<unknown>>;
  /** Sentence about the number that were done, or are left. */
  done(count: number): string;
  failed(count: number): string;
  /** The dialog that goes on with what is left. */
  rest(left: readonly T[], variables: Variables): Work;
  mayGoOn?(variables: Variables): boolean;
  /** A call has its answer. */
  ended?(item: T, answer: Answer<unknown>, variables: Variables): void;
}

/** The same while it runs. */
interface Running extends Rows<unknown> {
  /** Things that are not done yet. */
  readonly waiting: ReadonlySet<unknown>;
  /** Makes the calls. Gives the last of those that have failed; `null` where none has. */
  send(): Promise<Answer<unknown> | null>;
}

/**
 * Makes a mutation of several calls, one after another, and all that wait at once when the page is left. It gives what is
 * left, for which a dialog stays open, or is offered where nobody is there any more to see it.
 */
export function createRowMutation<T, Variables extends Rows<T> = Rows<T>>(
  context: ScheduleContext,
  open: OpenRuns,
  options: RowOptions<T, Variables>,
): (variables: Variables) => Promise<readonly T[]> {
  const { client, model, runs, isOnPage } = context;

  const send = createMutation<Running, Answer<unknown> | null>(client, {
    call: async ({ send }) => ({ ok: true, status: 200, data: await send() }),
    commit: (_, { scope }) => scope.readShifts(),
    announce: (failed, { items, waiting }) =>
      failed === null ? options.done(items.length - waiting.size) : null,
  });

  return async (variables) => {
    const { scope, items } = variables;
    const { dialogs, shiftState } = model();
    const [shown, isStillOpen] = [dialogs.shown(), dialogs.stillOpen()];
    const waiting = new Set(items);
    const rest = (left: readonly T[]) => options.rest(left, variables);
    const kept = runs();
    const run = kept.begin(() => rest([...waiting]));
    open.add(isStillOpen);
    const calls = () => inARow(client, variables, waiting, options);
    const answer = await send({ scope, items, waiting, send: calls });
    open.delete(isStillOpen);
    const left = [...waiting];
    const failed = answer.ok && answer.data;
    const isThere = scope.isShown() && isOnPage();
    const isOpen = scope.isShown() && isStillOpen();
    // Rows that the operator has stopped are not offered.
    const isGivenUp = isThere && options.mayGoOn?.(variables) === false && !kept.isKept(run);
    kept.end(run, left.length > 0 && !(isThere && isOpen) && !isGivenUp ? rest(left) : null);
    if (isOpen && !isThere) dialogs.close();
    else if (left.length > 0 && isOpen) dialogs.keep(goingOn(shown, rest(left).dialog));
    else if (left.length === 0 && scope.isShown()) shiftState.unselect();
    // Last: a page that has expired keeps the dialog as it is by then.
    await scope.perform(async () => failed || answer, options.failed(left.length));
    return left;
  };
}

/** The open dialog with what is left: as it began, and one of copies with all of its days, since it shows what was made too. */
function goingOn(shown: ScheduleDialog | null, rest: ScheduleDialog): ScheduleDialog {
  if (shown?.is === "paint" && rest.is === "paint")
    return { ...rest, ...(shown.hours && { hours: shown.hours }) };
  return shown?.is === "copy" && rest.is === "copy" && rest.left ? { ...shown, left: rest.left } : rest;
}

/** As a draft keeps dialogs: what is under way is kept elsewhere, and what is left of it is work too. */
export function dialogsToKeep(
  { model }: Pick<ScheduleContext, "model">,
  open: OpenRuns,
): DialogsToKeep<ScheduleDialog> {
  const { dialogs } = model();
  return {
    ...dialogs,
    unsaved() {
      const dialog = dialogs.shown();
      if ([...open].some((isOpen) => isOpen())) return null;
      const work = dialogs.unsaved();
      return dialog && isOfLeft(dialog) ? { dialog: asKept(dialog), written: work?.written ?? {} } : work;
    },
  };
}

/** Takes from `waiting` what is done. Gives the last answer that is a failure. */
async function inARow<T, Variables extends Rows<T>>(
  { leaving }: ServerClient,
  variables: Variables,
  waiting: Set<T>,
  options: RowOptions<T, Variables>,
): Promise<Answer<unknown> | null> {
  const { items } = variables;
  const calls: Promise<Answer<unknown>>[] = [];
  let failed: Answer<unknown> | null = null;
  let goesOn = true;
  const mayGoOn = () => goesOn && options.mayGoOn?.(variables) !== false;
  function sendTo(count: number): void {
    for (const item of items.slice(calls.length, count)) calls.push(options.call(item, variables));
  }
  const end = leaving.listen(() => {
    if (mayGoOn()) sendTo(items.length);
  });
  for (const [at, item] of withIndex(items)) {
    if (mayGoOn()) sendTo(at + 1);
    const call = calls[at];
    if (!call) continue;
    const answer = asSalonAnswer(await call);
    if (answer.ok) waiting.delete(item);
    else failed = answer;
    // Nothing more can be saved on a page that has expired.
    if (!answer.ok && answer.failure.kind === "expired") goesOn = false;
    options.ended?.(item, answer, variables);
  }
  end();
  return failed;
}
