/** How inserted dates are written (words "Dates"): in Japanese whatever the operator reads, since they are for the friends. */
export const datePatterns = {
  1: "M月D日(ddd)",
  2: "M月D日",
  3: "YYYY年M月D日(ddd)",
  4: "YYYY年M月D日",
  5: "M/D(ddd)",
  6: "M/D",
  7: "YYYY/M/D(ddd)",
  8: "YYYY/M/D",
} as const;

/** From Sunday on. */
export const weekdays = ["日", "月", "火", "水", "木", "金", "土"];
