import { useLayoutEffect, useRef } from "react";
import { messageWords } from "./messages.js";
import type { MessageSettings } from "./placeholders/definition.js";
import { useMessageTexts } from "./use-message-texts.js";
import { drawText } from "./view/drawn-text.js";

/** A text that is only read, its placeholders by their names. */
export function DrawnMessage({ text, settings }: { text: string; settings: MessageSettings }) {
  const node = useRef<HTMLDivElement>(null);
  const { describe, names } = useMessageTexts(text, settings);
  const words = messageWords[settings.locale];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are what chips say.
  useLayoutEffect(() => {
    if (node.current) drawText(node.current, text, { describe, chipName: words.chip, oddTitle: words.odd });
  }, [text, names, words]);
  return <div ref={node} className="message-drawn" />;
}
