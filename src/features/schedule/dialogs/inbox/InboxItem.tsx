import { useAtomValue } from "jotai";
import type { Judgement, Reservation } from "../../../../api/reservations.js";
import type { UnsolvedRequest } from "../../../../api/unsolved.js";
import { Button } from "../../../../kit/Button.js";
import { Notice } from "../../../../kit/Notice.js";
import { joinParts } from "../../../../lib/isolate.js";
import type { JudgeResult, RequestState } from "../../inbox/inbox-state.js";
import { dayLabel } from "../../labels.js";
import { useSchedule } from "../../schedule-context.js";
import type { InboxRow } from "./inbox-rows.js";
import { RequestFacts } from "./RequestFacts.js";

/** One request: what it is about, the two judgements, and what came of one. */
export function InboxItem(props: {
  row: InboxRow;
  /** As soon as it is loaded. */
  reservation: Reservation | undefined;
  goOn(act: string, row: string): void;
}) {
  const { row, reservation, goOn } = props;
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

  function judge(verdict: Judgement["status"], force = false): void {
    model.inbox.judge(row.key, verdict, {
      call: actions.judge(request, verdict, force),
      announce: (result) => resultText(result, verdict),
      ended: actions.judged,
    });
  }

  function resultText(result: JudgeResult, verdict: Judgement["status"]): string {
    if (result.is === "done") return words.judged[verdict](name);
    if (result.is === "overtaken") return words.judgedByOthers(name);
    return words.notJudged(name);
  }

  const line = joinParts([
    words.kinds[kind] ?? kind,
    name,
    dayLabel(date, words.dayTitle, words),
    words.range(from, to),
  ]);
  const isOpen = canBeJudged(request) && !row.isGone && (state === undefined || state.is === "failed");
  return (
    <li data-copied={line} data-state={row.isGone && state === undefined ? "gone" : state?.is}>
      <div className="schedule-request">
        <Button variant="quiet" data-act="open" data-row={row.key} onPress={show}>
          {line}
        </Button>
      </div>
      <RequestFacts request={request} reservation={reservation} />
      {isOpen ? (
        <div className="schedule-judgements">
          {(["denied", "approved"] as const).map((verdict) => (
            <Button
              key={verdict}
              size="s"
              variant={verdict === "denied" ? "danger" : "standard"}
              data-act={verdict}
              data-row={row.key}
              aria-label={words.judgeOf(words.judge[verdict], name)}
              onPress={() => {
                judge(verdict);
                goOn(verdict, row.key);
              }}
            >
              {words.judge[verdict]}
            </Button>
          ))}
        </div>
      ) : null}
      <Result
        state={state}
        isGone={row.isGone}
        text={resultText}
        onForce={() => state && judge(state.verdict, true)}
        onFix={show}
      />
    </li>
  );
}

/** Of another kind, or without its id, only the reservation itself can be looked at. */
function canBeJudged({ kind, childId }: UnsolvedRequest): boolean {
  return kind === "create" || ((kind === "edit" || kind === "cancel") && childId !== null);
}

function Result(props: {
  state: RequestState | undefined;
  isGone: boolean;
  text(result: JudgeResult, verdict: Judgement["status"]): string;
  onForce(): void;
  onFix(): void;
}) {
  const { state, isGone, text, onForce, onFix } = props;
  const { words } = useSchedule();
  if (state === undefined) return isGone ? <p className="schedule-note">{words.judgedElsewhere}</p> : null;
  if (state.is === "waiting") return <p className="schedule-note">{words.judging}</p>;
  if (state.is === "clash")
    return (
      <Notice
        tone="warning"
        actions={
          <>
            <Button size="s" onPress={onFix}>
              {words.fix}
            </Button>
            {state.clash.isForcible ? (
              <Button size="s" variant="danger" onPress={onForce}>
                {words.force}
              </Button>
            ) : null}
          </>
        }
      >
        <strong>{words.clashTitle}</strong>
        <ul className="schedule-clashes" aria-label={words.clashes}>
          {state.clash.clashes.map(({ kind, id, label, date, from, to }) => (
            <li key={`${kind} ${id} ${date} ${from}`}>
              {words.clashAt(label, `${dayLabel(date, words.dayTitle, words)} ${words.range(from, to)}`)}
            </li>
          ))}
        </ul>
      </Notice>
    );
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
