import { useLayoutEffect, useMemo } from "react";
import type { FindMarks } from "../../../features/message/index.js";
import { WarningIcon } from "../../../kit/icons.js";
import { useSheet } from "../../../kit/sheets.js";
import type { Locale } from "../../../lib/locale.js";
import sheet from "./charset.css?inline";
import { lackingIn } from "./found.js";
import { createCharset } from "./lacking.js";
import { charsetWords } from "./messages.js";

/** So many are named, the others are counted. */
const named = 5;

/** Note about characters that are sent otherwise than they are written; they are marked in the text as well. */
export function CharsetNote(props: {
  /** As `accept-charset` lists it. */
  charset: string;
  text: string;
  locale: Locale;
  onMarks(find: FindMarks | undefined): void;
}) {
  useSheet(sheet);
  const { text, locale, onMarks } = props;
  const words = charsetWords[locale];
  const charset = useMemo(() => createCharset(props.charset), [props.charset]);
  useLayoutEffect(() => {
    if (charset === null) return;
    onMarks((line) =>
      lackingIn(line, charset).map(({ from, to, name, sent }) => ({
        from,
        to,
        attributes: { class: "message-lacking", title: words.sentAs(name, sent) },
      })),
    );
    return () => onMarks(undefined);
  }, [charset, words, onMarks]);
  const found = useMemo(
    () => [...new Map((charset ? lackingIn(text, charset) : []).map((each) => [each.name, each])).values()],
    [charset, text],
  );
  return (
    // Always there, so that what comes is announced.
    <div role="status">
      {found.length === 0 ? null : (
        <div className="field-note field-warning message-charset">
          <WarningIcon />
          <div>
            {found.slice(0, named).map(({ name, sent }) => (
              <p key={name}>{words.sentAs(name, sent)}</p>
            ))}
            {found.length <= named ? null : <p>{words.more(found.length - named)}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
