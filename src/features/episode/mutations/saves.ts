import { createEpisode, finishEpisode, saveSteps, staleEpisode } from "../../../api/episodes.js";
import type { Answer } from "../../../lib/failure.js";
import { type PlainData, type PlainObject, samePlainData } from "../../../lib/plain-data.js";
import { type EpisodeState, stepsToSend, writeEpisode } from "../entity.js";
import { kindOf, type SalonPlace } from "../kinds.js";
import { type PendingSave, withAnswer } from "../saving.js";
import type { EpisodeDeps } from "./deps.js";
import type { PutInPlace } from "./episodes.js";

/** Deps of saving. */
export type SavesDeps = Pick<
  EpisodeDeps,
  "http" | "model" | "words" | "salonId" | "attr" | "finishPath" | "progressed"
>;

/** One save while it goes on. */
interface Save {
  /** State that is saved, with what the server has decided so far. */
  sent: EpisodeState;
  pending: PendingSave;
  /** The salon that the page named when the operator pressed, and which of its places. */
  readonly salonId: number | null;
  readonly attr: SalonPlace | null;
  /** True while the saved sequence is still the shown one: the page may have set something else. */
  isShown(): boolean;
}

/**
 * The calls of a finish. It saves a sequence by up to three: it is created, its steps are saved, it is put into the salon's
 * place. What succeeded is never repeated: the next save begins with what is missing.
 */
export class EpisodeSaves {
  /** The sentence that a failure begins with. */
  #failed: string | null = null;
  /** Something to know after a save that succeeded. */
  #note: string | null = null;
  #sent: PlainData = null;

  constructor(
    readonly deps: SavesDeps,
    readonly put: PutInPlace,
  ) {}

  /** The first line of the alert, as far as the save came. */
  get failed(): string {
    return this.#failed ?? this.deps.words().saveFailed;
  }
  get note(): string | null {
    return this.#note;
  }
  /** Value that was sent in the end: others may have saved meanwhile, and their changes are in it. */
  get sent(): PlainData {
    return this.#sent;
  }

  async send(payload: PlainObject): Promise<Answer<PlainData>> {
    this.#failed = null;
    this.#note = null;
    this.#sent = payload;
    const model = this.deps.model();
    const path = this.deps.finishPath();
    if (path !== null) {
      const sent = model.state();
      const generation = model.generation();
      const answer = await finishEpisode(this.deps.http, path, payload);
      if (model.generation() === generation) model.showRefusal(sent, answer.ok ? null : answer.failure);
      return answer;
    }
    return this.#sendByParts();
  }

  /** All of it from what was there when the operator pressed: what is typed meanwhile was not judged, and is unsaved. */
  async #sendByParts(): Promise<Answer<PlainData>> {
    const model = this.deps.model();
    const generation = model.generation();
    const save: Save = {
      sent: model.state(),
      pending: model.pendingSave(),
      salonId: this.deps.salonId(),
      attr: this.deps.attr(),
      isShown: () => model.generation() === generation,
    };
    const isDirty = model.isDirty();
    let last: Answer<PlainData> | null = null;
    const isNew = model.id() === null;
    if (isNew) {
      last = await this.#create(save);
      if (!last.ok) return last;
    }
    const { steps, link } = save.pending;
    if (isNew ? steps : steps || !link || isDirty) {
      if (steps) this.#failed = this.deps.words().stepsNotSaved;
      last = await this.#saveSteps(save, true);
      if (!last.ok) return last;
    }
    if (link) {
      this.#failed = this.deps.words().notLinked;
      const linked = await this.#link(save);
      if (!linked.ok) return linked;
      last ??= linked;
    }
    if (save.isShown()) model.clearPending();
    return last ?? { ok: true, data: null, status: 200 };
  }

  async #create(save: Save): Promise<Answer<PlainData>> {
    const model = this.deps.model();
    const { sent } = save;
    const { name = "", type = 0 } = sent.document;
    const { salonId } = save;
    const answer = await createEpisode(this.deps.http, {
      ...{ name, type },
      ...(salonId === null ? {} : { salon_id: salonId }),
    });
    if (save.isShown()) model.showRefusal(sent, answer.ok ? null : answer.failure);
    if (!answer.ok) return answer;
    const { place } = kindOf(type);
    save.pending = {
      steps: sent.rows.length > 0,
      link: salonId !== null && place !== null && this.#isInPlace(place, save),
    };
    save.sent = withAnswer({ ...sent, rows: [] }, answer.data)(sent);
    this.#sent = writeEpisode(save.sent);
    if (save.isShown()) {
      model.created(sent, answer.data, save.pending);
      this.deps.progressed();
    }
    return answer;
  }

  /** With the name, where it was changed. Where somebody else has saved, both are brought together and sent once more. */
  async #saveSteps(save: Save, mayMerge: boolean): Promise<Answer<PlainData>> {
    const model = this.deps.model();
    const { sent } = save;
    const { id, name = null, updated_at } = sent.document;
    const isRenamed = save.isShown() && !samePlainData(name, model.baseline().document.name ?? null);
    const answer = await saveSteps(this.deps.http, Number(id), {
      steps: stepsToSend(sent.rows),
      ...(updated_at === undefined || updated_at === null ? {} : { base_updated_at: updated_at }),
      ...(isRenamed ? { name } : {}),
    });
    const current = answer.ok ? null : staleEpisode(answer.failure);
    const merged = current !== null && save.isShown() ? model.mergeWith(current, sent) : null;
    if (merged !== null && mayMerge) {
      save.sent = merged;
      return this.#saveSteps(save, false);
    }
    if (save.isShown()) model.showRefusal(sent, answer.ok ? null : answer.failure);
    if (!answer.ok) return answer;
    const { name: answered } = answer.data;
    if (isRenamed && typeof answered === "string" && answered !== name)
      this.#note = this.deps.words().nameNotChanged;
    this.#sent = writeEpisode(sent);
    if (save.isShown()) {
      model.stepsSaved(sent, answer.data);
      this.deps.progressed();
    }
    return answer;
  }

  async #link(save: Save): Promise<Answer<PlainData>> {
    const { id, type } = save.sent.document;
    const { salonId } = save;
    const { place } = kindOf(type);
    // A draft may be restored where the page names no salon.
    if (salonId === null || place === null || !this.#isInPlace(place, save))
      return { ok: true, data: null, status: 200 };
    return this.put({ id: Number(id), salon: salonId, place, value: Number(id) });
  }

  /** True when the place that the page edits is that of the sequence; if it is not, a message says so. */
  #isInPlace(place: SalonPlace, { attr }: Save): boolean {
    if (attr === null || attr === place) return true;
    this.#note = this.deps.words().notForPlace[attr];
    return false;
  }
}
