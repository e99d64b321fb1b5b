import { checkWords } from "./qr-check-words.js";

/** How many bytes of data and of checks there are from the first size on, at the lowest level of correction. */
const sizes = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const;

/** The lowest level of correction with the first mask, as the standard writes it (ISO/IEC 18004, annex C). */
const FORMAT = 0b111011111000100;
const QUIET = 4;

/** A QR code of a text of at most 106 bytes, as an SVG. */
export function qrCode(text: string): string {
  const dark = modulesOf(text);
  const side = dark.length + 2 * QUIET;
  const squares = dark.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="240" height="240" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${squares.join("")}"/></svg>`;
}

/** Row by row, which squares are dark. */
export function modulesOf(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = sizes.findIndex(([room]) => bytes.length + 2 <= room) + 1;
  const [room, checks] = sizes[version - 1] ?? [0, 0];
  if (room === 0) throw new RangeError("The text is too long for a code of this size.");
  const data = wordsOf(bytes, room);
  const side = 17 + 4 * version;
  const squares = new Map<string, boolean>();
  const set = (x: number, y: number, isDark: boolean) => void squares.set(`${x} ${y}`, isDark);
  drawPatterns(side, version, set);
  const fixed = new Set(squares.keys());
  drawWords([...data, ...checkWords(data, checks)], side, fixed, set);
  const at = (x: number, y: number) => squares.get(`${x} ${y}`) ?? false;
  return Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => at(x, y)));
}

type SetSquare = (x: number, y: number, isDark: boolean) => void;

/** Mode, length and bytes, filled up to the room there is. */
function wordsOf(bytes: readonly number[], room: number): number[] {
  const bits = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const words = Array.from({ length: bits.length / 2 }, (_, index) => {
    return ((bits[2 * index] ?? 0) << 4) | (bits[2 * index + 1] ?? 0);
  });
  for (let index = 0; words.length < room; index++) words.push(index % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** Everything that is no data: three corners, the lines between them, the small square, and what says how to read the rest. */
function drawPatterns(side: number, version: number, set: SetSquare): void {
  for (let at = 0; at < side; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [left, top] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const) {
    // From its centre: a dark square of three, a light ring, a dark one, and a light one as far as there is room.
    drawSquare(left, top, [1, 1, 0, 1, 0], side, set);
  }
  if (version > 1) drawSquare(side - 7, side - 7, [1, 0, 1], side, set);
  const bit = (index: number) => ((FORMAT >> index) & 1) === 1;
  for (let index = 0; index < 15; index++) {
    const low = index < 6 ? index : index === 6 ? 7 : 8;
    if (index < 8) set(8, low, bit(index));
    else set(index === 8 ? 7 : 14 - index, 8, bit(index));
    if (index < 8) set(side - 1 - index, 8, bit(index));
    else set(8, side - 15 + index, bit(index));
  }
  set(8, side - 8, true);
}

/** Rings around a centre, from the innermost on. */
function drawSquare(x: number, y: number, rings: readonly number[], side: number, set: SetSquare): void {
  const reach = rings.length - 1;
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      const isInside = x + right >= 0 && x + right < side && y + down >= 0 && y + down < side;
      const ring = Math.max(Math.abs(down), Math.abs(right));
      if (isInside) set(x + right, y + down, rings[ring] === 1);
    }
  }
}

/** Bits in pairs of columns from the right, up and down by turns; every second square is turned over. */
function drawWords(words: readonly number[], side: number, fixed: ReadonlySet<string>, set: SetSquare): void {
  let next = 0;
  for (let column = side - 1; column >= 1; column -= 2) {
    if (column === 6) column = 5;
    const isUpward = ((column + 1) & 2) === 0;
    for (let step = 0; step < side; step++) {
      const y = isUpward ? side - 1 - step : step;
      for (const x of [column, column - 1]) {
        if (fixed.has(`${x} ${y}`)) continue;
        const bit = ((words[next >> 3] ?? 0) >> (7 - (next & 7))) & 1;
        set(x, y, (bit === 1) !== ((x + y) % 2 === 0));
        next += 1;
      }
    }
  }
}
