import { byRound, figure, markdown, ratio, spread } from "../tools/report.mjs";
import { median } from "../tools/statistics.mjs";

/** Markdown: a table for each kind of pages and each line, every page against the reference of its kind. */
export function report({ workload, params, repeats, visits, samples, errors }) {
  const parts = [`## ${workload} ${JSON.stringify(params)}, ${repeats} rounds`];
  const all = Object.entries(visits);
  const titleOf = ([, { group, line }]) => `${group}; ${line}`;
  for (const title of new Set(all.map(titleOf))) {
    const rows = all.filter((visit) => titleOf(visit) === title);
    parts.push(`### ${title}\n\n${table(rows, samples)}`);
  }
  for (const [name, messages] of Object.entries(errors)) parts.push(`- ${name}: ${messages.join(" / ")}`);
  return `${parts.join("\n\n")}\n`;
}

function table(rows, samples) {
  const { reference } = rows[0][1];
  const base = rows.find(([, { page }]) => page === reference)?.[0];
  const head = [
    "",
    "files",
    "asked",
    "KiB",
    "in all",
    "KiB in all",
    "seen ms",
    "works ms",
    `seen × ${reference}`,
    `works × ${reference}`,
    "lost presses",
    "line late ms",
    "visits",
  ];
  const body = rows.map(([name, { page }]) => {
    const of = (key) => values(samples, name, key);
    const against = (key) => figure(base && ratio(of(key), values(samples, base, key)));
    const typical = (key) => figure(median([...of(key).values()]));
    return [
      page,
      ...["files", "filesAsked", "kib", "filesAll", "kibAll"].map(typical),
      ...["seen", "works"].map((key) => spread([...of(key).values()])),
      ...["seen", "works"].map(against),
      typical("lostPresses"),
      typical("lineLate"),
      samples[name].length,
    ];
  });
  return markdown(head, body);
}

function values(samples, name, key) {
  return byRound(samples[name] ?? [], key);
}
