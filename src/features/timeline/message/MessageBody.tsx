import { useContext, useMemo, useState } from "react";
import type { Message } from "../../../api/timeline.js";
import { BanIcon, InfoIcon, TemplateIcon } from "../../../kit/icons.js";
import { OnPaper } from "../../../kit/use-printing.js";
import { beginningOf } from "../../../lib/graphemes.js";
import { cutParts, linkParts } from "../links.js";
import type { TimelineWords } from "../messages.js";
import { MessageMedia } from "./MessageMedia.js";
import { senderName } from "./sender.js";

/** Longer texts are shown by their beginning. */
const longText = 3000;

/** Content of a message, whatever its kind. */
export function MessageBody({ message, words }: { message: Message; words: TimelineWords }) {
  const { type, text } = message;
  switch (type) {
    case "unsent":
      return (
        <p className="message-unsent">
          <BanIcon />
          <span>{words.unsent(message.member?.name ?? "")}</span>
        </p>
      );
    case "text":
      return <MessageText text={text ?? ""} words={words} />;
    case "image":
    case "video":
    case "audio":
    case "sticker":
    case "file":
    case "location":
      return (
        <>
          {text ? <MessageText text={text} words={words} /> : null}
          <MessageMedia message={message} words={words} />
        </>
      );
    case "system":
      return (
        <p className="message-note">
          <InfoIcon />
          <span>{text || words.types.system}</span>
        </p>
      );
    case "postback":
    case "template":
      return (
        <p className="message-note">
          <TemplateIcon />
          <span>{`${words.types[type]}${text ? `: ${text}` : ""}`}</span>
        </p>
      );
    default:
      return (
        <>
          <p className="message-note">
            <InfoIcon />
            <span>{words.unknownType(type)}</span>
          </p>
          {text ? <MessageText text={text} words={words} /> : null}
        </>
      );
  }
}

function MessageText({ text, words }: { text: string; words: TimelineWords }) {
  const [isWhole, showWhole] = useState(false);
  // Paper has no button for the rest.
  const isOnPaper = useContext(OnPaper);
  const isCut = !isWhole && !isOnPaper && text.length > longText;
  const parts = useMemo(() => (isCut ? cutParts(linkParts(text), longText) : linkParts(text)), [text, isCut]);
  return (
    <p className="message-words">
      {parts.map(({ text: part, href }, at) =>
        href === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places.
          <span key={at}>{part}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <a key={at} href={href} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
            {part}
          </a>
        ),
      )}
      {isCut ? (
        <button type="button" className="message-whole" tabIndex={-1} onClick={() => showWhole(true)}>
          {words.whole}
        </button>
      ) : null}
    </p>
  );
}

/** Summary of a message in one line, where there is no room for more. */
export function messageSummary(message: Message, words: TimelineWords): string {
  const { type, text } = message;
  if (type === "unsent") return words.unsent(senderName(message, words));
  if (text) return text.length > 80 ? `${beginningOf(text, 80)}…` : text;
  return words.types[type] ?? words.unknownType(type);
}
