import type { ReactNode } from "react";

/** The bar that finishes an editor. */
export interface FooterProps {
  /** Content that belongs to the whole: a checkbox, a status. */
  start?: ReactNode;
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** Wraps in narrow room. Its owner decides whether it stays in view. */
export function Footer({ start, children }: FooterProps) {
  return (
    <div className="footer">
      {start ? <div className="footer-start">{start}</div> : null}
      <div className="footer-end">{children}</div>
    </div>
  );
}
