import { Button } from "./Button.js";
import { Notice } from "./Notice.js";

/** In the place of what could not be loaded: read out when it comes, with a button for another try. */
export function LoadFailed({
  title,
  reasons = [],
  retryLabel,
  onRetry,
}: {
  title: string;
  /** Why, a sentence each. */
  reasons?: readonly string[];
  retryLabel: string;
  onRetry(): void;
}) {
  const retry = (
    <Button variant="quiet" size="s" onPress={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <div role="alert">
      <Notice tone="danger" actions={retry}>
        <strong>{title}</strong>
        {reasons.map((reason) => (
          <div key={reason}>{reason}</div>
        ))}
      </Notice>
    </div>
  );
}
