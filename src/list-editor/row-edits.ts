import { atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import type { EditedValueModel } from "../editor/index.js";
import {
  type Announcement,
  announcementOf,
  announcementOfAll,
  type OwnKinds,
  type RowAnnouncement,
} from "./announcement.js";
import { firstNewRow, type ListDocument, type Row } from "./rows.js";
import { neighbourOfAll } from "./several-rows.js";

/** Names of the fields of a row that take the focus. */
export interface RowFields {
  /** The field that keeps the focus when the row above or below is removed. */
  afterRemove: string;
  /** The add buttons of a list. */
  add: string;
  /** Field to which a server error about the whole row leads. */
  whole: string;
}

/** Edits of rows, with what is seen and heard of them: where the focus goes, what is marked and announced. */
export interface RowEdits<State extends ListDocument, Own extends OwnKinds> {
  /** An edit that puts in something new: the focus goes to its first field. */
  insert(kind: "added" | "duplicated", next: State | null, field?: string): boolean;
  /**
   * An edit that takes rows of one list away: the focus goes to the row after them, else to the one before, else to the add
   * buttons.
   */
  remove(rows: readonly Row[], next: State | null, container?: string | null): void;
  /** An edit that puts a row elsewhere: the focus stays on `field` of it, and it is marked for a moment. */
  move(row: Row, next: State | null, field: string): void;
  announce(kind: RowAnnouncement<Own>["kind"], of: State, row: Row): void;
  announceRows(kind: "removed" | "moved", of: State, rows: readonly Row[]): void;
  /** Marks a row for a moment, as one that was moved: the eye finds it. */
  mark(key: string): void;
  clearMove(): void;
}

/** Makes it for the rows of a value. */
export function createRowEdits<State extends ListDocument, Settings, Own extends OwnKinds>(
  store: ReturnType<typeof createStore>,
  model: EditedValueModel<State, Settings, Announcement<Own>>,
  fields: RowFields,
): RowEdits<State, Own> & {
  /** The row that was moved, for a moment. */
  readonly moved: PrimitiveAtom<string | null>;
} {
  const moved = atom<string | null>(null);
  const { focus } = model.atoms;

  function announce(kind: RowAnnouncement<Own>["kind"], of: State, row: Row): void {
    model.announce(announcementOf<Own>(kind, of, row));
  }

  function announceRows(kind: "removed" | "moved", of: State, rows: readonly Row[]): void {
    model.announce(announcementOfAll(kind, of, rows));
  }

  return {
    moved,
    insert(kind, next, field = "first") {
      const before = model.present();
      if (!model.edit(next)) return false;
      const row = firstNewRow(before, next);
      if (!row) return true;
      store.set(focus, { row: row.key, field });
      announce(kind, next, row);
      return true;
    },
    remove(rows, next, container = null) {
      const before = model.present();
      const neighbour = neighbourOfAll(before, new Set(rows.map(({ key }) => key)));
      if (!model.edit(next)) return;
      store.set(
        focus,
        neighbour ? { row: neighbour.key, field: fields.afterRemove } : { row: container, field: fields.add },
      );
      announceRows("removed", before, rows);
    },
    move(row, next, field) {
      if (!model.edit(next)) return;
      store.set(moved, row.key);
      store.set(focus, { row: row.key, field });
      announce("moved", next, row);
    },
    announce,
    announceRows,
    mark: (key) => store.set(moved, key),
    clearMove: () => store.set(moved, null),
  };
}
