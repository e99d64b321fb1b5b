import { html, raw } from "hono/html";

/** What an attribute may be: a text, or present without one. `undefined` and `false` leave it out. */
type Attribute = string | boolean | undefined;

/** One of our elements' tags with its attributes escaped, and what stands there until the element is defined. */
export function elementTag(name: string, attributes: Readonly<Record<string, Attribute>>, fallback: string) {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    if (value === undefined || value === false) return "";
    return value === true ? html` ${attribute}` : html` ${attribute}="${withItsLineEnds(value)}"`;
  });
  return html`${raw(`<${name}`)}${written}><p>${fallback}</p>${raw(`</${name}>`)}`;
}

/** Of a carriage return that is written as it is browsers make a line feed. */
function withItsLineEnds(value: string) {
  return raw(String(html`${value}`).replaceAll("\r", "&#13;"));
}

/** A JSON attribute's text. */
export function json(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
