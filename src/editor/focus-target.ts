/** Next target of the focus. */
export interface FocusTarget {
  /** A row of the screen by its `data-row`, or `null` for the screen as a whole. */
  row: string | null;
  /** A field or tool by its `data-field`; `first` is the first field of the row. */
  field: string;
}
