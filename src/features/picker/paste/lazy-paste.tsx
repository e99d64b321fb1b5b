import { ErrorState } from "../../../kit/ErrorState.js";
import { SpinnerIcon } from "../../../kit/icons.js";
import { lazily, useLazy } from "../../../kit/lazily.js";
import type { PopupPartProps } from "../popup/popup-part.js";

const pastePanel = lazily(async () => (await import("./PastePanel.js")).PastePanel);

/** Most pickers never see a pasted list, so its panel comes when one is pasted. */
export function LazyPastePanel(props: PopupPartProps) {
  const { words } = props;
  const panel = useLazy(pastePanel);
  if (panel.is === "ready") return <panel.value {...props} />;
  if (panel.is === "failed")
    return <ErrorState title={words.loadFailed} retryLabel={words.loadAgain} onRetry={panel.retry} />;
  return (
    <div className="picker-loading" role="status">
      <SpinnerIcon className="spin" />
      {words.loading}
    </div>
  );
}
