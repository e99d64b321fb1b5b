import type { ActionModel } from "./model.js";

/** An action of more effects is long, and of that one the panels far from the screen are heads without tools. */
const mostDrawn = 40;
/** Of a long one so many are drawn whole at once: about a screenful, which would be drawn twice otherwise. */
const firstDrawn = 16;

/** Keys of the panels that were drawn whole, by editor. They stay so. */
const wholes = new WeakMap<ActionModel, Set<string>>();

/** Draws these panels whole from now on. */
export function comeNear(model: ActionModel, keys: readonly string[]): void {
  const whole = wholeOf(model);
  for (const key of keys) whole.add(key);
}

/**
 * Whether a panel is far from the screen: it has not come near, was not there when the list was short, and is not `wanted` by
 * the focus.
 */
export function isFar(
  model: ActionModel,
  key: string,
  at: number,
  wanted: string | null | undefined,
): boolean {
  const whole = wholeOf(model);
  if (model.state().rows.length <= mostDrawn || at < firstDrawn || key === wanted) whole.add(key);
  return !whole.has(key);
}

function wholeOf(model: ActionModel): Set<string> {
  const known = wholes.get(model) ?? new Set();
  wholes.set(model, known);
  return known;
}
