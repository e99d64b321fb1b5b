import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { isComposing } from "../../kit/ime.js";
import { useMemoBy } from "../../kit/use-memo-by.js";
import type { MessageFieldProps } from "./message-field-props.js";
import { messageWords } from "./messages.js";
import { type Insertion, useInsertDialog } from "./use-insert-dialog.js";
import { useMarks } from "./use-marks.js";
import { useMessageTexts } from "./use-message-texts.js";
import { useSuggestions } from "./use-suggestions.js";
import { useSurface } from "./use-surface.js";
import { marksIn } from "./view/text-marks.js";

/**
 * Writing in a text: its surface, its marks, and what is put into it, by suggestions and by dialogs. `goToHead` takes the
 * focus to the buttons; false where there are none.
 */
export function useEditing(
  props: MessageFieldProps,
  node: RefObject<HTMLDivElement | null>,
  goToHead: () => boolean,
) {
  const { value, settings, longest, sendKey, onSend } = props;
  const words = messageWords[settings.locale];
  const isFixed = props.readOnly || (props.disabled ?? false);
  const texts = useMessageTexts(value, settings);
  const marks = useMarks(texts.lookalikes, longest);
  const surface = useSurface({
    node,
    value,
    names: texts.names,
    marked: marks.all,
    isFixed,
    deps: {
      describe: texts.describe,
      chipName: words.chip,
      marks: (text, start) => marksIn(text, start, words.odd, ...marks.all),
      marksOver: marks.over,
      // Not all readers say what has no text of its own.
      onChosen: (source) => setDone({ is: "chip", source }),
      isEditable: () => !isFixed,
      // All at once: drawn a task later, each key would cost a second frame, and the next key find what is not so any more.
      onText: (text, kind) => flushSync(() => props.onChange(text, kind)),
      // With a dialog open the browser means what was typed there.
      onHistory: (direction) => dialogs.dialog || props.onHistory?.(direction),
      onQuery: (query) => flushSync(() => suggestions.follow(query)),
      onOpen: (at, source) => isFixed || dialogs.openChip(at, source),
      onKey: (event) => flushSync(() => pressed(event)),
    },
  });

  const [done, setDone] = useState<Insertion>();
  // As it was called then: what it is called later is no news.
  const announced = useMemoBy([done], () => (done ? words[done.is](texts.describe(done.source).label) : ""));
  const dialogs = useInsertDialog(surface, node, setDone);
  const suggestions = useSuggestions({
    isOff: isFixed || dialogs.dialog !== null,
    settings,
    today: texts.today,
    onChoose({ source, kind }, { from, to }) {
      const view = surface.edit();
      if (source !== null) {
        view?.insertPlaceholder(source, { from, to });
        setDone({ is: "inserted", source });
      } else if (view) dialogs.ask(kind, { from, to });
    },
  });

  /** True when the key was used: by suggestions, for sending, or to go to a mark. */
  function pressed(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    if (isComposing(event)) return false;
    if (key === "F8" && texts.problems > 0) return goToProblem(shiftKey ? -1 : 1);
    if (event.ctrlKey || event.metaKey) return false;
    if (key === "F10" && event.altKey && !shiftKey) return goToHead();
    if (event.altKey) return false;
    if (suggestions.open) return suggestions.open.pressed(event);
    if (key !== "Enter" || isFixed || !sendKey || !onSend) return false;
    if (shiftKey !== (sendKey === "shift-enter")) return false;
    onSend();
    return true;
  }
  function goToProblem(direction: 1 | -1): boolean {
    const isWanted = (source: string) => texts.describe(source).problem !== null;
    return surface.edit()?.goToPlaceholder(isWanted, texts.lookalikes, direction) ?? false;
  }
  return {
    texts,
    surface,
    dialogs,
    suggestions,
    /** Marks what the notes below the text ask for. */
    mark: marks.mark,
    goToProblem,
    /** The last insertion or change in words, or what the caret came over. */
    heard: { text: announced, occasion: done },
  };
}
