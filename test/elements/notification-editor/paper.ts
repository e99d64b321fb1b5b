import type { OnPaper } from "../../e2e/support/on-paper.js";

export const paper: OnPaper = [["/notifications/1"]];
