import { repetitions } from "../../tools/repetitions.js";
import { collectGarbage, devtools } from "./devtools.js";

/* Small works that are done all day, and what each leaves behind. */

/** Something that comes and goes again, a row, a text, a dialog: after its steps all is as before. */
export interface SmallWork {
  name: string;
  steps: readonly Step[];
}

export interface Step {
  act(element: Element): void;
  until(element: Element): boolean;
}

/** What each time leaves behind. */
export interface Growth {
  nodes: number;
  listeners: number;
}

const times = repetitions(3, 10);
/** So many that what is let go of a second later is gone by the last ones: short rounds are over sooner. */
const rounds = 15;

/** What may stay of each time: a browser's own undo keeps some text nodes. */
export const most: Growth = { nodes: 4, listeners: 1 };

/**
 * Does a work in rounds, until one has left nothing behind; else the median of the rounds. What is kept once (a list that was
 * loaded, what React draws into next) is in the first rounds only, and what is kept each time in all of them.
 */
export async function growthOf(element: Element, work: SmallWork): Promise<Growth> {
  await repeat(element, work, 3);
  const found: Growth[] = [];
  let before = await counts();
  for (let round = 0; round < rounds; round++) {
    await repeat(element, work, times);
    const after = await counts();
    const growth = {
      nodes: (after.nodes - before.nodes) / times,
      listeners: (after.listeners - before.listeners) / times,
    };
    if (isSteady(growth)) return growth;
    found.push(growth);
    before = after;
  }
  return {
    nodes: median(found.map(({ nodes }) => nodes)),
    listeners: median(found.map(({ listeners }) => listeners)),
  };
}

async function repeat(element: Element, { name, steps }: SmallWork, count: number): Promise<void> {
  for (let time = 0; time < count; time++) {
    for (const [at, step] of steps.entries()) {
      step.act(element);
      await until(() => step.until(element), `step ${at + 1} of: ${name}`);
    }
  }
}

/** One that has become smaller was not steady either: something else was let go of, and would hide what stayed. */
function isSteady({ nodes, listeners }: Growth): boolean {
  return Math.abs(nodes) < most.nodes && Math.abs(listeners) < most.listeners;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Nodes and listeners that are still there once nothing refers to the others. */
async function counts(): Promise<Growth> {
  // What waits for a frame or a moment still holds what it waits with.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await collectGarbage();
  const { nodes, jsEventListeners } = await devtools<{ nodes: number; jsEventListeners: number }>(
    "Memory.getDOMCounters",
  );
  return { nodes, listeners: jsEventListeners };
}

/** Not by `expect.poll`, which remembers what it asked, and asks less often. Effects run before it asks first. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 10_000;
  do {
    await new Promise((over) => setTimeout(over));
    if (performance.now() > end) throw new Error(`not in time: ${what}`);
  } while (!holds());
}
