import type { StatusMessageCondition } from "./status-message.js";

/** Conditions on status messages by what they show; stories and tests use the same ones. */
export const statusMessageSamples = {
  typical: { type: 25, status: "営業中" },
  blanks: { type: 25, status: "本日 営業中" },
  empty: { type: 25, status: "" },
  nothing: { type: 25, status: null },
  sparse: { type: 25 },
  markup: { type: 25, status: "<script>alert(1)</script>" },
  withUnknownKeys: { type: 25, status: "営業中", future: { a: [1] } },
} satisfies Record<string, StatusMessageCondition>;
