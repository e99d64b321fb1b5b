import {
  clearDraft,
  DialogDraft,
  type DialogDraftDeps,
  type DialogWork,
  loadDraft,
  ownedKey,
  saveDraft,
} from "../../../editor/index.js";
import { whenIdle } from "../../../kit/when-idle.js";
import type { PageDeps } from "../../../lib/page-deps.js";
import { asPlainData, isPlainObject } from "../../../lib/plain-data.js";
import type { ShiftRun, ShiftRuns } from "../mutations/deps.js";
import { readDialogWork } from "./read-dialog-work.js";
import type { ScheduleDialog } from "./schedule-dialog.js";

type Work = DialogWork<ScheduleDialog>;

/**
 * Keeps what is written in dialogs, and shifts that are under way when the page is left, another salon is shown or the element
 * goes. The latter are kept by salon and owner, and what is left of them is offered wherever that salon is next shown.
 */
export class ScheduleDrafts extends DialogDraft<ScheduleDialog> implements ShiftRuns {
  /** Works under way in all schedules of the page: each is shown in its own schedule, and not offered in another. */
  readonly #underWay: Set<string>;
  readonly #runs = new Set<ShiftRun>();
  #endLooking = (): void => {};

  constructor(deps: DialogDraftDeps<ScheduleDialog>, page: Pick<PageDeps, "kept">) {
    super(deps);
    this.#underWay = page.kept("shifts under way", () => new Set<string>());
  }

  begin(rest: () => Work): ShiftRun {
    const run = { id: String(Math.random()), key: this.#leftKey(), rest };
    this.#runs.add(run);
    this.#underWay.add(run.id);
    return run;
  }

  end(run: ShiftRun, left: Work | null): void {
    this.#runs.delete(run);
    this.#underWay.delete(run.id);
    put(run, left);
    if (left && this.deps.element.isConnected) this.#lookForLeft();
  }

  isKept({ id, key }: ShiftRun): boolean {
    return kept(key).some((each) => each.id === id);
  }

  override keep(): boolean {
    for (const run of this.#runs) put(run, run.rest());
    return super.keep();
  }

  override refresh(): void {
    super.refresh();
    if (this.deps.element.isConnected) this.#lookForLeft();
  }

  override stop(): void {
    this.#endLooking();
    super.stop();
  }

  #lookForLeft(): void {
    this.#endLooking();
    this.#endLooking = whenIdle(() => {
      const key = this.#leftKey();
      const all = kept(key);
      const ours = all.filter(({ id }) => !this.#underWay.has(id));
      if (ours.length === 0) return;
      write(
        key,
        all.filter((each) => !ours.includes(each)),
      );
      // Where the element was moved they may be on offer already.
      this.deps.dialogs().offerMore(ours.map(({ work }) => work));
    });
  }

  #leftKey(): string {
    return ownedKey(`console-editors:reservation-schedule:left:${this.deps.record()}`, this.deps.owner());
  }
}

interface Kept {
  readonly id: string;
  readonly work: Work;
}

function put({ id, key }: ShiftRun, work: Work | null): void {
  const before = kept(key);
  const others = before.filter((each) => each.id !== id);
  if (work) write(key, [...others, { id, work }]);
  else if (others.length < before.length) write(key, others);
}

function kept(key: string): readonly Kept[] {
  const data = loadDraft(key)?.value;
  if (!Array.isArray(data)) return [];
  return data.flatMap((each) => {
    const { id = null, work = null } = isPlainObject(each) ? each : {};
    const read = readDialogWork(work);
    return typeof id === "string" && read ? [{ id, work: read }] : [];
  });
}

function write(key: string, works: readonly Kept[]): void {
  const value = works.map((each) => asPlainData({ ...each }));
  if (works.length > 0) saveDraft(key, { value, record: key, savedAt: Date.now() });
  else clearDraft(key);
}
