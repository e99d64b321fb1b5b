/** Every status that has a name of its own, in their order (rules: reservation-status-names). */
export const statuses = [
  "approved",
  "canceled",
  "pending",
  "denied",
  "edit_pending",
  "cancel_pending",
] as const;

/** One of them. */
export type Status = (typeof statuses)[number];

/** Those that an operator may choose by hand; the others come from requests and judgements. */
const chosenByHand: readonly Status[] = ["approved", "canceled"];

/** The name a status goes by: a change or a cancellation that was denied has left the reservation as it was. */
export function namedStatus(status: string): Status | null {
  if (status === "edit_denied" || status === "cancel_denied") return "approved";
  return statuses.find((each) => each === status) ?? null;
}

/** Statuses that can be chosen for a reservation of this status: the present one is always among them, also if we do not know it. */
export function statusChoices(status: string): readonly string[] {
  const shown = namedStatus(status) ?? status;
  return chosenByHand.some((each) => each === shown) ? chosenByHand : [shown, ...chosenByHand];
}

/** True for a status at which a reservation takes up its time. */
export function takesTime(status: string): boolean {
  return status !== "canceled" && status !== "denied";
}
