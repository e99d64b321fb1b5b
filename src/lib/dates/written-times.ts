/* Times as people write them, in a chat or in a sheet, to be pasted: a native time field takes none of them. */

const dayEnd = 24 * 60;

/**
 * Minutes of a time as people write it: full or half width, `9:00`, `9時`, `9時半`, `9時05分`, `0900`, `午後1時`; `null`
 * where it is none. `24:00` is the end of the day.
 */
export function parseTime(text: string): number | null {
  const found = written.exec(text.normalize("NFKC").trim());
  if (!found) return null;
  const [, half, hours = "", minutes = "", together = "", kanji = ""] = found;
  const hour = Number(hours);
  const isLate = /^(?:午後|pm)$/i.test(half ?? "");
  if (half && hour > 12) return null;
  const shown = half ? (hour % 12) + (isLate ? 12 : 0) : hour;
  const minute = /半/.test(kanji) ? 30 : Number(minutes || together || kanji.replace(/\D/g, "") || 0);
  const sum = shown * 60 + minute;
  return minute > 59 || sum > dayEnd ? null : sum;
}

/** The two times of a text such as `9:00〜18:00`; the end of the day as 1440, and what passes midnight as it is written. */
export function parseTimes(text: string): { start: number; end: number } | null {
  const parts = text.normalize("NFKC").split(/\s*(?:[~〜ー–—―-]|から)\s*/);
  const [start = null, end = null] = parts.map(parseTime);
  return parts.length !== 2 || start === null || end === null ? null : { start, end };
}

const written =
  /^(午前|午後|am|pm)?\s*(\d{1,2}?)(?:\s*:\s*(\d{2})(?::\d{2})?|(\d{2})|\s*時\s*(半|\d{1,2}分?)?(?:まで)?)?$/i;
