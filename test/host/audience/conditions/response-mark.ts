import type { Meaning } from "../meaning.js";

/** 50: whose mark is in the list (0: no mark). Left out: empty. */
export const byResponseMark: Meaning<{ notify: number[] }> = ({ notify }) =>
  notify.length === 0 ? null : ({ mark }) => notify.includes(mark);
