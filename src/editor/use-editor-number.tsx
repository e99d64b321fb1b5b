import { type RefObject, useLayoutEffect, useState } from "react";

/** The editors that are drawn on a page, in the order in which they came: a node of each, and what looks at its number. */
export type PageEditors = Map<Node, () => void>;

/** The number of an editor among those of its document, from 1. When one leaves, those after it move up. */
export function useEditorNumber(editors: PageEditors, node: RefObject<Node | null>): number {
  const [number, setNumber] = useState(1);
  useLayoutEffect(() => {
    const own = node.current;
    if (!own) return;
    // An editor in a frame that was taken away never hears that it has gone.
    const isThere = ({ isConnected, ownerDocument }: Node) =>
      isConnected && ownerDocument === own.ownerDocument;
    const refresh = () => setNumber([...editors.keys()].filter(isThere).indexOf(own) + 1);
    editors.set(own, refresh);
    refresh();
    return () => {
      editors.delete(own);
      for (const refresh of editors.values()) refresh();
    };
  }, [editors, node]);
  return number;
}
