/**
 * Index to which an arrow key, Home or End leads among `count`, past those that cannot be used; round at the ends. No
 * answer for any other key, nor where there is nowhere to go. A row `right-to-left` has its next place on the left.
 */
export function rovingTarget(
  key: string,
  from: number,
  usable: readonly boolean[],
  axis: "left-to-right" | "right-to-left" | "vertical" = "left-to-right",
): number | undefined {
  const indices = [...usable.keys()];
  const [back, on] = arrows[axis];
  if (key === on) return firstUsable([...indices.slice(from + 1), ...indices.slice(0, from + 1)], usable);
  if (key === back) {
    return firstUsable([...indices.slice(0, from).reverse(), ...indices.slice(from).reverse()], usable);
  }
  if (key === "Home") return firstUsable(indices, usable);
  return key === "End" ? firstUsable(indices.reverse(), usable) : undefined;
}

const arrows = {
  "left-to-right": ["ArrowLeft", "ArrowRight"],
  "right-to-left": ["ArrowRight", "ArrowLeft"],
  vertical: ["ArrowUp", "ArrowDown"],
} as const;

function firstUsable(indices: readonly number[], usable: readonly boolean[]): number | undefined {
  return indices.find((index) => usable[index]);
}
