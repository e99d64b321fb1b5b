/** The p-quantile, in between two values by proportion. */
export function quantile(values, p) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * p;
  const low = sorted[Math.floor(at)];
  return low + (sorted[Math.ceil(at)] - low) * (at - Math.floor(at));
}

export function median(values) {
  const present = values.filter((value) => value !== null && value !== undefined);
  return present.length === 0 ? null : quantile(present, 0.5);
}
