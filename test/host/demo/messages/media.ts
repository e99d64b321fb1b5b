import type { Media, Message } from "../../api/messages.js";

/** What a message consists of, whoever sent it. */
export type Content = Pick<Message, "type" | "text" | "media">;

const folder = "/public/media";

export function text(text: string): Content {
  return { type: "text", text, media: null };
}

/** A button that was pressed, a template that was sent, or what the account itself says. */
export function said(type: "postback" | "template" | "system" | "location", text: string): Content {
  return { type, text, media: null };
}

export const unsent: Content = { type: "unsent", text: null, media: null };

/** Everything with a file that friends of the demonstration send. The sizes are those of the files. */
export const media = {
  portrait: withFile("image", file("photo-1.svg", "image/svg+xml", "IMG_2041.svg", 310)),
  sky: withFile("image", file("photo-2.svg", "image/svg+xml", "IMG_2042.svg", 310)),
  garden: withFile("image", file("photo-3.svg", "image/svg+xml", "IMG_2043.svg", 310)),
  tall: withFile(
    "image",
    file("photo-tall.svg", "image/svg+xml", "スクリーンショット 2026-11-14 20.31.07.svg", 320),
  ),
  wide: withFile("image", file("photo-wide.svg", "image/svg+xml", "パノラマ.svg", 255)),
  smile: withFile("sticker", file("sticker-1.svg", "image/svg+xml", "にっこり", 368)),
  heart: withFile("sticker", file("sticker-2.svg", "image/svg+xml", "ハート", 205)),
  movie: withFile("video", {
    ...file("movie-1.webm", "video/webm", "仕上がり.webm", 9615),
    thumb_url: `${folder}/movie-1.svg`,
  }),
  voice: withFile("audio", {
    ...file("voice-1.wav", "audio/wav", "ボイスメッセージ", 16_044),
    thumb_url: "",
  }),
  sheet: withFile("file", {
    ...file("sheet-1.pdf", "application/pdf", "カウンセリングシート（ご記入済み）.pdf", 591),
    thumb_url: "",
  }),
} as const;

function file(name: string, mime: string, shownName: string, size: number): Media {
  const url = `${folder}/${name}`;
  return { url, thumb_url: url, mime, name: shownName, size };
}

function withFile(type: Message["type"], media: Media): Content {
  return { type, text: null, media };
}
