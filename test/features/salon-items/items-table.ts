import { createStore } from "jotai/vanilla";
import type { SalonItem } from "../../../src/api/salon-items.js";
import { createBulkEdit, fieldKey } from "../../../src/features/salon-items/bulk.js";
import { onWire, problemOf } from "../../../src/features/salon-items/fields.js";
import { itemWords } from "../../../src/features/salon-items/messages.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { flushMicrotasks } from "../../collection/desk.js";

type Outcome = Awaited<ReturnType<Parameters<typeof createBulkEdit>[0]["save"]>>;

/** The courses as a table, on a server that answers when the test says so. */
export function openTable(kept: PlainObject | null = null) {
  const store = createStore();
  const words = itemWords("courses", "ja");
  const calls: string[] = [];
  const refused: string[] = [];
  const waiting: ((outcome: Outcome) => void)[] = [];
  const state = { edits: 0, isOver: false };
  const bulk = createBulkEdit({
    store,
    kept,
    onEdit: () => (state.edits += 1),
    problem: (attr, text) => problemOf(attr, text, words),
    onWire,
    save(id, attr, { value, was }) {
      calls.push(`${id} ${attr} ${JSON.stringify(was)} → ${JSON.stringify(value)}`);
      return new Promise((resolve) => waiting.push(resolve));
    },
    keep: (_, call) => call(),
    refuse: (messages) => refused.push(...messages),
    stillOpen: () => () => !state.isOver,
  });
  const at = (id: number, attr: string) => store.get(bulk.atoms.typed)[fieldKey(id, attr)];
  return {
    bulk,
    calls,
    refused,
    state,
    at,
    text: (id: number, attr: string) => at(id, attr)?.text,
    /** Typed and left. */
    async enter(id: number, attr: string, text: PlainData, was: PlainData): Promise<void> {
      bulk.type(id, attr, text, was);
      bulk.commit(id, attr);
      await flushMicrotasks();
    },
    async answer(outcome: Outcome): Promise<void> {
      const next = waiting.shift();
      if (!next) throw new Error("nobody waits for an answer");
      next(outcome);
      await flushMicrotasks();
    },
  };
}

export const saved: Outcome = { is: "saved" };
export const failed = (...lines: string[]): Outcome => ({ is: "failed", lines });
export const conflict = (current: SalonItem): Outcome => ({ is: "conflict", current });
