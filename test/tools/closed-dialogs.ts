/** The dialogs in the page that are closed and drawn all the same: a reader aloud would come to an empty one. */
export function drawnClosedDialogs(root: ParentNode = document): string[] {
  return [...root.querySelectorAll("*")].flatMap((element) => {
    const inside = element.shadowRoot ? drawnClosedDialogs(element.shadowRoot) : [];
    const { display } = getComputedStyle(element);
    const isDrawn = element instanceof HTMLDialogElement && !element.open && display !== "none";
    return isDrawn ? [`${element.parentElement?.className} > dialog: ${display}`, ...inside] : inside;
  });
}
