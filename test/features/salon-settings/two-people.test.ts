import { afterEach, expect, test, vi } from "vitest";
import type { Unlink } from "../../../src/api/salon-items.js";
import type { Side } from "../../../src/editor/index.js";
import { addSpan, setDate, setType } from "../../../src/features/opening-hours/index.js";
import { withRanges } from "../../../src/features/opening-hours/week.js";
import { changesOf, offPairs, withPairs } from "../../../src/features/salon-items/pairs/pair-state.js";
import { customerIds, customerItems } from "../../../src/features/salon-online/customer-items.js";
import { askedConflicts, itemOver } from "../../../src/features/salon-online/online/asked-item.js";
import type { Choice } from "../../../src/features/salon-online/online/section-edits.js";
import { applyMove } from "../../../src/lib/moves.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { type Dice, rollDice } from "../episode/support/dice.js";
import {
  both,
  type Cells,
  cellsOf,
  changes,
  configCells,
  itemCells,
  pick,
  say,
  weekCells,
  withChanges,
} from "./support/cells.js";
import { startSalonHost } from "./support/host.js";
import { openSalonPage, type SalonPage } from "./support/operator.js";

/*
 * Two operators at one salon of the host over SQLite, in 200 random interleavings: hours, pairs, what customers are asked,
 * and its order. What must come of it is worked out here without the product's merging.
 */

afterEach(() => void vi.unstubAllGlobals());

const sides = ["mine", "theirs", "before"] as const;
/** Waits without a clock, which would cost most of the time. */
async function soon(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !isSo(); turn += 1) await new Promise((over) => setImmediate(over));
  expect(isSo()).toBe(true);
}

type Host = ReturnType<typeof startSalonHost>;

const hoursOf = (dice: Dice): PlainObject[] => {
  const list = [{ from: `0${6 + dice.below(4)}:00`, to: `1${dice.below(3)}:00` }];
  return dice.below(3) === 0 ? [...list, { from: "14:00", to: `1${5 + dice.below(4)}:30` }] : list;
};

class Person {
  readonly page: SalonPage = openSalonPage(1);
  /** What the server had when this one last heard of it. */
  week: Cells = {};
  config: Cells = {};
  pairs: readonly Unlink[] = [];
  asked: { original: PlainObject; edited: PlainObject; choices: Record<string, Choice> } | null = null;

  constructor(
    readonly who: string,
    readonly dice: Dice,
    readonly host: Host,
  ) {}

  async open(): Promise<void> {
    const { config, online, unlinks } = this.page.queries;
    for (const query of [config, online, unlinks]) query.subscribe(() => {});
    const year = await this.page.actions.readYear(2026);
    if (!year.ok) throw new Error("no year");
    await soon(() => [config, online, unlinks].every((query) => query.state().is === "ready"));
    this.page.hours.receiveYear(2026, year.data);
    this.page.hours.receiveConfig(config.state().data as PlainObject);
    this.week = weekCells(year.data);
    this.config = this.configNow();
    this.pairs = unlinks.state().data ?? [];
  }

  weekNow = (): Cells => weekCells(this.page.hours.present().years[2026] ?? {});
  configNow = (): Cells =>
    configCells([...this.page.hours.present().specials], this.page.hours.present().slot);

  // ── Hours ──────────────────────────────────────────────────────────────────────────────────────
  editHours(): void {
    const { hours } = this.page;
    const kind = this.dice.below(7);
    const day = `2026-12-0${1 + this.dice.below(3)}`;
    const list = hoursOf(this.dice);
    if (kind < 3) hours.editYear(2026, (year) => withRanges(year, `weekdays.${this.dice.below(3)}`, list));
    else if (kind === 3)
      hours.editYear(2026, (year) => setDate(year, day, this.dice.oneOf([null, [], list])));
    else if (kind === 4) hours.editYear(2026, (year) => setType(year, this.dice.oneOf([0, 1])));
    else if (kind === 5)
      hours.editDocument((all) => {
        const isClosed = this.dice.below(2) === 0;
        const draft = { first: day, last: "", isClosed, ranges: isClosed ? [] : list, note: this.who };
        return { ...all, specials: addSpan(all.specials, draft) };
      });
    else hours.editDocument((all) => ({ ...all, slot: this.dice.oneOf([5, 10, 15, 30, 60]) }));
  }

  /** Saves as the button does, and checks all that comes of it. */
  async saveHours(): Promise<void> {
    const { hours } = this.page;
    const [week, config] = [weekCells(await this.host.year()), await this.storedConfig()];
    const before = { ...this.week, ...this.config };
    const [edits, configEdits] = [changes(this.week, this.weekNow()), changes(this.config, this.configNow())];
    const asked = both(this.week, edits, week);
    const configAsked = asked.length > 0 ? [] : both(this.config, configEdits, config);
    await this.page.saveHours();

    const after = {
      week: asked.length > 0 ? week : withChanges(week, edits),
      config: asked.length + configAsked.length > 0 ? config : withChanges(config, configEdits),
    };
    expect(weekCells(await this.host.year())).toEqual(after.week);
    expect(await this.storedConfig()).toEqual(after.config);
    if (Object.keys(edits).length > 0) this.week = after.week;
    if (asked.length === 0 && Object.keys(configEdits).length > 0) this.config = after.config;

    const chosen = new Map<string, string>();
    const mine = { ...edits, ...configEdits };
    const now = { mine, theirs: { ...week, ...config }, before };
    for (const conflict of hours.conflicts()) {
      const side = this.dice.oneOf(sides);
      hours.choose(conflict, side);
      const key = conflict.key.replace(/^(weekday|date)s\./, "$1 ").replace(".", " ");
      chosen.set(key, now[side][key] ?? "gone");
    }
    expect([...chosen.keys()].sort()).toEqual([...asked, ...configAsked].sort());
    expect(hours.isUndecided()).toBe(false);
    const decided = { ...mine, ...Object.fromEntries(chosen) };
    const wanted = (base: Cells, own: Cells) => withChanges(base, pick(decided, Object.keys(own)));
    expect(this.weekNow()).toEqual(wanted(this.week, edits));
    expect(this.configNow()).toEqual(wanted(this.config, configEdits));
  }

  async storedConfig(): Promise<Cells> {
    const { special_dates, slot_minutes } = await this.host.config();
    return configCells(special_dates, slot_minutes);
  }

  // ── Pairs ──────────────────────────────────────────────────────────────────────────────────────
  openPairs(): void {
    this.pairs = this.page.queries.unlinks.state().data ?? [];
  }

  async savePairs(): Promise<void> {
    const off = offPairs(this.pairs);
    let changed: PlainObject = {};
    for (let count = 0; count < 3; count += 1) {
      const pair = { courseId: 41 + this.dice.below(3), resourceId: 11 + this.dice.below(3) };
      changed = withPairs(off, changed, [pair], this.dice.below(2) === 0);
    }
    const wanted = Object.entries(changed);
    if (wanted.length === 0) return;
    const before = await this.host.pairs();
    expect((await this.page.actions.savePairs(changesOf(changed))).ok).toBe(true);
    const isOn = (key: string) => wanted.some(([pair, on]) => pair === key && on === true);
    const added = wanted.flatMap(([pair, on]) => (on === false ? [pair] : []));
    const expected = new Set([...before.filter((pair) => !isOn(pair)), ...added]);
    expect(await this.host.pairs()).toEqual([...expected].sort());
  }

  // ── What customers are asked ───────────────────────────────────────────────────────────────────
  openItem(): void {
    const items = customerItems(this.page.queries.online.state().data);
    const original = this.dice.oneOf(items);
    if (!original) return;
    const edited = { ...original };
    const kind = this.dice.below(3);
    if (kind !== 0) edited.label = `${this.who}${this.dice.below(3)}`;
    if (kind !== 1) edited.description = `d${this.dice.below(3)}`;
    if (this.dice.below(4) === 0) edited.required = original.required !== true;
    this.asked = { original, edited, choices: {} };
  }

  async saveItem(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    const { original, edited, choices } = asked;
    const [server, id] = [itemCells(await this.host.online()), String(original.id)];
    const now = await this.page.actions.readOnline();
    if (!now.ok || now.data === null) throw new Error("not read");
    const latest = customerItems(now.data).find((each) => each.id === original.id) ?? null;
    const item = itemOver(edited, original, latest, choices);
    const base = cellsOf(original);
    const edits = changes(base, cellsOf(edited));
    if (latest === null) {
      // Deleted by the other one.
      const answer = await this.page.actions.patchOnline({
        ...{ attr: "customer:upsert", body: { item: item ?? {} } },
      } as Parameters<typeof this.page.actions.patchOnline>[0]);
      expect([answer.ok, itemCells(await this.host.online())]).toEqual([false, server]);
      this.asked = null;
      return;
    }
    const found = both(base, edits, server[id] ?? {});
    if (item === null) {
      expect(found.length).toBeGreaterThan(0);
      const conflicts = Object.entries(askedConflicts(edited, original, latest));
      expect(conflicts.map(([part]) => part).sort()).toEqual([...found].sort());
      for (const [part, { theirs }] of conflicts) choices[part] = { side: this.dice.oneOf(sides), theirs };
      return;
    }
    expect(found.filter((part) => choices[part] === undefined)).toEqual([]);
    const sideOf = (key: string): Side => (found.includes(key) ? (choices[key]?.side ?? "mine") : "mine");
    const expected = Object.entries(edits).flatMap(([key, said]) => {
      if (sideOf(key) === "theirs") return [];
      return [[key, sideOf(key) === "before" ? (base[key] ?? "gone") : said]];
    });
    const answer = await this.page.actions.patchOnline({ attr: "customer:upsert", body: { item } });
    expect(answer.ok).toBe(true);
    const own = withChanges(server[id] ?? {}, Object.fromEntries(expected));
    expect(itemCells(await this.host.online())).toEqual({ ...server, [id]: own });
    this.asked = null;
  }

  async addItem(label: string): Promise<void> {
    const before = itemCells(await this.host.online());
    const [like] = customerItems(this.page.queries.online.state().data);
    if (!like) return;
    const { id: _, order: __, ...rest } = like;
    const body = { item: { ...rest, label } };
    expect((await this.page.actions.patchOnline({ attr: "customer:upsert", body })).ok).toBe(true);
    const after = itemCells(await this.host.online());
    const added = Object.keys(after).filter((id) => !(id in before));
    expect(added.map((id) => after[id]?.label)).toEqual([say(label)]);
    expect(Object.fromEntries(Object.entries(after).filter(([id]) => id in before))).toEqual(before);
  }

  async removeItem(): Promise<void> {
    const ids = customerIds(this.page.queries.online.state().data);
    if (ids.length < 4) return;
    const id = this.dice.oneOf(ids);
    const before = itemCells(await this.host.online());
    const answer = await this.page.actions.patchOnline({ attr: "customer:remove", body: { id } });
    expect(answer.ok).toBe(String(id) in before);
    const { [String(id)]: __, ...left } = before;
    expect(itemCells(await this.host.online())).toEqual(left);
  }

  async moveItem(): Promise<void> {
    const ids = customerIds(this.page.queries.online.state().data);
    const id = this.dice.oneOf(ids);
    const behind = this.dice.oneOf([null, ...ids.filter((each) => each !== id)]);
    const move = { ids: [id], behind };
    const [before, stood] = [itemCells(await this.host.online()), customerIds(await this.host.online())];
    this.page.actions.moveCustomerItem(move, "moved");
    await this.page.orders.flush();
    const after = await this.host.online();
    expect(itemCells(after)).toEqual(before);
    const isOther = stood.length !== ids.length || stood.some((each) => !ids.includes(each));
    expect(customerIds(after)).toEqual(applyMove(isOther ? stood : ids, move));
    // Who has moved on a list that others have added to, sees theirs by then.
    const shown = () => say([...customerIds(this.page.queries.online.state().data)]);
    await soon(() => shown() === say([...customerIds(after)]));
  }
}

/** Each interleaving: who does what next is up to the dice. */
async function interleave(
  name: string,
  turn: (person: Person, at: number) => Promise<void> | void,
  turns = 12,
) {
  const host = startSalonHost();
  for (let seed = 1; seed <= 200; seed += 1) {
    const dice = rollDice(seed);
    const people = ["a", "b"].map((who) => new Person(who, dice, host));
    try {
      for (const person of people) await person.open();
      for (let at = 0; at < turns; at += 1) await turn(dice.oneOf(people), seed * 100 + at);
      for (let at = 0; at < 8; at += 1) {
        const person = people[at % 2] as Person;
        await person.saveHours();
        await person.saveItem();
      }
    } catch (error) {
      throw new Error(`${name}, seed ${seed}`, { cause: error });
    }
  }
}

test("hours: no change of the week, of single and special days or of the steps is lost or made twice", async () => {
  await interleave("hours", async (person) => {
    if (person.dice.below(4) === 0) await person.saveHours();
    else person.editHours();
  });
}, 120_000);

test("pairs: only one's own are added and taken away, those that nobody knows stay", async () => {
  await interleave(
    "pairs",
    async (person) => {
      if (person.dice.below(3) === 0) person.openPairs();
      else await person.savePairs();
    },
    6,
  );
}, 120_000);

test("what customers are asked: fields, additions, removals and order of both stay", async () => {
  await interleave("items", async (person, at) => {
    const kind = person.dice.below(9);
    if (person.asked !== null && kind < 4) await person.saveItem();
    else if (person.asked === null && kind < 4) person.openItem();
    else if (kind === 4) await person.addItem(`n${at}`);
    else if (kind === 5) await person.removeItem();
    else if (kind < 8) await person.moveItem();
    else await person.page.queries.online.invalidate();
  });
}, 120_000);
