import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { classes } from "../../kit/classes.js";
import { Deferred, usePrefetch } from "../../kit/Deferred.js";
import { FieldContext } from "../../kit/field-context.js";
import { isComposing } from "../../kit/ime.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { useMemoBy } from "../../kit/use-memo-by.js";
import { insertPart, messageParts } from "./deferred.js";
import { InsertPopover } from "./InsertPopover.js";
import { InsertToolbar } from "./InsertToolbar.js";
import { ListFailures } from "./ListFailures.js";
import { MessageFoot } from "./MessageFoot.js";
import { messageWords } from "./messages.js";
import { writePlaceholder } from "./placeholders/index.js";
import { type InsertSettings, offeredKinds } from "./placeholders/offered.js";
import { type Insertion, useInsertDialog } from "./use-insert-dialog.js";
import { useMessageTexts } from "./use-message-texts.js";
import { useSuggestions } from "./use-suggestions.js";
import { useSurface } from "./use-surface.js";
import { type FindMarks, marksBeyond, marksIn } from "./view/text-marks.js";

/** How a change is undone: with what was typed around it, or by itself. */
export type EditKind = "typed" | "step";

/** A message text with placeholders. Controlled: it shows `value`, and reports each edit. */
export interface MessageFieldProps {
  value: string;
  onChange(text: string, kind: EditKind): void;
  settings: InsertSettings;
  /** Longer texts are marked, never cut; in UTF-16 units. */
  longest: number;
  readOnly: boolean;
  disabled?: boolean;
  /** The key that sends; without one every Enter breaks the line. */
  sendKey?: "enter" | "shift-enter" | null;
  onSend?(): void;
  onHistory?(direction: "undo" | "redo"): void;
  /** Fewer buttons, and 200 px less room: for small screens. */
  isCompact?: boolean;
  /** As high as a whole editor when it is empty. */
  isTall?: boolean;
  /** Its name where no `Field` gives one. */
  label?: string | undefined;
  invalid?: boolean;
  field?: string;
  /** At the end of the toolbar. */
  tools?: ReactNode;
  /** Below the text; it may have something marked in it. */
  notes?: ((onMarks: (find: FindMarks | undefined) => void) => ReactNode) | undefined;
}

export function MessageField(props: MessageFieldProps) {
  const { value, settings, longest, readOnly, disabled = false, isCompact = false } = props;
  const words = messageWords[settings.locale];
  const isFixed = readOnly || disabled;
  const id = useId();
  const link = useContext(FieldContext);
  const node = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const [findMarks, setFindMarks] = useState<FindMarks>();
  const onMarks = useCallback((find: FindMarks | undefined) => setFindMarks(() => find), []);
  usePrefetch(...messageParts);
  const texts = useMessageTexts(value, settings);
  const marksOver = useMemo(() => marksBeyond(longest), [longest]);
  const surface = useSurface({
    node,
    value,
    names: texts.names,
    marked: useMemo(() => [texts.lookalikes, findMarks, marksOver], [texts.lookalikes, findMarks, marksOver]),
    isFixed,
    deps: {
      describe: texts.describe,
      chipName: words.chip,
      marks: (text, start) => marksIn(text, start, words.odd, texts.lookalikes, findMarks, marksOver),
      marksOver,
      // Not all readers say what has no text of its own.
      onChosen: (source) => setDone({ is: "chip", source }),
      isEditable: () => !isFixed,
      // All at once: drawn a task later, each key would cost a second frame, and the next key find what is not so any more.
      onText: (text, kind) => flushSync(() => props.onChange(text, kind)),
      onHistory: (direction) => props.onHistory?.(direction),
      onQuery: (query) => flushSync(() => suggestions.follow(query)),
      onOpen: (at, source) => isFixed || dialogs.openChip(at, source),
      onKey: (event) => flushSync(() => pressed(event)),
    },
  });

  const kinds = useMemo(() => offeredKinds(settings), [settings]);
  const [done, setDone] = useState<Insertion>();
  // As it was called then: what it is called later is no news.
  const announced = useMemoBy([done], () => (done ? words[done.is](texts.describe(done.source).label) : ""));
  const dialogs = useInsertDialog(surface, node, setDone);
  const { dialog } = dialogs;
  const suggestions = useSuggestions({
    isOff: isFixed || dialog !== null,
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
  const suggested = suggestions.open;

  /** True when the key was used: by suggestions, for sending, or to go to a mark. */
  function pressed(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    if (isComposing(event)) return false;
    if (key === "F8" && texts.problems > 0) return goToProblem(shiftKey ? -1 : 1);
    if (event.ctrlKey || event.metaKey) return false;
    if (key === "F10" && event.altKey && !shiftKey) return goToHead();
    if (event.altKey) return false;
    if (suggested) return suggested.pressed(key);
    if (key !== "Enter" || isFixed || !props.sendKey || !props.onSend) return false;
    if (shiftKey !== (props.sendKey === "shift-enter")) return false;
    props.onSend();
    return true;
  }
  function goToProblem(direction: 1 | -1): boolean {
    const isWanted = (source: string) => texts.describe(source).problem !== null;
    return surface.edit()?.goToPlaceholder(isWanted, texts.lookalikes, direction) ?? false;
  }
  function goToHead(): boolean {
    const stop = head.current?.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']");
    stop?.focus();
    return stop !== undefined && stop !== null;
  }
  function backFromHead(event: ReactKeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    node.current?.focus({ preventScroll: true });
  }
  function left({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    // Only once the focus is where it goes: until then what is drawn anew looks as if it had gone away (`FocusKeeper`). A
    // window that is only covered leaves it where it is.
    setTimeout(() => {
      const root = currentTarget.getRootNode() as Document | ShadowRoot;
      if (currentTarget.contains(root.activeElement)) return;
      suggestions.leave();
      surface.showDrawn();
    });
  }

  const { SuggestionList } = insertPart.value ?? {};
  const isOver = value.length > longest;
  const isInvalid = (link?.invalid ?? false) || (props.invalid ?? false);
  const sends = isFixed || !props.onSend ? null : (props.sendKey ?? null);
  const describedBy = [`${id}count`, sends && `${id}key`, link?.describedBy].filter(Boolean).join(" ");
  const options = suggested?.found.length ? `${id}s` : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only learns that the focus has left.
    <div className="message-field" onBlur={left}>
      <div
        className={classes(
          "text-area",
          "message-box",
          isInvalid && "text-area-invalid",
          isOver && "text-area-over",
          disabled && "text-area-disabled",
          readOnly && "text-area-readonly",
        )}
      >
        {/* No field of the browser's can hold placeholders. */}
        <div
          ref={node}
          role="textbox"
          aria-multiline="true"
          aria-label={props.label ?? words.text}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || isOver || undefined}
          aria-required={link?.required || undefined}
          aria-readonly={isFixed || undefined}
          aria-disabled={disabled || undefined}
          aria-autocomplete={isFixed ? undefined : "list"}
          aria-controls={options}
          aria-activedescendant={options && options + suggested?.active}
          contentEditable={!isFixed}
          suppressContentEditableWarning
          tabIndex={0}
          translate="no"
          spellCheck={false}
          className={classes("message-text scroll-box", props.isTall && "message-text-tall")}
          data-field={props.field ?? "text"}
          data-hint={isFixed ? undefined : words.hint}
          aria-placeholder={isFixed || value !== "" ? undefined : words.hint}
          part="text"
          onPointerEnter={({ pointerType }) =>
            !isFixed && pointerType === "mouse" && surface.pointerEntered()
          }
          onPointerLeave={({ pointerType }) =>
            !isFixed && !dialog && pointerType === "mouse" && surface.pointerLeft()
          }
          onPointerDownCapture={({ clientX, clientY }) =>
            !isFixed && surface.pointerPressed(clientX, clientY)
          }
          onFocus={() => !isFixed && surface.gotFocus()}
        />
        <MessageFoot
          id={`${id}count`}
          field={node}
          words={words}
          length={value.length}
          longest={longest}
          texts={texts}
          onProblem={() => goToProblem(1)}
          isPreviewed={isPreviewed}
          onPreview={() => setPreviewed(!isPreviewed)}
        />
      </div>
      {isFixed ? null : (
        // Behind the text for Tab; seen above it.
        // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus.
        <div ref={head} className="message-head" onKeyDown={backFromHead}>
          <InsertToolbar
            kinds={kinds}
            isCompact={isCompact}
            locale={settings.locale}
            open={dialog?.at === null ? dialog.kind : null}
            onInsert={dialogs.press}
          />
          {props.tools ? <div className="message-tools">{props.tools}</div> : null}
        </div>
      )}
      <StatusRegion text={announced} occasion={done} />
      {sends === null ? null : (
        <span id={`${id}key`} className="field-note field-hint">
          {words.sendHints[sends]}
        </span>
      )}
      {props.notes?.(onMarks)}
      <ListFailures sources={texts.sources} locale={settings.locale} />
      {isPreviewed && texts.sources.length > 0 ? (
        <Deferred
          part={insertPart}
          words={{ loading: words.loading, failed: words.loadFailed, retry: words.reload }}
        >
          {({ Preview }) => (
            <Preview
              text={value}
              locale={settings.locale}
              today={texts.today}
              labelOf={(source) => texts.describe(source).label}
            />
          )}
        </Deferred>
      ) : null}
      {suggested && SuggestionList ? (
        <SuggestionList
          id={`${id}s`}
          locale={settings.locale}
          found={suggested.found}
          active={suggested.active}
          boxOf={() => surface.view?.boxAt(suggested.typed.from) ?? null}
          onChoose={suggested.choose}
          onActive={suggested.moveTo}
        />
      ) : null}
      {dialog && !isFixed ? (
        <InsertPopover
          key={`${dialog.kind} ${dialog.at}`}
          kind={dialog.kind}
          settings={settings}
          before={dialog.before}
          problem={dialog.before && texts.describe(writePlaceholder(dialog.before)).problem}
          today={texts.today}
          anchor={dialogs.anchor}
          opener={node}
          recentEmoji={dialogs.recentEmoji}
          onInsert={dialogs.insert}
          onEmoji={dialogs.insertEmoji}
          onRemove={dialog.at === null ? undefined : dialogs.remove}
          onCancel={dialogs.close}
        />
      ) : null}
    </div>
  );
}
