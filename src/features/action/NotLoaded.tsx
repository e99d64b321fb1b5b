import { Button } from "../../kit/Button.js";
import { LateNotice } from "../../kit/LateNotice.js";
import type { ActionWords } from "./words.js";

/** In the place of fields whose file could not be loaded. What they would show is safe in the data. */
export function NotLoaded({ retry, words }: { retry(): void; words: ActionWords }) {
  const again = (
    <Button variant="quiet" size="s" onPress={retry}>
      {words.loadAgain}
    </Button>
  );
  return (
    <div role="alert">
      <LateNotice tone="danger" actions={again}>
        <strong>{words.editorNotLoaded}</strong>
      </LateNotice>
    </div>
  );
}
