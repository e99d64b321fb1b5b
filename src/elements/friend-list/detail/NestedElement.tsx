import { createElement, useLayoutEffect, useRef } from "react";
import { useLayoutOnChange } from "../../../kit/use-on-change.js";

/**
 * An element of the library inside another: its events end there. Tokens are set as properties, so that no markup has
 * them; what is an attribute is written as one, which React would not do where there is a property.
 */
export function NestedElement(props: {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  properties: object;
}) {
  const { tag, attributes, properties } = props;
  const ref = useRef<HTMLElement>(null);
  // Another friend is another element.
  useLayoutOnChange([], () => {
    for (const [name, value] of Object.entries(attributes)) ref.current?.setAttribute(name, value);
  });
  useLayoutEffect(() => {
    if (ref.current) Object.assign(ref.current, properties, { isNested: true });
  }, [properties]);
  return createElement(tag, { ref });
}
