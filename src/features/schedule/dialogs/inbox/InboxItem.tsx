import { useAtomValue } from "jotai";
import { useId, useLayoutEffect, useRef } from "react";
import type { OpenRequest } from "../../../../api/open-requests.js";
import type { Judgement, Reservation } from "../../../../api/reservations.js";
import { Button } from "../../../../kit/Button.js";
import { Notice } from "../../../../kit/Notice.js";
import { joinParts } from "../../../../lib/isolate.js";
import type { JudgeResult, RequestState } from "../../inbox/inbox-state.js";
import { dayLabel, timesLabel } from "../../labels.js";
import { useSchedule } from "../../schedule-context.js";
import type { InboxRow } from "./inbox-rows.js";
import { Judgements } from "./Judgements.js";
import { judgeAnyway } from "./known-clashes.js";
import { Leaving } from "./Leaving.js";
import { RequestClash } from "./RequestClash.js";
import { RequestFacts } from "./RequestFacts.js";

/** One request: what it is about, the two judgements, and what came of one. */
export function InboxItem(props: {
  row: InboxRow;
  /** As soon as it is loaded. */
  reservation: Reservation | undefined;
  /** Reservations that it would clash with, as far as they are known before it is judged. */
  clashes: readonly Reservation[];
  goOn(act: string, row: string): void;
}) {
  const { row, reservation, clashes, goOn } = props;
  const { model, actions, words } = useSchedule();
  const states = useAtomValue(model.inbox.atoms.states);
  const state = states.get(row.key);
  const { request } = row;
  const { kind, date, from, to, reservationId } = request;
  const name = request.name || words.noName;

  function show(): void {
    model.dialogs.close();
    model.showView("date", date);
    void actions.selectById(reservationId);
  }

  function judge(verdict: Judgement["status"], call: () => Promise<JudgeResult>): void {
    model.inbox.judge(row.key, verdict, {
      call,
      textOf: (result) => resultText(result, verdict),
      ended: actions.judged,
    });
  }

  function approveAnyway(): void {
    const ask = actions.judge(request, "approved", false);
    const force = actions.judge(request, "approved", true);
    judge("approved", judgeAnyway(clashes, { ask, force }));
  }

  function resultText(result: JudgeResult, verdict: Judgement["status"]): string {
    if (result.is === "done") return words.judged[verdict](name);
    if (result.is === "overtaken") return words.judgedByOthers(name);
    return words.notJudged(name);
  }

  const line = joinParts([
    words.kinds[kind] ?? kind,
    name,
    dayLabel(date, words.monthDayWeekday, words),
    timesLabel({ from, to }, words),
  ]);
  const lineId = useId();
  const clash = state?.is === "clash" || state?.is === "waiting" ? state.clash : undefined;
  const isWaiting = state?.is === "waiting";
  const isOpen =
    canBeJudged(request) && clash === undefined && (isWaiting || (!row.isGone && isOpenIn(state)));
  const own = useRef<HTMLLIElement>(null);
  /** Command of the button that had the focus and has just gone. */
  const left = useRef<string | null>(null);
  // Once the answer is there, and only of what had the focus: to what the answer leaves to be done.
  useLayoutEffect(() => {
    const act = left.current;
    left.current = null;
    if (act === null) return;
    if (state?.is === "done") goOn(act === "approved" || act === "denied" ? act : state.verdict, row.key);
    else {
      const acts = ["force", "fix", state?.verdict ?? act, "open"];
      const buttons = acts.map((each) => own.current?.querySelector<HTMLElement>(`[data-act=${each}]`));
      buttons.find((each) => each)?.focus();
    }
  });
  return (
    <li ref={own} data-copied={line} data-state={row.isGone && state === undefined ? "gone" : state?.is}>
      <div className="schedule-request">
        <Button variant="quiet" data-act="open" data-row={row.key} onPress={show}>
          <span id={lineId}>{line}</span>
        </Button>
      </div>
      <RequestFacts request={request} reservation={reservation} />
      {isOpen ? (
        <Judgements
          {...{ rowKey: row.key, name, lineId, clashes, left, onAnyway: approveAnyway }}
          waitsFor={isWaiting ? state.verdict : null}
          onJudge={(verdict) => judge(verdict, actions.judge(request, verdict, false))}
        />
      ) : null}
      {clash ? (
        <Leaving left={left}>
          <RequestClash
            clash={clash}
            isWaiting={isWaiting}
            onFix={show}
            onForce={() => state && judge(state.verdict, actions.judge(request, state.verdict, true))}
          />
        </Leaving>
      ) : null}
      <Result state={state} isGone={row.isGone} text={resultText} />
    </li>
  );
}

/**
 * True for a request that can be judged here; for one of another kind, or without its id, only the reservation itself
 * can be looked at.
 */
function canBeJudged({ kind, childId }: OpenRequest): boolean {
  return kind === "create" || ((kind === "edit" || kind === "cancel") && childId !== null);
}

function isOpenIn(state: RequestState | undefined): boolean {
  return state === undefined || state.is === "failed";
}

function Result(props: {
  state: RequestState | undefined;
  isGone: boolean;
  text(result: JudgeResult, verdict: Judgement["status"]): string;
}) {
  const { state, isGone, text } = props;
  const { words } = useSchedule();
  if (state === undefined) return isGone ? <p className="schedule-note">{words.judgedElsewhere}</p> : null;
  if (state.is === "waiting" || state.is === "clash") return null;
  if (state.is === "failed")
    return (
      <Notice tone="danger">
        <strong>{text(state, state.verdict)}</strong>
        {state.messages.map((message) => (
          <div key={message}>{message}</div>
        ))}
      </Notice>
    );
  return <p className="schedule-note">{text(state, state.verdict)}</p>;
}
