let isSaid = false;

/** A name without brackets loses all ids but the last on many servers; with `debug` who makes the page reads so, once. */
export function hintAtName(name: string | null, debug: boolean | undefined): void {
  if (!debug || isSaid || !name || name.endsWith("[]")) return;
  isSaid = true;
  console.warn(
    `<item-picker multiple name="${name}">: PHP, Rails and Hono keep the last id alone; write name="${name}[]" or entry="joined".`,
  );
}
