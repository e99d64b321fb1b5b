import type { OnPaper } from "../../e2e/support/on-paper.js";

export const paper: OnPaper = [
  ["/open-api?section=codes"],
  ["/open-api?section=counts"],
  ["/open-api?section=counts", "表"],
  ["/open-api?section=logs"],
  ["/open-api?section=triggers&trigger=5"],
];
