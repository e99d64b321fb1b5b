import { type ReactNode, useState } from "react";

/** Keeps a value for one controlled widget, as its owner would. */
export function Held<T>({
  start,
  children,
}: {
  start: T;
  children(value: T, change: (value: T) => void): ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
