import type { DialogDraft, DialogDraftDeps } from "../editor/index.js";
import type { PlainObject } from "../lib/plain-data.js";
import { pageDeps } from "./page-deps.js";
import { ScreenElement } from "./screen-element.js";

/** Parts that each of these elements supplies for the work in its dialogs. */
type OwnDeps<Dialog> = Omit<DialogDraftDeps<Dialog>, "element" | "owner" | "page">;

/**
 * The base of screens whose dialogs hold unsaved work: it is kept when the page or the element goes, and offered by the
 * next one. Where such a screen has sections, each failure says in which it is.
 */
export abstract class ScreenWithDialogs extends ScreenElement {
  protected abstract readonly draft: Pick<
    DialogDraft<unknown>,
    "start" | "stop" | "changeOwner" | "keep" | "refresh"
  >;

  /** With the page's `draft-key`, where an element says nothing else. */
  protected draftDeps<Dialog>(own: OwnDeps<Dialog>): DialogDraftDeps<Dialog> {
    return {
      element: this,
      page: pageDeps,
      owner: () => this.ownerOfDrafts,
      key: () => this.setting<string | null>("draft-key") || null,
      ...own,
    };
  }

  protected override connected(): void {
    super.connected();
    this.draft.start();
  }
  protected override disconnected(): void {
    super.disconnected();
    this.draft.stop();
  }
  protected override changeDraftOwner(change: () => void): void {
    this.draft.changeOwner(change);
  }
  protected override keepWork(): boolean {
    return this.draft.keep();
  }

  /** The section that is shown; `null` where there are none. */
  protected shownSection(): string | null {
    return null;
  }
  protected override emit(type: string, detail?: PlainObject): boolean {
    return super.emit(type, this.#inSection(type, detail));
  }
  protected override emitOnPage(type: string, detail: PlainObject): void {
    super.emitOnPage(type, this.#inSection(type, detail));
  }

  #inSection<Detail extends PlainObject | undefined>(type: string, detail: Detail): Detail {
    const section = type === "failure" ? this.shownSection() : null;
    if (section === null || detail === undefined || "section" in detail) return detail;
    return { ...detail, section };
  }
}
