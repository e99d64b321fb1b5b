import type { ReactNode } from "react";

/** A cell of the tree, or the name of a column. */
export function TreeCell(props: {
  role?: "gridcell" | "columnheader";
  className?: string;
  children: ReactNode;
}) {
  const { role = "gridcell", className, children } = props;
  return (
    <div role={role} className={className}>
      {children}
    </div>
  );
}
