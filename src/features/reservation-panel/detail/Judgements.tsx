import { useState } from "react";
import type { Judgement, Reservation } from "../../../api/reservations.js";
import { Button } from "../../../kit/Button.js";
import { pendingRequests } from "../../reservation/index.js";
import { useReservation } from "../reservation-context.js";

/** The two answers to what the customer asked for; to one thing after another where there are several. */
export function Judgements({ reservation }: { reservation: Reservation }) {
  const { actions, words } = useReservation();
  const [busy, setBusy] = useState<Judgement["status"] | null>(null);
  const [request] = pendingRequests(reservation);
  if (request === undefined) return null;
  const { kind, childId } = request;
  async function judge(status: Judgement["status"]) {
    setBusy(status);
    await actions.judge({ kind, childId, status }, false);
    setBusy(null);
  }
  const button = (status: Judgement["status"]) => ({
    busy: busy === status,
    unavailable: busy !== null && busy !== status,
    onPress: () => void judge(status),
  });
  return (
    <>
      <Button variant="danger" {...button("denied")}>
        {words.deny}
      </Button>
      <span className="reservation-gap" />
      <Button variant="primary" {...button("approved")}>
        {words.approve}
      </Button>
    </>
  );
}
