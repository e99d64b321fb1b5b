import { type FocusEvent, useContext, useId, useRef, useState } from "react";
import { classes } from "../../kit/classes.js";
import { Deferred, usePrefetch } from "../../kit/Deferred.js";
import { FieldContext } from "../../kit/field-context.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import type { Locale } from "../../lib/locale.js";
import { insertPart, messageParts } from "./deferred.js";
import { InsertPopover } from "./InsertPopover.js";
import { ListFailures } from "./ListFailures.js";
import { MessageFoot } from "./MessageFoot.js";
import { MessageHead } from "./MessageHead.js";
import { MessageText } from "./MessageText.js";
import type { MessageFieldProps } from "./message-field-props.js";
import { messageWords } from "./messages.js";
import { writePlaceholder } from "./placeholders/index.js";
import { useEditing } from "./use-editing.js";
import type { MessageTexts } from "./use-message-texts.js";

/** A message text with placeholders. Controlled: it shows `value`, and reports each edit. */
export function MessageField(props: MessageFieldProps) {
  const { value, settings, longest, readOnly, disabled = false } = props;
  const words = messageWords[settings.locale];
  const isFixed = readOnly || disabled;
  const id = useId();
  const link = useContext(FieldContext);
  const node = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  usePrefetch(...messageParts);
  const { texts, surface, dialogs, suggestions, ...editing } = useEditing(props, node, goToHead);
  const { dialog } = dialogs;

  function goToHead(): boolean {
    const stop = head.current?.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']");
    stop?.focus();
    return stop !== undefined && stop !== null;
  }
  function left({ currentTarget }: FocusEvent<HTMLElement>): void {
    // Only once the focus is where it goes: until then what is drawn anew looks as if it had gone away (`FocusKeeper`). A
    // window that is only covered leaves it where it is.
    setTimeout(() => {
      const { activeElement } = currentTarget.getRootNode() as Document | ShadowRoot;
      // They would lie over the field's own buttons.
      if (!node.current?.contains(activeElement)) suggestions.leave();
      if (!currentTarget.contains(activeElement)) surface.showDrawn();
    });
  }

  const suggested = suggestions.open;
  const { SuggestionList } = insertPart.value ?? {};
  const isOver = value.length > longest;
  const isInvalid = (link?.invalid ?? false) || (props.invalid ?? false);
  const sends = isFixed || !props.onSend ? null : (props.sendKey ?? null);
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
        <MessageText
          field={props}
          node={node}
          surface={surface}
          heard={{
            describedBy: sends === null ? [`${id}count`] : [`${id}count`, `${id}key`],
            invalid: isInvalid || isOver,
            suggested,
            listId: `${id}s`,
          }}
          isInserting={dialog !== null}
        />
        <MessageFoot
          id={`${id}count`}
          field={node}
          words={words}
          length={value.length}
          longest={longest}
          texts={texts}
          onProblem={() => editing.goToProblem(1)}
          isPreviewed={isPreviewed}
          onPreview={() => setPreviewed(!isPreviewed)}
        />
      </div>
      {isFixed ? null : <MessageHead head={head} field={props} dialogs={dialogs} text={node} />}
      <StatusRegion {...editing.heard} />
      {sends === null ? null : (
        <span id={`${id}key`} className="field-note field-hint">
          {words.sendHints[sends]}
        </span>
      )}
      {props.notes?.(editing.mark)}
      <ListFailures sources={texts.sources} locale={settings.locale} />
      {isPreviewed && texts.sources.length > 0 ? (
        <TextPreview text={value} locale={settings.locale} texts={texts} />
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

/** The text with sample values, below it. */
function TextPreview({ text, locale, texts }: { text: string; locale: Locale; texts: MessageTexts }) {
  const words = messageWords[locale];
  return (
    <Deferred
      part={insertPart}
      words={{ loading: words.loading, failed: words.loadFailed, retry: words.reload }}
    >
      {({ Preview }) => (
        <Preview
          text={text}
          locale={locale}
          today={texts.today}
          labelOf={(source) => texts.describe(source).label}
        />
      )}
    </Deferred>
  );
}
