import type { ReactNode } from "react";
import { useRegionName } from "./region-name.js";

/** A part of a screen under its name, with buttons beside it. */
export function Section({
  title,
  tools,
  children,
}: {
  title: string;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="section" aria-label={useRegionName(title)}>
      <div className="section-head">
        <h2>{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
