import { createStore } from "jotai/vanilla";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Side } from "../../../src/editor/index.js";
import {
  createEpisodeModel,
  type EpisodeSettings,
  episodeWords,
} from "../../../src/features/episode/index.js";
import { EpisodeSave, type SavesDeps } from "../../../src/features/episode/mutations/saves.js";
import { createHttp } from "../../../src/lib/http.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { blankStep } from "../../fixtures/episodes.js";
import { createApi } from "../../host/api.js";
import { fromScript } from "../../host-tests/calls.js";
import { databaseFile, openStore } from "../../host-tests/stores.js";
import { type Dice, rollDice } from "./support/dice.js";
import {
  type Cells,
  cellsOf,
  changedByBoth,
  isInOrderOf,
  markOf,
  merged,
  type Sequence,
} from "./support/independent-merge.js";

afterEach(() => void vi.unstubAllGlobals());

const settings = {
  ...{ locale: "ja", swatch: null, disabledTypes: [], abilities: [], triggerContext: null },
  ...{ limits: { commonVarMin: 0, commonVarMax: 0 }, finishLabel: null, cancelable: false },
  ...{ readonly: false, disabled: false, salonId: null, attr: null, isHandedOver: false },
} satisfies EpisodeSettings;

/** The host's own calls over SQLite, asked through `fetch` as in a page. */
function startHost() {
  let time = Date.parse("2026-11-25T12:00:00+09:00");
  const clock = () => {
    time += 1000;
    return new Date(time);
  };
  const api = createApi({ store: openStore(databaseFile()), clock });
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    api(new Request(url, { ...init, headers: { ...fromScript, ...(init.headers as object) } })),
  );
  const ask = async (method: string, path: string, json?: unknown): Promise<PlainObject> => {
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const headers = { "content-type": "application/json" };
    return (await (await fetch(`http://host.test${path}`, { method, headers, ...body })).json()).data;
  };
  return {
    /** A sequence of five steps, each with a mark that nobody changes. */
    async make(): Promise<number> {
      const { id, updated_at } = await ask("POST", "/api/episodes", { name: "n0", type: 0 });
      const steps = [1, 2, 3, 4, 5].map((at) => ({
        ...blankStep,
        order: at,
        content: { ...(blankStep.content as PlainObject), text: `s${at}#` },
      }));
      await ask("POST", `/api/episodes/${id}/steps`, { steps, base_updated_at: updated_at });
      return id as number;
    },
    read: (id: number) => ask("GET", `/api/episodes/${id}`) as Promise<Sequence>,
  };
}

type Host = ReturnType<typeof startHost>;

/** One of two operators: the real model and the real saves, as the element joins them. */
class Person {
  readonly store = createStore();
  #time = 0;
  #added = 0;
  /** Only what was not saved yet: a removed step that both bring back is two steps. */
  #mayUndo = false;
  readonly model = createEpisodeModel({
    store: this.store,
    settings,
    now: () => (this.#time += 1000),
    moment: () => "2026-11-25 12:00",
    onEdit: () => {},
  });
  readonly #saves: SavesDeps = {
    http: createHttp({ apiBase: () => "", csrfToken: () => null, origin: () => "http://host.test" }),
    model: () => this.model,
    words: () => episodeWords.ja,
    salonId: () => null,
    attr: () => null,
    finishPath: () => null,
    progressed: () => {},
  };
  /** What the server had when this one last heard of it. */
  base: Sequence;
  /** What the sequence must be once the sides that were chosen are settled. */
  expected: Cells | null = null;

  constructor(
    readonly who: string,
    loaded: Sequence,
    readonly dice: Dice,
  ) {
    this.base = loaded;
    this.model.load(loaded);
  }

  get mine(): Sequence {
    return this.model.payload() as Sequence;
  }

  send(): ReturnType<EpisodeSave["send"]> {
    const noSalon = () => Promise.reject(new Error("no salon is named"));
    return new EpisodeSave(this.#saves, noSalon, this.model.payload()).send();
  }

  /** Any one thing that an operator does. */
  edit(): void {
    const { model, dice } = this;
    const before = model.state();
    const { rows } = before;
    const row = rows.length > 0 ? dice.oneOf(rows) : undefined;
    const kind = dice.below(8);
    if (kind === 0 || row === undefined) {
      model.addStep();
      const added = model.state().rows.at(-1);
      this.#added += 1;
      if (added) model.writeText(added.key, `${this.who}${this.#added}#`, "text");
    } else if (kind === 1) model.removeSteps([row.key]);
    else if (kind === 2) model.moveStepTo(row.key, dice.below(rows.length));
    else if (kind === 3) model.setDays(row.key, dice.below(4));
    else if (kind === 4) model.setTime(row.key, `1${dice.below(3)}:00`);
    else if (kind === 5) model.rename(`n${dice.below(4)}`);
    else if (kind === 6 && this.#mayUndo) model.undo();
    else model.writeText(row.key, `${markOf(row.value)}#${this.who}${dice.below(3)}`, "text");
    this.#mayUndo = kind !== 6 && kind !== 0 && row !== undefined && model.state() !== before;
  }

  /** Saves as the button does, with an edit while the call is under way in some; checks all that comes of it. */
  async save(host: Host, edits: "also meanwhile" | "no more"): Promise<void> {
    const { model, dice } = this;
    this.#settle();
    this.#mayUndo = false;
    expect(model.problems()).toEqual([]);
    const server = await host.read(Number(this.base.id));
    const [base, sent] = [this.base, this.mine];
    const going = this.send();
    if (edits === "also meanwhile" && dice.below(4) === 0) this.edit();
    const present = this.mine;
    const answer = await going;
    const after = await host.read(Number(base.id));
    const isStale = server.updated_at !== base.updated_at;
    const [asked, unasked] = [present, sent].map((each) => changedByBoth(base, each, server));
    if (isStale && (asked?.size || unasked?.size)) {
      // Nothing of theirs is written over before it is asked about.
      expect(answer.ok).toBe(false);
      expect(after).toEqual(server);
      this.#choose(base, present, server, asked ?? new Map());
      this.base = server;
      return;
    }
    expect(answer.ok).toBe(true);
    const expected = isStale ? merged(base, sent, server) : cellsOf(sent);
    expect(cellsOf(after)).toEqual(expected);
    expect(cellsOf(this.mine)).toEqual(isStale ? merged(base, present, server) : cellsOf(present));
    if (isStale) expect(isInOrderOf(after, { base, mine: sent, theirs: server })).toBe(true);
    keepsItsIds(server, after);
    keepsItsIds(after, this.mine);
    this.base = after;
  }

  /** One side for each that is asked about. */
  #choose(base: Sequence, mine: Sequence, theirs: Sequence, asked: Cells): void {
    const { steps, name } = this.store.get(this.model.atoms.conflicts);
    const known = new Map([base, mine, theirs].flatMap((each) => each.steps.map((s) => [s.id, markOf(s)])));
    const ofSteps = steps.map(({ id }) => [String(id), known.get(id) ?? ""] as const);
    const all = name ? [...ofSteps, ["name", "name"] as const] : ofSteps;
    expect(all.map(([, mark]) => mark).toSorted()).toEqual([...asked.keys()].toSorted());
    const chosen = new Map<string, Side>();
    for (const [of, mark] of all) {
      const side = this.dice.oneOf(["mine", "theirs", "before"] as const);
      this.model.chooseSide(of, side);
      chosen.set(mark, side);
    }
    this.expected = merged(base, mine, theirs, chosen);
  }

  #settle(): void {
    this.model.resolveConflicts();
    if (this.expected) expect(cellsOf(this.mine)).toEqual(this.expected);
    this.expected = null;
  }
}

/** An id never belongs to another step than before, and each stands once. */
function keepsItsIds(before: Sequence, now: Sequence): void {
  const was = new Map(before.steps.map((step) => [step.id, markOf(step)]));
  const ids = now.steps.flatMap(({ id }) => (id === null ? [] : [id]));
  expect(new Set(ids).size).toBe(ids.length);
  for (const step of now.steps)
    if (step.id !== null && was.has(step.id)) expect(markOf(step)).toBe(was.get(step.id));
}

describe("two people on one sequence of the host", () => {
  test("200 random interleavings: no change is lost or doubled, ids stay with their steps", async () => {
    const host = startHost();
    for (let seed = 1; seed <= 200; seed += 1) {
      const dice = rollDice(seed);
      const id = await host.make();
      const loaded = await host.read(id);
      const people = ["a", "b"].map((who) => new Person(who, loaded, dice));
      try {
        for (let turn = 0; turn < 14; turn += 1) {
          const person = dice.oneOf(people);
          if (person.expected !== null || dice.below(4) === 0) await person.save(host, "also meanwhile");
          else person.edit();
        }
        // Until both have saved all, and seen what the other has.
        for (let turn = 0; turn < 8; turn += 1) await people[turn % 2]?.save(host, "no more");
        const end = await host.read(id);
        expect(people[1]?.mine).toEqual(end);
        expect(people[0] && cellsOf(people[0].mine)).toEqual(cellsOf(end));
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error });
      }
    }
  }, 120_000);

  test("what is taken back while it is sent is not written over theirs", async () => {
    const host = startHost();
    const loaded = await host.read(await host.make());
    const [mine, theirs] = ["a", "b"].map((who) => new Person(who, loaded, rollDice(1))) as [Person, Person];
    const [{ key = "" } = {}] = theirs.model.state().rows;
    theirs.model.setDays(key, 7);
    theirs.model.rename("theirs");
    await theirs.save(host, "no more");
    mine.model.setDays(key, 5);
    mine.model.rename("mine");
    const going = mine.send();
    mine.model.setDays(key, 1);
    mine.model.rename("n0");
    expect(await going).toMatchObject({ ok: false });
    for (const { name, steps } of [await host.read(Number(loaded.id)), mine.mine])
      expect([name, steps[0]?.days]).toEqual(["theirs", 7]);
    expect(mine.model.isDirty()).toBe(false);
    await mine.save(host, "no more");
  });
});
