import { Button } from "../../kit/Button.js";
import { LateNotice } from "../../kit/LateNotice.js";

/** In the place of fields whose file could not be loaded. What they would show is safe in the data. */
export function NotLoaded({ retry, title, again }: { retry(): void; title: string; again: string }) {
  const actions = (
    <Button variant="quiet" size="s" onPress={retry}>
      {again}
    </Button>
  );
  return (
    <div role="alert">
      <LateNotice tone="danger" actions={actions}>
        <strong>{title}</strong>
      </LateNotice>
    </div>
  );
}
