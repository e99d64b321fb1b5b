import { useEffect, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { canCopy } from "../../../kit/copying.js";
import { CheckIcon, CopyIcon } from "../../../kit/icons.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";

/** So long the mark is seen that says that it was copied, in milliseconds. */
const markMs = 2000;

/** Puts an address into the clipboard, and says whether it is there. */
export function CopyButton({ text }: { text: string }) {
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), markMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy(): Promise<void> {
    const isCopied = await actions.copyText(text);
    setOutcome(isCopied ? "copied" : "refused");
    model.announce(isCopied ? words.copied : words.notCopied);
  }
  if (!canCopy()) return null;
  return (
    <>
      <Button
        size="s"
        icon={outcome === "copied" ? <CheckIcon /> : <CopyIcon />}
        onPress={() => void copy()}
        data-control="copy"
      >
        {words.copy}
      </Button>
      {outcome === "refused" ? <span className="salon-hint">{words.notCopied}</span> : null}
    </>
  );
}
