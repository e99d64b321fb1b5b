import { useLayoutEffect, useRef } from "react";
import { messageWords } from "./messages.js";
import type { MessageSettings } from "./placeholders/definition.js";
import { useMessageTexts } from "./use-message-texts.js";
import { drawText } from "./view/drawn-text.js";
import { marksIn } from "./view/text-marks.js";

/** A text that is only read, its placeholders by their names. */
export function DrawnMessage({ text, settings }: { text: string; settings: MessageSettings }) {
  const node = useRef<HTMLDivElement>(null);
  const { describe, names, lookalikes } = useMessageTexts(text, settings);
  const words = messageWords[settings.locale];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are what chips say.
  useLayoutEffect(() => {
    if (node.current)
      drawText(node.current, text, {
        describe,
        chipName: words.chip,
        marks: (each, start) => marksIn(each, start, words.odd, lookalikes),
        marksOver: () => [],
      });
  }, [text, names, words, lookalikes]);
  return <div ref={node} className="message-drawn" />;
}
