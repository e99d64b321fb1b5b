import type { ReactNode } from "react";
import { IconButton } from "./IconButton.js";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "./icons.js";
import { StatusRegion } from "./StatusRegion.js";

/** Something to know, in its place, for as long as it holds. */
export interface NoticeProps {
  tone: "info" | "success" | "warning" | "danger";
  children: ReactNode;
  /** Buttons that act on it, after the text. */
  actions?: ReactNode;
  /** With a `dismissLabel`: adds a close button. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
}

/** Says nothing to a screen reader by itself; `StatusNotice` does, and an `AlertRegion` what is in it. */
export function Notice({ tone, children, actions, onDismiss, dismissLabel }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`}>
      {toneIcon(tone)}
      <div className="notice-text">{children}</div>
      {actions ? <div className="notice-actions">{actions}</div> : null}
      {onDismiss && dismissLabel !== undefined ? (
        <div className="notice-dismiss">
          <IconButton label={dismissLabel} icon={<CloseIcon />} onPress={onDismiss} />
        </div>
      ) : null}
    </div>
  );
}

/** A notice that comes and goes, and is read out when it comes. */
export interface StatusNoticeProps {
  tone: NoticeProps["tone"];
  /** Empty when there is none. */
  text: string;
  strong?: boolean | undefined;
  actions?: ReactNode;
  /** Occasion of the text: with another one the same text is read out again. */
  occasion?: unknown;
}

/** Its region is always in the document and holds the text alone: icon and buttons stand beside it. */
export function StatusNotice({ tone, text, strong, actions, occasion }: StatusNoticeProps) {
  const isShown = text !== "";
  return (
    <div className={isShown ? `notice notice-${tone}` : "notice-none"}>
      {isShown ? toneIcon(tone) : null}
      <StatusRegion visible className="notice-text" text={text} strong={strong} occasion={occasion} />
      {isShown && actions ? <div className="notice-actions">{actions}</div> : null}
    </div>
  );
}

function toneIcon(tone: NoticeProps["tone"]): ReactNode {
  if (tone === "info") return <InfoIcon />;
  if (tone === "success") return <SuccessIcon />;
  return tone === "warning" ? <WarningIcon /> : <ErrorIcon />;
}
