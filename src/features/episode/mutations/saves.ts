import { createEpisode, finishEpisode, saveSteps, staleEpisode } from "../../../api/episodes.js";
import type { Answer } from "../../../lib/failure.js";
import { type PlainData, type PlainObject, samePlainData } from "../../../lib/plain-data.js";
import { type EpisodeState, stepsToSend, writeEpisode } from "../entity.js";
import type { EpisodeModel } from "../episode-model.js";
import { kindOf, type SalonPlace } from "../kinds.js";
import { type PendingSave, withAnswer } from "../saving.js";
import type { EpisodeDeps } from "./deps.js";
import type { PutInPlace } from "./episodes.js";

/** Deps of saving. */
export type SavesDeps = Pick<
  EpisodeDeps,
  "http" | "model" | "words" | "salonId" | "attr" | "finishPath" | "progressed"
>;

/**
 * One save of what is there when it is made. It saves a sequence by up to three calls: it is created, its steps are saved, it
 * is put into the salon's place. What succeeded is never repeated: the next save begins with what is missing.
 */
export class EpisodeSave {
  /** The sentence that a failure begins with. */
  #failed: string | null = null;
  /** Something to know after a save that succeeded. */
  #note: string | null = null;
  #sent: PlainData;
  readonly #model: EpisodeModel;
  readonly #generation: number;
  /** State that is saved, with what the server has decided so far. */
  #state: EpisodeState;
  /** The name that the server has. */
  #savedName: PlainData;
  #pending: PendingSave;
  readonly #isNew: boolean;
  readonly #isDirty: boolean;
  /** The salon that the page names, and which of its places. */
  readonly #salonId: number | null;
  readonly #attr: SalonPlace | null;

  constructor(
    readonly deps: SavesDeps,
    readonly put: PutInPlace,
    readonly payload: PlainObject,
  ) {
    const model = deps.model();
    this.#model = model;
    this.#generation = model.generation();
    this.#sent = payload;
    this.#state = model.state();
    this.#savedName = this.#nameOnServer();
    this.#pending = model.pendingSave();
    this.#isNew = model.id() === null;
    this.#isDirty = model.isDirty();
    this.#salonId = deps.salonId();
    this.#attr = deps.attr();
  }

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

  async send(): Promise<Answer<PlainData>> {
    const path = this.deps.finishPath();
    if (path === null) return this.#sendByParts();
    const answer = await finishEpisode(this.deps.http, path, this.payload);
    this.#showRefusal(answer);
    return answer;
  }

  /** All of it from what was there when the operator pressed: what is typed meanwhile was not judged, and is unsaved. */
  async #sendByParts(): Promise<Answer<PlainData>> {
    let last: Answer<PlainData> | null = null;
    if (this.#isNew) {
      last = await this.#create();
      if (!last.ok) return last;
    }
    const { steps, link } = this.#pending;
    if (this.#isNew ? steps : steps || !link || this.#isDirty) {
      if (steps) this.#failed = this.deps.words().stepsNotSaved;
      last = await this.#saveSteps(true);
      if (!last.ok) return last;
    }
    if (link) {
      this.#failed = this.deps.words().notLinked;
      const linked = await this.#link();
      if (!linked.ok) return linked;
      last ??= linked;
    }
    if (this.#isShown) this.#model.clearPending();
    return last ?? { ok: true, data: null, status: 200 };
  }

  async #create(): Promise<Answer<PlainData>> {
    const sent = this.#state;
    const { name = "", type = 0 } = sent.document;
    const salonId = this.#salonId;
    const answer = await createEpisode(this.deps.http, {
      ...{ name, type },
      ...(salonId === null ? {} : { salon_id: salonId }),
    });
    this.#showRefusal(answer);
    if (!answer.ok) return answer;
    const { place } = kindOf(type);
    this.#pending = {
      steps: sent.rows.length > 0,
      link: salonId !== null && place !== null && this.#isInPlace(place),
    };
    this.#state = withAnswer({ ...sent, rows: [] }, answer.data)(sent);
    this.#savedName = this.#state.document.name ?? null;
    this.#sent = writeEpisode(this.#state);
    if (this.#isShown) {
      this.#model.created(sent, answer.data, this.#pending);
      this.deps.progressed(this.#sent);
    }
    return answer;
  }

  /** With the name, where it was changed. Where somebody else has saved, both are brought together and sent once more. */
  async #saveSteps(mayMerge: boolean): Promise<Answer<PlainData>> {
    const sent = this.#state;
    const { id, name = null, updated_at } = sent.document;
    const isRenamed = !samePlainData(name, this.#savedName);
    const answer = await saveSteps(this.deps.http, Number(id), {
      steps: stepsToSend(sent.rows),
      ...(updated_at === undefined || updated_at === null ? {} : { base_updated_at: updated_at }),
      ...(isRenamed ? { name } : {}),
    });
    const current = answer.ok ? null : staleEpisode(answer.failure);
    const merged = current !== null && this.#isShown ? this.#model.mergeWith(current, sent) : null;
    if (merged !== null && mayMerge) {
      this.#state = merged;
      this.#savedName = this.#nameOnServer();
      return this.#saveSteps(false);
    }
    this.#showRefusal(answer);
    if (!answer.ok) return answer;
    const { name: answered } = answer.data;
    if (isRenamed && typeof answered === "string" && answered !== name)
      this.#note = this.deps.words().nameNotChanged;
    this.#sent = writeEpisode(sent);
    if (this.#isShown) {
      this.#model.stepsSaved(sent, answer.data);
      this.deps.progressed(this.#sent);
    }
    return answer;
  }

  async #link(): Promise<Answer<PlainData>> {
    const { id, type } = this.#state.document;
    const salonId = this.#salonId;
    const { place } = kindOf(type);
    // A draft may be restored where the page names no salon.
    if (salonId === null || place === null || !this.#isInPlace(place))
      return { ok: true, data: null, status: 200 };
    return this.put({ id: Number(id), salon: salonId, place, value: Number(id) });
  }

  /** True when the place that the page edits is that of the sequence; if it is not, a message says so. */
  #isInPlace(place: SalonPlace): boolean {
    const attr = this.#attr;
    if (attr === null || attr === place) return true;
    this.#note = this.deps.words().notForPlace[attr];
    return false;
  }

  /** True while the saved sequence is still the shown one: the page may have set something else. */
  get #isShown(): boolean {
    return this.#model.generation() === this.#generation;
  }

  #showRefusal(answer: Answer<PlainData>): void {
    if (this.#isShown) this.#model.showRefusal(this.#state, answer.ok ? null : answer.failure);
  }

  #nameOnServer(): PlainData {
    return this.#model.baseline().document.name ?? null;
  }
}
