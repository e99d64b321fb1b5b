import { useAtomValue } from "jotai";
import { useLayoutEffect } from "react";
import type { Reservation } from "../../api/reservations.js";
import type { QueryState } from "../../collection/index.js";
import { EditorFrame, StepAnnouncer, UndoButtons, useFocusRequest } from "../../editor/index.js";
import { Badge } from "../../kit/Badge.js";
import { Button } from "../../kit/Button.js";
import { SidePanel } from "../../kit/SidePanel.js";
import { namedStatus, pendingRequests } from "../reservation/index.js";
import { ClashNotice } from "./clash/ClashNotice.js";
import { Detail } from "./detail/Detail.js";
import { Judgements } from "./detail/Judgements.js";
import { ReservationForm } from "./form/ReservationForm.js";
import type { ReservationWords } from "./messages.js";
import { useReservation } from "./reservation-context.js";
import type { ReservationSettings } from "./settings.js";

export interface PanelProps {
  /** State of the reservation; `null` for a new one. */
  state: QueryState<Reservation> | null;
  onRetry?: () => void;
  takesFocus: boolean;
}

/** The panel with the detail or the form of a reservation. */
export function Panel({ state, onRetry = () => {}, takesFocus }: PanelProps) {
  const { model, commands, actions, settings, words, isFixed } = useReservation();
  const mode = useAtomValue(model.atoms.mode);
  const problems = useAtomValue(model.atoms.problems);
  const canUndo = useAtomValue(model.atoms.canUndo);
  const canRedo = useAtomValue(model.atoms.canRedo);
  const fieldErrors = useAtomValue(model.atoms.fieldErrors);
  const screen = useFocusRequest(model, { fields: ".field-content", head: ".field-control" });
  const loaded = state?.is === "ready" ? state.data : null;
  useLayoutEffect(() => {
    if (loaded) model.takeRecord(loaded);
  }, [loaded, model]);
  const isForm = mode === "form" || state === null;
  const isThere = state === null || loaded !== null;
  const undo = { canUndo, canRedo, undo: model.undoEdit, redo: model.redoEdit };
  return (
    <SidePanel
      title={titleOf(loaded, state === null, isForm, words)}
      status={loaded ? <StatusBadge reservation={loaded} words={words} /> : null}
      tools={
        !isForm && loaded && !isFixed ? (
          <Button size="s" onPress={model.openForm}>
            {words.edit}
          </Button>
        ) : isForm && !isFixed ? (
          <UndoButtons undo={undo} locale={settings.locale} />
        ) : null
      }
      foot={
        !isForm && loaded && !isFixed && pendingRequests(loaded).length > 0 ? (
          <Judgements reservation={loaded} />
        ) : null
      }
      takesFocus={takesFocus}
      closesByEscape={false}
      onClose={actions.askToClose}
      closeLabel={words.close}
    >
      <EditorFrame
        ref={screen}
        commands={commands}
        locale={settings.locale}
        finishLabel={finishLabel(settings, state === null, words)}
        canFinish={isForm && isThere}
        cancelable={settings.cancelable && isForm}
        readOnly={isFixed}
        hasTop={false}
        content={
          state === null
            ? undefined
            : {
                state,
                onRetry,
                words: {
                  loading: words.loading,
                  failed: words.loadFailed,
                  refreshFailed: words.refreshFailed,
                  loadAgain: words.loadAgain,
                },
              }
        }
        problems={isForm ? problems.map(({ field, message }) => ({ row: null, field, text: message })) : []}
        serverErrorAt={(text) => {
          const field = Object.entries(fieldErrors).find(([, messages]) => messages.includes(text))?.[0];
          return field === undefined ? undefined : { row: null, field };
        }}
        onGoTo={model.goTo}
        // In view above the finishing buttons, where the operator has just pressed.
        selectionTools={<ClashNotice />}
      >
        {isForm ? <ReservationForm /> : loaded ? <Detail reservation={loaded} /> : null}
        <StepAnnouncer model={model} locale={settings.locale} />
      </EditorFrame>
    </SidePanel>
  );
}

function titleOf(
  reservation: Reservation | null,
  isNew: boolean,
  isForm: boolean,
  words: ReservationWords,
): string {
  if (isForm) return isNew ? words.newTitle : words.editTitle;
  return reservation ? words.detailTitle(reservation.name || words.noName) : words.loading;
}

function finishLabel({ finishLabel }: ReservationSettings, isNew: boolean, words: ReservationWords): string {
  return finishLabel ?? (isNew ? words.register : words.save);
}

const tones = {
  approved: "success",
  canceled: undefined,
  pending: "warning",
  denied: "danger",
  edit_pending: "warning",
  cancel_pending: "warning",
} as const;

function StatusBadge({ reservation, words }: { reservation: Reservation; words: ReservationWords }) {
  const status = namedStatus(reservation.status);
  return (
    <Badge tone={status === null ? undefined : tones[status]}>
      {status === null ? reservation.status : words.statuses[status]}
    </Badge>
  );
}
