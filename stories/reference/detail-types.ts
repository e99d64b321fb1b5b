const sources = import.meta.glob<string>("../../src/{elements,element-base,editor,features}/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The source of an exported interface, by the name that the manifest gives it (`CustomEvent<FinishDetail>`). */
export function detailType(eventType: string): string | undefined {
  const [, name] = /^CustomEvent<(\w+)>$/.exec(eventType) ?? [];
  if (name === undefined || name === "null") return undefined;
  const declared = new RegExp(`^export (?:interface ${name}\\b[^]*?^\\}|type ${name} =[^;]*;)`, "m");
  for (const source of Object.values(sources)) {
    const [found] = declared.exec(source) ?? [];
    if (found) return found.replace(/^export /, "");
  }
  return undefined;
}
