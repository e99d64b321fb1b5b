import { Button } from "./Button.js";
import { ErrorIcon, RefreshIcon } from "./icons.js";

/** A place whose content could not be loaded. */
export interface ErrorStateProps {
  /** Sentence about what failed. */
  title: string;
  /** Why, or what still works. */
  text?: string | undefined;
  retryLabel: string;
  onRetry(): void;
  /** A new try is under way: the button says so and keeps the focus. */
  retrying?: boolean | undefined;
  retryingLabel?: string | undefined;
}

/** Read out when it comes. It stays while a new try is under way, so that nobody loses the button under the finger. */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  retrying = false,
  retryingLabel,
}: ErrorStateProps) {
  return (
    <div className="empty-state empty-state-danger">
      <ErrorIcon size={20} />
      <div role="alert">
        <strong className="empty-state-title">{title}</strong>
        {text === undefined ? null : <div className="empty-state-text">{text}</div>}
      </div>
      <div className="empty-state-action">
        <Button icon={<RefreshIcon />} busy={retrying} busyLabel={retryingLabel} onPress={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
