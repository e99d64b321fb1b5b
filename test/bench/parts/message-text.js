/** A text as its lines of pieces: `text`, or `source` and `label` of a placeholder. */
export const readMessage = (text) => text.split("\n").map(readLine);

export const placeholder = /\[\[[^[\]]+\]\]/g;

/** What the box of every peer is for a reader, as in ours. */
export const boxAttributes = { role: "textbox", "aria-label": "本文", class: "box" };

export function labelOf(source) {
  const [, kind, id] = /^\[\[(name|var|date|CVAR)(?: id=(\d+))?/.exec(source) ?? [];
  return { name: "名前", var: `友だち情報 ${id}`, date: "配信日", CVAR: "共通情報" }[kind] ?? source;
}

function readLine(line) {
  const pieces = [];
  let start = 0;
  for (const { 0: source, index } of line.matchAll(placeholder)) {
    if (index > start) pieces.push({ text: line.slice(start, index) });
    pieces.push({ source, label: labelOf(source) });
    start = index + source.length;
  }
  if (start < line.length) pieces.push({ text: line.slice(start) });
  return pieces;
}
