import { useState } from "react";
import type { Reservation } from "../../../api/reservations.js";
import { Button } from "../../../kit/Button.js";
import { ConfirmDialog } from "../../../kit/ConfirmDialog.js";
import { usePress } from "../../../kit/use-press.js";
import { whenLabel } from "../labels.js";
import type { ReservationWords } from "../messages.js";
import { useReservation } from "../reservation-context.js";

/** Deletes the reservation, once the operator has said so twice. */
export function RemoveButton({ reservation, words }: { reservation: Reservation; words: ReservationWords }) {
  const { actions } = useReservation();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, remove] = usePress(actions.remove);
  return (
    <div className="reservation-remove">
      <Button size="s" variant="danger" busy={isRemoving} onPress={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.removeQuestion}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        destructive
        items={[words.withNote(reservation.name || words.noName, whenLabel(reservation, words))]}
        itemsLabel={words.removeQuestion}
        onAnswer={(confirmed) => {
          setAsking(false);
          if (confirmed) remove();
        }}
      >
        {words.removeHint}
      </ConfirmDialog>
    </div>
  );
}
