/** Every status a reservation can have, in their order (rules: reservation-statuses). */
export const reservationStatuses = [
  "approved",
  "canceled",
  "pending",
  "denied",
  "cancel_pending",
  "cancel_denied",
  "edit_pending",
  "edit_denied",
] as const;

/** Those that have a name. A denied change or cancellation leaves the reservation as it was. */
export const statusNames: Readonly<Partial<Record<(typeof reservationStatuses)[number], string>>> = {
  approved: "予約済み",
  canceled: "キャンセル済み",
  pending: "新規申請中",
  denied: "新規申請却下",
  cancel_pending: "キャンセル申請中",
  edit_pending: "変更申請中",
};
