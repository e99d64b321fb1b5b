import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { MessageViewPort } from "./view/message-view.js";
import { Surface } from "./view/surface.js";

/** The node of a text, in step with the value and with what its placeholders are called. */
export function useSurface(options: {
  node: RefObject<HTMLElement | null>;
  value: string;
  /** Another object with what chips say. */
  look: object;
  isFixed: boolean;
  port: MessageViewPort;
}): Surface {
  const { node, value, look, isFixed, port } = options;
  const latest = useRef(port);
  const [surface] = useState(() => new Surface(latest));
  useLayoutEffect(() => {
    latest.current = port;
  });
  useLayoutEffect(() => {
    surface.attach(node.current);
    return () => surface.attach(null);
  }, [surface, node]);
  useLayoutEffect(() => surface.show(value), [surface, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => surface.refresh(), [surface, look]);
  useLayoutEffect(() => {
    if (isFixed) surface.rest();
  }, [surface, isFixed]);
  return surface;
}
