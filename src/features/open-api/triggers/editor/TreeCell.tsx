import type { ReactNode } from "react";
import { Toolbar } from "../../../../kit/Toolbar.js";

/** A cell of the tree, or the name of a column. */
export function TreeCell(props: {
  role?: "gridcell" | "columnheader";
  className?: string;
  /** Name of all its buttons together: they are one stop of Tab. */
  tools?: string;
  children: ReactNode;
}) {
  const { role = "gridcell", className, tools, children } = props;
  return (
    <div role={role} className={className}>
      {tools === undefined ? (
        children
      ) : (
        <Toolbar label={tools} className="open-api-row-buttons">
          {children}
        </Toolbar>
      )}
    </div>
  );
}
