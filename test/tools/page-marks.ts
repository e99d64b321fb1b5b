/** A page without the marks of tables that are made. */
export function withoutMarks(page: string): string {
  return page.replace(/^<!-- (?:end|[\w-]+: made by [^\n]*) -->\n\n?/gm, "");
}
