import type { ClipText } from "./clip.js";

const attribute = "data-console-editors";

/**
 * A clip as HTML: to be read, with our data in an attribute. It is how our data gets to a paste by the menu in Firefox and
 * in WebKit, which pass on no types but those of web standards, and from one browser to another.
 */
export function writeClipHtml({ data, readable }: ClipText): string {
  const text = readable.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\n", "<br>");
  return `<span ${attribute}="${encodeURIComponent(data)}">${text}</span>`;
}

/** Our data in pasted HTML; `""` where there is none. */
export function readClipHtml(html: string): string {
  const [, data = ""] = new RegExp(`${attribute}="([^"]*)"`).exec(html) ?? [];
  try {
    return decodeURIComponent(data);
  } catch {
    return "";
  }
}
