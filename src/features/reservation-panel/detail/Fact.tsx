import type { ReactNode } from "react";

/** One line of what is known. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="reservation-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
