import { createEpisode, finishEpisode, linkEpisode, saveSteps, staleEpisode } from "../../api/episodes.js";
import {
  type EpisodeModel,
  type EpisodeState,
  type EpisodeWords,
  kindOf,
  type Owed,
  type SalonPlace,
  stepsToSend,
  withAnswer,
  writeEpisode,
} from "../../features/episode/index.js";
import type { Answer } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import { type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";

/** What saving needs of its element. */
export interface SavesPort {
  http: Http;
  model(): EpisodeModel;
  words(): EpisodeWords;
  salonId(): number | null;
  attr(): SalonPlace | null;
  /** The page's own address, which takes the place of our calls. */
  finishPath(): string | null;
  linked(salonId: number, attr: SalonPlace, id: number | null): void;
  /** A part is on the server: a draft must know it at once, also where the page goes before the rest is. */
  progressed(): void;
}

/** One save while it goes on. */
interface Save {
  /** What is saved, with what the server has decided so far. */
  sent: EpisodeState;
  owed: Owed;
  /** The salon that the page named when the operator pressed, and which of its places. */
  readonly salonId: number | null;
  readonly attr: SalonPlace | null;
  /** Whether what is saved is still what is shown: the page may have set something else. */
  isShown(): boolean;
}

/**
 * Saves a sequence by up to three calls: it is created, its steps are saved, it is put into the salon's place. What succeeded
 * is never repeated: the next save begins with what is missing.
 */
export class EpisodeSaves {
  /** The sentence that a failure begins with. */
  #failed: string | null = null;
  /** Something to know after a save that succeeded. */
  #note: string | null = null;
  #sent: PlainData = null;

  constructor(readonly port: SavesPort) {}

  /** The first line of the alert, as far as the save came. */
  get failed(): string {
    return this.#failed ?? this.port.words().saveFailed;
  }
  get note(): string | null {
    return this.#note;
  }
  /** What was sent in the end: others may have saved meanwhile, and their changes are in it. */
  get sent(): PlainData {
    return this.#sent;
  }

  async send(payload: PlainObject): Promise<Answer<PlainData>> {
    this.#failed = null;
    this.#note = null;
    this.#sent = payload;
    const model = this.port.model();
    const path = this.port.finishPath();
    if (path !== null) {
      const sent = model.state();
      const answer = await finishEpisode(this.port.http, path, payload);
      model.showRefusal(sent, answer.ok ? null : answer.failure);
      return answer;
    }
    return this.#sendByParts();
  }

  /** All of it from what was there when the operator pressed: what is typed meanwhile was not judged, and is unsaved. */
  async #sendByParts(): Promise<Answer<PlainData>> {
    const model = this.port.model();
    const generation = model.generation();
    const save: Save = {
      sent: model.state(),
      owed: model.owed(),
      salonId: this.port.salonId(),
      attr: this.port.attr(),
      isShown: () => model.generation() === generation,
    };
    const isDirty = model.isDirty();
    let last: Answer<PlainData> | null = null;
    const isNew = model.id() === null;
    if (isNew) {
      last = await this.#create(save);
      if (!last.ok) return last;
    }
    const { steps, link } = save.owed;
    if (isNew ? steps : steps || !link || isDirty) {
      if (steps) this.#failed = this.port.words().stepsNotSaved;
      last = await this.#saveSteps(save, true);
      if (!last.ok) return last;
    }
    if (link) {
      this.#failed = this.port.words().notLinked;
      const linked = await this.#link(save);
      if (!linked.ok) return linked;
      last ??= linked;
    }
    if (save.isShown()) model.settle();
    return last ?? { ok: true, data: null, status: 200 };
  }

  async #create(save: Save): Promise<Answer<PlainData>> {
    const model = this.port.model();
    const { sent } = save;
    const { name = "", type = 0 } = sent.document;
    const { salonId } = save;
    const answer = await createEpisode(this.port.http, {
      ...{ name, type },
      ...(salonId === null ? {} : { salon_id: salonId }),
    });
    if (save.isShown()) model.showRefusal(sent, answer.ok ? null : answer.failure);
    if (!answer.ok) return answer;
    const { place } = kindOf(type);
    save.owed = {
      steps: sent.rows.length > 0,
      link: salonId !== null && place !== null && this.#isInPlace(place, save),
    };
    save.sent = withAnswer({ ...sent, rows: [] }, answer.data)(sent);
    this.#sent = writeEpisode(save.sent);
    if (save.isShown()) {
      model.created(sent, answer.data, save.owed);
      this.port.progressed();
    }
    return answer;
  }

  /** With the name, where it was changed. Where somebody else has saved, both are brought together and sent once more. */
  async #saveSteps(save: Save, mayMerge: boolean): Promise<Answer<PlainData>> {
    const model = this.port.model();
    const { sent } = save;
    const { id, name = null, updated_at } = sent.document;
    const isRenamed = save.isShown() && !samePlainData(name, model.baseline().document.name ?? null);
    const answer = await saveSteps(this.port.http, Number(id), {
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
      this.#note = this.port.words().nameNotChanged;
    this.#sent = writeEpisode(sent);
    if (save.isShown()) {
      model.stepsSaved(sent, answer.data);
      this.port.progressed();
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
    return this.put(salonId, place, Number(id), Number(id));
  }

  /** Whether the place that the page edits is that of the sequence; if it is not, that is said. */
  #isInPlace(place: SalonPlace, { attr }: Save): boolean {
    if (attr === null || attr === place) return true;
    this.#note = this.port.words().notForPlace[attr];
    return false;
  }

  /** Puts the sequence `of` into a place of the salon, or takes it out. */
  async put(salonId: number, place: SalonPlace, id: number | null, of: number): Promise<Answer<PlainData>> {
    const answer = await linkEpisode(this.port.http, salonId, place, id);
    if (!answer.ok) return answer;
    const isShown = this.port.model().id() === of && this.port.salonId() === salonId;
    if (isShown) this.port.model().linked(answer.data[place]);
    this.port.linked(salonId, place, id);
    return { ...answer, data: { ...answer.data } };
  }
}
