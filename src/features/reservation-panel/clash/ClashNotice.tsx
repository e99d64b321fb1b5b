import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { withIndex } from "../../../lib/with-index.js";
import { whenLabel } from "../labels.js";
import { useReservation } from "../reservation-context.js";

/** What the server found where the reservation is wanted, and the two ways on: correct it, or save it all the same. */
export function ClashNotice() {
  const { model, actions, words } = useReservation();
  const clash = useAtomValue(model.atoms.clash);
  const box = useRef<HTMLDivElement>(null);
  // To the button that changes nothing.
  useLayoutEffect(() => {
    if (clash) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [clash]);
  return (
    <div ref={box} role="alert" className="reservation-clash">
      {clash === null ? null : (
        <Notice
          tone="warning"
          actions={
            <>
              <Button
                size="s"
                onPress={() => {
                  model.showClash(null);
                  if (clash.judgement === null && !clash.patch) model.goTo({ row: null, field: "from" });
                }}
              >
                {words.fix}
              </Button>
              {clash.isForcible ? (
                <Button
                  size="s"
                  variant="danger"
                  onPress={() => {
                    if (clash.patch) void actions.patch(clash.patch, true);
                    else if (clash.judgement === null) actions.saveAnyway();
                    else void actions.judge(clash.judgement, true);
                  }}
                >
                  {words.force}
                </Button>
              ) : null}
            </>
          }
        >
          <strong>{words.clashNow}</strong>
          <ul className="reservation-clashes scroll-box" aria-label={words.clashes}>
            {withIndex(clash.clashes).map(([at, each]) => (
              <li key={at}>{words.clashAt(each.label, whenLabel(each, words))}</li>
            ))}
          </ul>
          {clash.isForcible ? null : <div>{words.noForce}</div>}
        </Notice>
      )}
    </div>
  );
}
