import { expect, test } from "vitest";
import { recordEntry } from "../../../../src/features/schedule/layout/entries.js";
import { entryState } from "../../../../src/features/schedule/layout/entry-state.js";
import { block, reservation } from "../records.js";

/* What is known of an entry first (rules: reservation-statuses). */

const edit = (status: string) => ({ change_child: { id: 9, status, date: "2026-11-20" } });
const cancel = (status: string) => ({ cancel_child: { id: 8, status } });

test.each([
  ["approved", {}],
  ["working", { visit_status: 1 }],
  ["done", { visit_status: 2 }],
  ["create", { status: "pending" }],
  ["edit", edit("edit_pending")],
  ["edit", { status: "edit_pending" }],
  ["cancel", cancel("cancel_pending")],
  ["cancel", { status: "cancel_pending" }],
  // The customer does not come at all, so another place is of no use.
  ["cancel", { ...edit("edit_pending"), ...cancel("cancel_pending") }],
  ["edit", { ...edit("edit_pending"), visit_status: 2 }],
  ["approved", edit("edit_denied")],
  ["approved", cancel("cancel_denied")],
  ["cancelled", { status: "canceled", ...edit("edit_pending") }],
  ["cancelled", { status: "denied" }],
  ["approved", { status: "unheard_of" }],
])("%s: %j", (state, fields) => {
  expect(entryState(recordEntry(reservation(1, fields)))).toBe(state);
});

test("blocked time, and a wished place", () => {
  expect(entryState(recordEntry(block(1)))).toBe("block");
  const wished = { kind: "change", isCancelled: false, reservation: reservation(1) } as const;
  expect(entryState(wished)).toBe("wish");
});
