import type { OpenRequest } from "../../../../api/open-requests.js";
import type { Clash, ClashAnswer } from "../../../../api/reservation-refusals.js";
import type { Reservation } from "../../../../api/reservations.js";
import { overlapsWith, type PendingRequest, pendingRequests } from "../../../reservation/index.js";
import type { JudgeResult } from "../../inbox/inbox-state.js";
import { isBlock } from "../../layout/record-key.js";

/** The request as its reservation has it; `undefined` where the reservation is not known, or has none of the kind. */
export function pendingRequestOf(
  { kind, childId }: Pick<OpenRequest, "kind" | "childId">,
  reservation: Reservation | undefined,
): PendingRequest | undefined {
  const pending = reservation === undefined ? [] : pendingRequests(reservation);
  return pending.find((each) => each.kind === kind && (kind === "create" || each.childId === childId));
}

/**
 * Reservations and blocked time that a request would meet; a cancellation meets nothing. Other requests that wait hold no
 * time yet.
 */
export function knownClashes(
  request: OpenRequest,
  reservation: Reservation | undefined,
  records: readonly Reservation[],
): readonly Reservation[] {
  const pending = pendingRequestOf(request, reservation);
  if (pending === undefined || pending.kind === "cancel") return [];
  return overlapsWith(pending.place, request.reservationId, records).filter(
    ({ status }) => status !== "pending",
  );
}

/**
 * A judgement of somebody who has seen `seen`: asks without force first, and forces only what meets nothing else, so that
 * nothing is forced that was not shown.
 */
export function judgeAnyway(
  seen: readonly Reservation[],
  calls: { ask(): Promise<JudgeResult>; force(): Promise<JudgeResult> },
): () => Promise<JudgeResult> {
  return async () => {
    const result = await calls.ask();
    if (result.is !== "clash" || !result.clash.isForcible) return result;
    return wasSeen(result.clash, seen) ? calls.force() : result;
  };
}

function wasSeen({ clashes }: ClashAnswer, seen: readonly Reservation[]): boolean {
  return clashes.length > 0 && clashes.every((clash) => seen.some((record) => isSame(clash, record)));
}

function isSame({ kind, id }: Clash, record: Reservation): boolean {
  return record.id === id && kind === (isBlock(record) ? "blocked" : "reservation");
}
