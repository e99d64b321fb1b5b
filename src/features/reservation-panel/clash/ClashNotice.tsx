import { useAtomValue } from "jotai";
import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { withIndex } from "../../../lib/with-index.js";
import { whenLabel } from "../labels.js";
import { useReservation } from "../reservation-context.js";

/**
 * Notice about what the server found at the wanted time, with two ways on: correct it, or save it all the same. The
 * failed call has its alert, so this says itself by the focus, which goes to the button that changes nothing.
 */
export function ClashNotice() {
  const { model, actions, words } = useReservation();
  const clash = useAtomValue(model.atoms.clash);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (clash) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [clash]);
  return (
    <div ref={box} role="group" aria-labelledby={clash ? id : undefined} className="reservation-clash">
      {clash === null ? null : (
        <Notice
          tone="warning"
          actions={
            <>
              <Button
                size="s"
                aria-describedby={`${id}list`}
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
          <strong id={id}>{words.clashNow}</strong>
          <ul id={`${id}list`} className="reservation-clashes scroll-box" aria-label={words.clashes}>
            {withIndex(clash.clashes).map(([at, each]) => (
              <li key={at}>{words.withNote(each.label, whenLabel(each, words))}</li>
            ))}
          </ul>
          {clash.isForcible ? null : <div>{words.noForce}</div>}
        </Notice>
      )}
    </div>
  );
}
