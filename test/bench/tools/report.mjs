import { isPeer, isRated, isUnit } from "./contenders.mjs";
import { median, quantile } from "./statistics.mjs";

/** Counts of things that should be none: a ratio of two of them says nothing. */
const counts = new Set([
  "dropped",
  "frames",
  "frameMax",
  "frameP95",
  "longTasks",
  "blankFrames",
  "moved",
  "jumpEnd",
  "jumpWorst",
  "stepJumpMax",
  "stepJumpCount",
  "stepJumpSum",
  "stepLost",
  "dragWorked",
]);

/** Markdown: ours against the best peer first, then every contender against the plain DOM page. */
export function report(result) {
  const rows = rowsOf(result);
  const parts = [`## ${result.workload} ${JSON.stringify(result.params)}, ${result.repeats} rounds`];
  for (const ours of Object.keys(result.sizes).filter(isRated)) parts.push(comparison(result, rows, ours));
  parts.push(everybody(result, rows));
  for (const [name, errors] of Object.entries(result.errors)) parts.push(`- ${name}: ${errors.join(" / ")}`);
  return `${parts.join("\n\n")}\n`;
}

/** Every metric with its values by contender and round; sizes are such rows too, the same in each round. */
function rowsOf({ samples, sizes, repeats }) {
  const names = Object.keys(sizes);
  const keys = [...new Set(names.flatMap((name) => (samples[name] ?? []).flatMap(Object.keys)))];
  const measured = keys
    .filter((key) => key !== "round")
    .map((key) => ({ key, values: pick((name) => byRound(samples[name] ?? [], key)) }));
  const gzip = (kind) =>
    pick(
      (name) =>
        new Map(Array.from({ length: repeats }, (_, round) => [round, sizes[name][kind].gzip / 1024])),
    );
  return [
    ...measured,
    { key: "js gzip KB", values: gzip("js") },
    { key: "css gzip KB", values: gzip("css") },
  ];

  function pick(of) {
    return Object.fromEntries(names.map((name) => [name, of(name)]));
  }
}

/** A metric by round, so that two contenders can be compared in the same one. */
export function byRound(samples, key) {
  return new Map(
    samples.filter((sample) => Number.isFinite(sample[key])).map((sample) => [sample.round, sample[key]]),
  );
}

function comparison({ sizes, reference }, rows, ours) {
  const peers = Object.keys(sizes).filter(isPeer);
  const unit = Object.keys(sizes).find(isUnit);
  const named = reference && sizes[reference] ? [reference] : [];
  const units = unit ? [unit] : [];
  const times = (names) => names.map((name) => `× ${name}`);
  const head = ["", ours, ...times(units), "× best peer", "best peer", ...times(named)];
  const body = rows.map(({ key, values }) => {
    const own = median([...values[ours].values()]);
    const best = bestOf(peers, values);
    const against = (name) => (name && !counts.has(key) ? figure(ratio(values[ours], values[name])) : "");
    return [key, figure(own), ...units.map(against), against(best), best ?? "", ...named.map(against)];
  });
  return `### ${ours}\n\n${markdown(head, body)}`;
}

function bestOf(peers, values) {
  const medians = peers.map((name) => [name, median([...values[name].values()])]);
  const known = medians.filter(([, value]) => value !== null);
  return known.sort(([, a], [, b]) => a - b)[0]?.[0];
}

function everybody({ sizes, samples }, rows) {
  const names = Object.keys(sizes);
  const unit = names.find(isUnit);
  const body = rows.map(({ key, values }) => [
    key,
    ...names.map((name) => {
      const text = spread([...values[name].values()]);
      const times = counts.has(key) || !unit || name === unit ? null : ratio(values[name], values[unit]);
      return times === null ? text : `${text} **×${figure(times)}**`;
    }),
  ]);
  const samplesRow = ["samples", ...names.map((name) => samples[name]?.length ?? 0)];
  return `### Everybody: median [quartiles]${unit ? ` × ${unit}` : ""}\n\n${markdown(["", ...names], [...body, samplesRow])}`;
}

/** The median over the rounds of one against the other in the same round. */
export function ratio(values, base) {
  const ratios = [...values].flatMap(([round, value]) => {
    const under = base?.get(round);
    return under > 0 ? [value / under] : [];
  });
  return median(ratios);
}

export function spread(values) {
  if (values.length === 0) return "—";
  const middle = figure(quantile(values, 0.5));
  const [low, high] = [figure(quantile(values, 0.25)), figure(quantile(values, 0.75))];
  return low === high ? middle : `${middle} [${low}–${high}]`;
}

export function figure(value) {
  if (value === null || value === undefined || Number.isNaN(value)) return "—";
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return Math.abs(value) >= 10 ? value.toFixed(1) : String(Number(value.toFixed(2)));
}

export function markdown(head, body) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index ? "---:" : "---"))), ...body.map(line)].join("\n");
}
