import { readId } from "../../element-base/index.js";
import type { JourneyModel, JourneyQueries, JourneyWords, ShownGroup } from "../../features/journey/index.js";
import type { PlainObject } from "../../lib/plain-data.js";

/** The element as what is shown sees it. */
export interface ShownDeps {
  model(): JourneyModel;
  queries(): JourneyQueries;
  words(): JourneyWords;
  /** Tells the element what its property is from now on; it then has all of them looked at again. */
  setProperty(name: string, value: string | number | null): void;
  emit(type: string, detail: PlainObject): boolean;
  selectionChanged(): void;
}

/** Group, journey and search that a page asks for. */
export interface AskedPlace {
  readonly group: string;
  readonly journey: number | null;
  readonly query: string;
}

/** Which group, which journey and what search are shown: as the page asks, or the operator goes on from there. */
export class ShownPlace {
  /** Last request of the page, to see when it asks for something else. */
  #asked: AskedPlace = { group: "", journey: null, query: "" };

  constructor(readonly deps: ShownDeps) {}

  /** The page may ask for something else. An id that cannot be read keeps the current one. */
  follow(asked: AskedPlace): void {
    const before = this.#asked;
    const model = this.deps.model();
    const group = readGroup(asked.group);
    const isGroup = group !== undefined;
    const isJourney = asked.journey === readId(asked.journey);
    this.#asked = {
      group: isGroup ? asked.group : before.group,
      journey: isJourney ? asked.journey : before.journey,
      query: asked.query,
    };
    if (isGroup && asked.group !== before.group) model.showGroup(group);
    if (isJourney && asked.journey !== before.journey) model.show(asked.journey);
    if (asked.query !== before.query) model.search(asked.query);
    this.resolve();
  }

  /** The lists are there, or have changed: what they do not hold is not shown. */
  resolve(): void {
    const { journeys, groups } = this.deps.queries();
    const [model, words] = [this.deps.model(), this.deps.words()];
    const [all, known] = [journeys.state().data, groups.state().data];
    const shown = model.group();
    if (typeof shown === "number" && known && !known.some(({ id }) => id === shown)) {
      this.#show(null);
      model.announce(words.groupGone);
    }
    if (!all) return;
    const open = model.openId();
    if (open !== null && !all.some(({ id }) => id === open)) {
      this.#showJourney(null);
      if (!model.waiting()?.ids.includes(open)) model.announce(words.journeyGone);
    }
    const gone = model.goneFromSelection(all);
    if (gone.length === 0) return;
    model.unselect(gone);
    this.deps.selectionChanged();
  }

  showGroup(group: ShownGroup): void {
    if (group === this.deps.model().group()) return;
    this.#show(group);
    this.deps.emit("group-change", { groupId: group });
  }

  /** Preventing the event leaves the detail closed. */
  open(id: number | null): void {
    this.#showJourney(id);
    const model = this.deps.model();
    const journey = id === null ? null : model.journey(id);
    if (id === null || journey === null) return;
    const isOurs = this.deps.emit("journey-select", { journeyId: id, journey: journey.wire });
    model.showDetail(isOurs);
    if (isOurs) model.announce(this.deps.words().detailOpened);
  }

  search(text: string): void {
    this.deps.model().search(text);
    this.#asked = { ...this.#asked, query: text };
    this.deps.setProperty("query", text === "" ? null : text);
  }

  #show(group: ShownGroup): void {
    const text = group === null ? "" : String(group);
    // The property is told last: it has the element look at all of them again.
    this.deps.model().showGroup(group);
    this.#asked = { ...this.#asked, group: text };
    this.deps.setProperty("group-id", text === "" ? null : text);
  }

  #showJourney(id: number | null): void {
    this.deps.model().show(id);
    this.#asked = { ...this.#asked, journey: id };
    this.deps.setProperty("journey-id", id);
  }
}

/** Reads a group that a page may ask for; `undefined` for any other text. */
export function readGroup(text: string): ShownGroup | undefined {
  if (text === "") return null;
  if (text === "favorite" || text === "none") return text;
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : undefined;
}
