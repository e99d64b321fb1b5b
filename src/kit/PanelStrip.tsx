import type { ReactNode, Ref } from "react";

/** A tinted line under a panel's head that stays when the panel is folded. */
export interface PanelStripProps {
  icon: ReactNode;
  /** Text of the strip. */
  children: ReactNode;
  /** Quiet buttons; in a narrow panel they stand below. */
  actions?: ReactNode;
  /** Ref to icon and text. */
  ref?: Ref<HTMLDivElement> | undefined;
}

export function PanelStrip({ icon, children, actions, ref }: PanelStripProps) {
  return (
    <div className="panel-strip">
      <div className="panel-strip-body" ref={ref}>
        {icon}
        <div className="panel-strip-text">{children}</div>
      </div>
      {actions ? <div className="panel-strip-actions">{actions}</div> : null}
    </div>
  );
}
