import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useComposition } from "./composition.js";
import { IconButton } from "./IconButton.js";
import { CloseIcon } from "./icons.js";
import { isWriting } from "./is-writing.js";
import { useLayoutOnChange } from "./use-on-change.js";

/** A thing and its details beside the place it was chosen in. */
export interface SideRoomProps {
  children: ReactNode;
  /** A `SidePanel`, while one is open. */
  panel: ReactNode;
}

/** The panel pushes the content from 960 px of room on; with less it is a sheet over its lower part. */
export function SideRoom({ children, panel }: SideRoomProps) {
  return (
    <div className="side-room">
      <div className="side-room-main">{children}</div>
      {panel}
    </div>
  );
}

/** Stands in a `SideRoom`. Not modal: the content beside it can be used meanwhile. */
export interface SidePanelProps {
  title: string;
  /** A badge before the title. */
  status?: ReactNode;
  /** Buttons before the close button. */
  tools?: ReactNode;
  /** The judgements, the main one last. */
  foot?: ReactNode;
  children: ReactNode;
  onClose(): void;
  closeLabel: string;
  /** `false` where nobody asked for it: what the page shows from the start. */
  takesFocus?: boolean | undefined;
  /** `false` where Escape is the page's: the panel may stand in a dialog of it. */
  closesByEscape?: boolean | undefined;
}

/**
 * Takes the focus when it comes, by its title, and gives it back when it goes; from a field that somebody writes in it takes
 * none. Give it a `key` per thing shown.
 */
export function SidePanel(props: SidePanelProps) {
  const {
    title,
    status,
    tools,
    foot,
    children,
    onClose,
    closeLabel,
    takesFocus = true,
    closesByEscape = true,
  } = props;
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { tracker, handlers } = useComposition();

  // It comes once.
  useLayoutOnChange([], () => {
    const panel = ref.current;
    const root = panel?.getRootNode();
    const opener = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    if (takesFocus && !isWriting()) heading.current?.focus({ preventScroll: true });
    return () => {
      const inside = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
      // An operator who has gone on to the content beside it stays there.
      if (inside && !panel?.contains(inside)) return;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  });

  function close(event: KeyboardEvent) {
    if (!closesByEscape || event.key !== "Escape" || event.defaultPrevented || tracker.owns(event)) return;
    event.preventDefault();
    onClose();
  }

  return (
    <section
      ref={ref}
      className="side-panel scroll-box sticks"
      aria-labelledby={titleId}
      onKeyDown={close}
      {...handlers}
    >
      <div className="side-panel-head">
        {status}
        <h2 ref={heading} id={titleId} className="side-panel-title" tabIndex={-1}>
          {title}
        </h2>
        {tools}
        <IconButton label={closeLabel} icon={<CloseIcon size={20} />} onPress={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must be able to scroll it. */}
      <div className="side-panel-body scroll-box" tabIndex={0}>
        {children}
      </div>
      {foot ? <div className="side-panel-foot">{foot}</div> : null}
    </section>
  );
}
