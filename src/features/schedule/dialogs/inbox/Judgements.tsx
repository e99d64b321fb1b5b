import { type RefObject, useId } from "react";
import type { Judgement, Reservation } from "../../../../api/reservations.js";
import { Button } from "../../../../kit/Button.js";
import { nameOf } from "../../labels.js";
import { useSchedule } from "../../schedule-context.js";
import { Leaving } from "./Leaving.js";
import { ClashNotice } from "./RequestClash.js";

type Verdict = Judgement["status"];

/** The two judgements of a request, and where it is known to meet something, what that is and the approval all the same. */
export function Judgements(props: {
  rowKey: string;
  name: string;
  /** Id of the text about the judged request. */
  lineId: string;
  clashes: readonly Reservation[];
  /** Verdict that is under way. */
  waitsFor: Verdict | null;
  left: RefObject<string | null>;
  onJudge(verdict: Verdict): void;
  onAnyway(): void;
}) {
  const { rowKey, name, lineId, clashes, waitsFor, left, onJudge, onAnyway } = props;
  const { words } = useSchedule();
  const clashId = useId();
  const met = clashes.map((_, at) => `${clashId}${at}`);
  const about = [lineId, ...(met.length > 0 ? [clashId, ...met] : [])].join(" ");
  const common = { size: "s", "data-row": rowKey } as const;
  return (
    <>
      <Leaving className="schedule-judgements" left={left}>
        {(["denied", "approved"] as const).map((verdict) => (
          <Button
            {...common}
            key={verdict}
            variant={verdict === "denied" ? "danger" : "standard"}
            data-act={verdict}
            aria-label={words.judgeOf(words.judge[verdict], name)}
            // Requests lead with what accepts them, so it says what that is, and what it meets (rules: clash-before-press).
            {...(verdict === "approved" && { "data-autofocus": "", "aria-describedby": about })}
            busy={waitsFor === verdict}
            busyLabel={words.working}
            unavailable={waitsFor !== null && waitsFor !== verdict}
            onPress={() => onJudge(verdict)}
          >
            {words.judge[verdict]}
          </Button>
        ))}
      </Leaving>
      {clashes.length === 0 ? null : (
        <Leaving left={left}>
          <ClashNotice
            id={clashId}
            title={words.knownClash}
            clashes={clashes.map((record) => ({
              ...record,
              kind: record.status,
              label: nameOf(record, words),
            }))}
            actions={
              <Button
                {...common}
                data-act="anyway"
                aria-label={words.judgeOf(words.judgeAnyway, name)}
                unavailable={waitsFor !== null}
                onPress={onAnyway}
              >
                {words.judgeAnyway}
              </Button>
            }
          />
        </Leaving>
      )}
    </>
  );
}
