/** A live region for announcements that do not interrupt. */
export interface StatusRegionProps {
  /** Empty when there is none. */
  text: string;
  /** Shown as well as read out. */
  visible?: boolean | undefined;
}

/** Always in the document, so that a change of its text is announced. */
export function StatusRegion({ text, visible = false }: StatusRegionProps) {
  return (
    <div role="status" className={visible ? "status-region" : "sr"}>
      {text === "" ? null : <span>{text}</span>}
    </div>
  );
}
