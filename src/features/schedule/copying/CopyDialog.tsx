import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import { Content, FailureAlert } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { daysFromTo } from "../../../lib/dates/calendar.js";
import { useSending } from "../dialogs/use-sending.js";
import { useSchedule } from "../schedule-context.js";
import type { CellName } from "../shifts/cells.js";
import { dialogTitle } from "../unsaved/dialog-title.js";
import { shownDays } from "../views/shown-days.js";
import { CopyList } from "./CopyList.js";
import { beginMaking, hearAnswer, isTicked, untouchedChoice } from "./copy-choice.js";
import { copyPlan } from "./copy-plan.js";
import { copyWords } from "./messages.js";
import { copyingStyles } from "./styles.js";
import { useCopySource } from "./use-copy-source.js";

/** The shifts of the week before for the week of a date, or for some of its days: shown first, then made one after another. */
export function CopyDialog({ date, cells }: { date: string; cells: readonly CellName[] | null }) {
  const { model, commands, actions, settings, words } = useSchedule();
  useSheets(copyingStyles);
  const own = copyWords[settings.locale];
  const shown = useAtomValue(model.dialogs.atoms.shown);
  const box = useRef<HTMLDivElement>(null);
  const { state, source, retry } = useCopySource(date);
  const [choice, setChoice] = useState(untouchedChoice);
  const [ended, setEnded] = useState({ count: 0, of: 0 });
  const { busy, send } = useSending();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { made } = choice;
  const days = useMemo(() => {
    const { first, last } = shownDays(date, "week");
    return source === null ? [] : copyPlan({ ...source, days: daysFromTo(first, last), cells, made });
  }, [date, source, cells, made]);
  const ticked = days.flatMap(({ rows }) => rows).filter((row) => isTicked(choice, row));

  function make(): void {
    if (ticked.length === 0) return;
    setChoice(beginMaking);
    setEnded({ count: 0, of: ticked.length });
    send(() =>
      actions.copyShifts(ticked, {
        mayGoOn: () => isOpen.current,
        ended({ key }, messages) {
          setChoice((before) => hearAnswer(before, key, messages));
          setEnded(({ count, of }) => ({ count: count + 1, of }));
        },
      }),
    );
  }
  return (
    <Dialog
      open
      width="m"
      title={shown ? dialogTitle(shown, words) : ""}
      onClose={model.dialogs.close}
      foot={
        <>
          <div className="schedule-copying-progress">
            <StatusRegion visible text={busy ? own.progress(ended.count, ended.of) : ""} />
          </div>
          <Button onPress={model.dialogs.close}>{words.cancel}</Button>
          <Button variant="primary" busy={busy} unavailable={ticked.length === 0} onPress={make}>
            {own.make(ticked.length)}
          </Button>
        </>
      }
    >
      <FailureAlert commands={commands} locale={settings.locale} />
      <div ref={box} tabIndex={-1} className="schedule-content">
        <Content {...{ state, words, commands, box }} locale={settings.locale} onRetry={retry}>
          {days.length === 0 ? (
            <EmptyState title={own.nothing} text={own.nothingText} />
          ) : (
            <div className="schedule-copying">
              <p className="schedule-note">{own.intro}</p>
              <p className="schedule-note">{own.keys}</p>
              <CopyList days={days} choice={choice} busy={busy} own={own} onChoose={setChoice} />
            </div>
          )}
        </Content>
      </div>
    </Dialog>
  );
}
