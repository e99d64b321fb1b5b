import type { ReactNode } from "react";

/** A place where something will be. */
export interface EmptyStateProps {
  icon?: ReactNode;
  /** Name of what is still missing. */
  title: string;
  /** How it comes here. */
  text?: string | undefined;
  /** The one thing to do, as a button. */
  action?: ReactNode;
}

/** Says what will be here and the one thing to do. A search that finds nothing says what was searched instead. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {icon}
      <strong className="empty-state-title">{title}</strong>
      {text === undefined ? null : <span className="empty-state-text">{text}</span>}
      {action ? <div className="empty-state-action">{action}</div> : null}
    </div>
  );
}
