import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { Reservation } from "../../api/reservations.js";
import { type Query, useQuery } from "../../collection/index.js";
import type { EditorCommands } from "../../editor/index.js";
import { ConfirmDialog } from "../../kit/ConfirmDialog.js";
import type { ReservationActions } from "./actions.js";
import { reservationWords } from "./messages.js";
import { Panel } from "./Panel.js";
import { ReservationProvider } from "./reservation-context.js";
import type { ReservationModel } from "./reservation-model.js";

export interface ReservationScreenProps {
  model: ReservationModel;
  commands: EditorCommands;
  actions: ReservationActions;
}

/** The side panel with one reservation; nothing while it is closed. */
export function ReservationScreen({ model, commands, actions }: ReservationScreenProps) {
  const settings = useAtomValue(model.atoms.settings);
  const panel = useAtomValue(model.atoms.panel);
  const question = useAtomValue(model.atoms.leaveQuestion);
  const words = reservationWords[settings.locale];
  const isFixed = settings.readonly || settings.disabled;
  const context = useMemo(
    () => ({ model, commands, actions, settings, words, isFixed }),
    [model, commands, actions, settings, words, isFixed],
  );
  const { item, phase } = panel;
  const query = item === null || item.reservationId === null ? null : actions.reservation();
  return (
    <ReservationProvider value={context}>
      {item === null ? null : (
        <div className="reservation-slide" data-phase={phase} key={item.key}>
          {query === null ? (
            <Panel state={null} takesFocus={item.takesFocus} />
          ) : (
            <LoadedPanel query={query} takesFocus={item.takesFocus} />
          )}
        </div>
      )}
      <ConfirmDialog
        open={question !== null}
        title={words.unsaved}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        destructive
        onAnswer={actions.leave}
      />
    </ReservationProvider>
  );
}

function LoadedPanel({ query, takesFocus }: { query: Query<Reservation>; takesFocus: boolean }) {
  const state = useQuery(query);
  return <Panel state={state} onRetry={query.retry} takesFocus={takesFocus} />;
}
