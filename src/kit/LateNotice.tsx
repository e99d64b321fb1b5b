import type { ReactNode } from "react";
import { lazily, useLazy } from "./lazily.js";
import type { NoticeProps } from "./Notice.js";

const part = lazily(async () => (await import("./Notice.js")).Notice);

/** Loads notices ahead of the first one; where that fails each tries again. */
export function prefetchNotice(): void {
  part.load().catch(() => {});
}

/**
 * A notice whose looks are a file of their own, since most editors never show one. What it says never waits: until the
 * file is there, and where it cannot be loaded, the same words and buttons are shown plain. `canWait` is for what is no
 * answer to the operator.
 */
export function LateNotice({ canWait = false, ...notice }: NoticeProps & { canWait?: boolean }): ReactNode {
  const loaded = useLazy(part);
  if (loaded.is === "ready") return <loaded.value {...notice} />;
  if (loaded.is === "loading" && canWait) return null;
  return (
    <div>
      {notice.children}
      {notice.actions}
    </div>
  );
}
