import { byRound, figure, markdown, ratio, spread } from "../tools/report.mjs";
import { median } from "../tools/statistics.mjs";

/** What is said of each page: a heading and what gives it its figure. */
const columns = {
  cold: [
    typical("files"),
    typical("filesAsked", "asked"),
    typical("kib", "KiB"),
    typical("filesAll", "in all"),
    typical("kibAll", "KiB in all"),
    spreadOf("seen", "seen ms"),
    spreadOf("works", "works ms"),
    against("seen"),
    against("works"),
    typical("lostPresses", "lost presses"),
    typical("lineLate", "line late ms"),
  ],
  warm: [
    spreadOf("seen", "seen ms"),
    spreadOf("works", "works ms"),
    spreadOf("cpu", "CPU ms"),
    spreadOf("script", "script ms"),
    spreadOf("styleAndLayout", "style and layout ms"),
    against("seen"),
    against("works"),
    against("cpu"),
    against("script"),
    typical("lostPresses", "lost presses"),
  ],
};

/** Markdown: a table for each kind of pages and each line, every page against the reference of its kind; then what ran. */
export function report({ workload, params, repeats, visits, samples, errors }) {
  const parts = [`## ${workload} ${JSON.stringify(params)}, ${repeats} rounds`];
  const all = Object.entries(visits);
  const titleOf = ([, { group, line }]) => `${group}; ${line}`;
  for (const title of new Set(all.map(titleOf))) {
    const rows = all.filter((visit) => titleOf(visit) === title);
    parts.push(`### ${title}\n\n${table(rows, samples, columns[workload])}`);
    parts.push(...rows.flatMap(([name]) => whatRan(name, samples[name] ?? [])));
  }
  for (const [name, messages] of Object.entries(errors)) parts.push(`- ${name}: ${messages.join(" / ")}`);
  return `${parts.join("\n\n")}\n`;
}

function table(rows, samples, shown) {
  const { reference } = rows[0][1];
  const base = rows.find(([, { page }]) => page === reference)?.[0];
  const head = ["", ...shown.map(({ heading }) => heading.replace("×", `× ${reference}`)), "visits"];
  const body = rows.map(([name, { page }]) => {
    const of = (key) => byRound(samples[name] ?? [], key);
    const ofBase = (key) => base && byRound(samples[base] ?? [], key);
    return [page, ...shown.map(({ say }) => say(of, ofBase)), samples[name]?.length ?? 0];
  });
  return markdown(head, body);
}

function typical(key, heading = key) {
  return { heading, say: (of) => figure(median([...of(key).values()])) };
}

function spreadOf(key, heading) {
  return { heading, say: (of) => spread([...of(key).values()]) };
}

function against(key) {
  return { heading: `${key} ×`, say: (of, ofBase) => figure(ofBase(key) && ratio(of(key), ofBase(key))) };
}

/** By the profile of the median: where the time of a page goes, by file and then by function. */
function whatRan(name, taken) {
  const profiles = taken.filter(({ byFile }) => byFile).toSorted((a, b) => total(a) - total(b));
  const middle = profiles[Math.floor(profiles.length / 2)];
  if (!middle) return [];
  return [
    `${name}, ms run: ${most(middle.byFile, 8)}`,
    `${name}, by function: ${most(middle.byFunction, 14)}`,
  ];
}

function total({ byFile }) {
  return Object.values(byFile).reduce((sum, ms) => sum + ms, 0);
}

function most(times, count) {
  const first = Object.entries(times).slice(0, count);
  return first.map(([what, ms]) => `${what} ${figure(ms)}`).join(", ");
}
