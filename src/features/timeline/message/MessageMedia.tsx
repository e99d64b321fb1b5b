import { useState } from "react";
import type { Message } from "../../../api/timeline.js";
import { classes } from "../../../kit/classes.js";
import { FormIcon, PlayIcon, TargetIcon } from "../../../kit/icons.js";
import { pageAddress } from "../../../lib/page-address.js";
import { safeUrl } from "../../../lib/safe-url.js";
import type { TimelineWords } from "../messages.js";

/**
 * Media of a message. Its box has its size before anything is loaded, and keeps it when that fails; what cannot be
 * loaded or opened safely is named.
 */
export function MessageMedia({ message, words }: { message: Message; words: TimelineWords }) {
  const { type, media } = message;
  const [isBroken, setBroken] = useState(false);
  const base = pageAddress();
  const url = safeUrl(media?.url ?? null, base);
  const thumb = safeUrl(media?.thumb_url ?? null, base);
  const name = media?.name || words.types[type] || type;
  const picture = thumb ?? url;
  const broken = () => setBroken(true);

  if ((type === "image" || type === "sticker") && picture && !isBroken) {
    const image = (
      <img
        src={picture}
        alt={name}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={broken}
      />
    );
    return type === "sticker" || !url ? (
      <div className={`message-media message-${type}`}>{image}</div>
    ) : (
      <a
        className="message-media message-image"
        href={url}
        title={words.openImage}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={-1}
      >
        {image}
      </a>
    );
  }
  if ((type === "video" || type === "audio") && url && !isBroken)
    return <Player type={type} url={url} poster={thumb} name={name} words={words} onBroken={broken} />;
  const face = (
    <>
      {type === "location" ? <TargetIcon /> : <FormIcon />}
      <span className="message-file-name">{name}</span>
      {media?.size ? <span className="message-file-size">{words.bytes(media.size)}</span> : null}
    </>
  );
  const look = classes(isBroken ? boxOf(type) : "message-file", isBroken && "message-broken");
  return url ? (
    <a className={look} href={url} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
      {face}
    </a>
  ) : (
    <span className={look}>{face}</span>
  );
}

/** Box that showed this type before it failed. */
function boxOf(type: string): string {
  return type === "audio" ? "message-file message-sound" : `message-media message-${type}`;
}

/** Loads nothing before somebody plays it, and needs no leave of the page's policy until then. */
function Player(props: {
  type: "video" | "audio";
  url: string;
  poster: string | null;
  name: string;
  words: TimelineWords;
  onBroken(): void;
}) {
  const { type, url, poster, name, words, onBroken } = props;
  const [isPlaying, play] = useState(false);
  const Media = type;
  if (isPlaying)
    return (
      <Media
        className={type === "video" ? "message-media message-video" : "message-audio"}
        src={url}
        aria-label={name}
        controls
        autoPlay
        tabIndex={-1}
        onError={onBroken}
      />
    );
  return (
    <button
      type="button"
      className={type === "video" ? "message-media message-video" : "message-file message-sound"}
      aria-label={words.play(name)}
      tabIndex={-1}
      onClick={() => play(true)}
    >
      {poster && type === "video" ? (
        <img src={poster} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      ) : null}
      <span className="message-play" aria-hidden="true">
        <PlayIcon />
        {type === "audio" ? <span className="message-file-name">{name}</span> : null}
      </span>
    </button>
  );
}
