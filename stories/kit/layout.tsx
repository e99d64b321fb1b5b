import type { ReactNode } from "react";

/** Rows of states with a word before each. Styles by property: the stage has no sheet for stories. */
export function Rows({ children }: { children: ReactNode }) {
  return <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 }}>{children}</div>;
}

export function Row({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
      <span style={{ minInlineSize: 64, font: "var(--ce-type-13)", color: "var(--ce-muted)" }}>
        {caption}
      </span>
      {children}
    </div>
  );
}

/** Fields side by side, one column where there is no room. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
        alignItems: "start",
        gap: 16,
      }}
    >
      {children}
    </div>
  );
}

/** Things one under the other, as in the body of a panel. */
export function Stack({ children }: { children: ReactNode }) {
  return <div style={{ display: "grid", gap: 12 }}>{children}</div>;
}
