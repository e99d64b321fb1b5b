import { Button } from "../../../kit/Button.js";
import { PasteIcon } from "../../../kit/icons.js";
import { useSheet } from "../../../kit/sheets.js";
import type { Locale } from "../../../lib/locale.js";
import { clipboardWords } from "../../editing/late.js";
import type { ActionModel } from "../model.js";
import { useClipboard } from "./offered-clipboard.js";
import sheet from "./paste-button.css?inline";

/** Pastes at the end of the list, where there is no panel to paste below. */
export function PasteButton({ model, locale }: { model: ActionModel; locale: Locale }) {
  useSheet(sheet);
  const clipboard = useClipboard(model);
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
