import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLayoutOnChange } from "../../kit/use-on-change.js";
import type { MessageViewDeps } from "./view/message-view.js";
import { Surface } from "./view/surface.js";

/** The node of a text, in step with the value and with what its placeholders are called. */
export function useSurface(options: {
  node: RefObject<HTMLElement | null>;
  value: string;
  /** Another object whenever chips may say something else. */
  names: object;
  /** The same for what else is marked in the text. */
  marked: object;
  isFixed: boolean;
  deps: MessageViewDeps;
}): Surface {
  const { node, value, names, marked, isFixed, deps } = options;
  const latest = useRef(deps);
  const [surface] = useState(() => new Surface(latest));
  useLayoutEffect(() => {
    latest.current = deps;
  });
  useLayoutEffect(() => {
    surface.attach(node.current);
    return () => surface.attach(null);
  }, [surface, node]);
  useLayoutEffect(() => surface.setText(value), [surface, value]);
  // The names are what chips say.
  useLayoutOnChange([surface, names, marked], () => surface.refresh());
  useLayoutEffect(() => {
    if (isFixed) surface.showDrawn();
  }, [surface, isFixed]);
  return surface;
}
