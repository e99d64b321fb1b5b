import type { Atom } from "jotai/vanilla";
import type { ReactNode } from "react";
import type { Locale } from "../../lib/locale.js";
import type { Clipboard } from "../clipboard/commands.js";
import type { ListDocument } from "../rows.js";
import type { SelectingModel } from "./bind-selection.js";

export interface SelectionToolsProps {
  model: SelectingModel & {
    readonly atoms: { readonly state: Atom<ListDocument>; readonly clipboard: Atom<Clipboard | null> };
  };
  locale: Locale;
  /** Further buttons of the bar. */
  children?: ReactNode;
}
