import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { PasteIcon } from "../../../kit/icons.js";
import type { Locale } from "../../../lib/locale.js";
import { clipboardWords } from "../../../list-editor/index.js";
import type { ActionModel } from "../model.js";

/** Pastes at the end of the list, where there is no panel to paste below. */
export function PasteButton({ model, locale }: { model: ActionModel; locale: Locale }) {
  const clipboard = useAtomValue(model.atoms.clipboard);
  return (
    <div className="paste-at-end">
      <Button
        variant="quiet"
        size="s"
        icon={<PasteIcon />}
        unavailable={!clipboard}
        onPress={() => void clipboard?.pasteByMenu(null)}
      >
        {clipboardWords[locale].paste}
      </Button>
    </div>
  );
}
