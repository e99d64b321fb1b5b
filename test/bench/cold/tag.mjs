/** The markup of an element; what is no text is written as JSON. */
export function tag(name, attributes) {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return ` ${attribute}="${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  });
  return `<${name}${written.join("")}></${name}>`;
}
