import type { ReactNode } from "react";
import { IconButton } from "./IconButton.js";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "./icons.js";

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

/** Says nothing to a screen reader by itself; put it into an `AlertRegion` or a `StatusRegion` for that. */
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

function toneIcon(tone: NoticeProps["tone"]): ReactNode {
  if (tone === "info") return <InfoIcon />;
  if (tone === "success") return <SuccessIcon />;
  return tone === "warning" ? <WarningIcon /> : <ErrorIcon />;
}
