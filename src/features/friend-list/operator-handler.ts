import type { Failure } from "../../lib/failure.js";
import type { OperatorFailure } from "./operator-failure.js";

/** The parts of the page that the handler needs. */
export interface OperatorPage {
  /** Calls back after so many milliseconds, unless it is called off before. */
  after(ms: number, act: () => void): () => void;
  /** Announces a going; `false` where the page keeps it from happening. */
  announce(type: "page-expired" | "navigate", detail: { status: number } | { url: string }): boolean;
  address(): string;
  /** Keeps all work on the page; `false` where it could not be kept: then nobody goes. */
  keepWork(): boolean;
  reload(): void;
  goTo(url: string): void;
  /** Shows what is said before the going, or (`null`) nothing any more. */
  show(failure: OperatorFailure | null): void;
}

/** So long an alert is seen before the page goes by itself, in milliseconds. */
const seenMs = 3000;

/** Has the page go where the failure of a call asks for it; of several the first counts. */
export interface OperatorHandler {
  handle(failure: Failure, explained: OperatorFailure): void;
  /** The operator has read it. */
  confirm(): void;
  /** The element leaves: nothing happens any more. */
  leave(): void;
}

export function createOperatorHandler(page: OperatorPage): OperatorHandler {
  let goes: (() => void) | null = null;
  let callOff = () => {};

  function go(explained: OperatorFailure, status: number): void {
    if (explained.leaving === "reload") {
      if (page.announce("page-expired", { status }) && page.keepWork()) page.reload();
      return;
    }
    const url = withoutQuery(page.address());
    if (page.announce("navigate", { url }) && page.keepWork()) page.goTo(url);
  }

  function confirm(): void {
    const act = goes;
    leave();
    act?.();
  }

  function leave(): void {
    callOff();
    callOff = () => {};
    if (goes !== null) page.show(null);
    goes = null;
  }

  return {
    handle({ status }, explained) {
      if (explained.leaving === null || status === null || goes !== null) return;
      if (!explained.isShownFirst) {
        go(explained, status);
        return;
      }
      goes = () => go(explained, status);
      page.show(explained);
      callOff = page.after(seenMs, confirm);
    },
    confirm,
    leave,
  };
}

function withoutQuery(address: string): string {
  const url = new URL(address);
  url.search = "";
  url.hash = "";
  return url.href;
}
