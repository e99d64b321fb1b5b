import { useRef } from "react";
import { useLayoutOnChange } from "../../kit/use-on-change.js";
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
  // The names are what chips say.
  useLayoutOnChange([text, names, words, lookalikes], () => {
    if (node.current)
      drawText(node.current, text, {
        describe,
        chipName: words.chip,
        marks: (each, start) => marksIn(each, start, words.odd, lookalikes),
        marksOver: () => [],
      });
  });
  return <div ref={node} className="message-drawn" />;
}
