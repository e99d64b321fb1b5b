import type { OnPaper } from "../../e2e/support/on-paper.js";

export const paper: OnPaper = [
  ["/salons/1/schedule"],
  ["/salons/1/schedule?view=week"],
  ["/salons/1/schedule?view=month"],
  ["/salons/1/schedule?view=list"],
  ["/salons/1/schedule?page=PAGE_TIME_SHIFT_WEEKLY"],
];
