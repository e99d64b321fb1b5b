import { type ReactNode, useId } from "react";

/** A part of the section under its name, with a button beside that where there is one. */
export function OnlineGroup(props: { title: string; tools?: ReactNode; children: ReactNode }) {
  const { title, tools = null, children } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="salon-card salon-group">
      <div className="salon-online-head">
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {children}
    </div>
  );
}
