import { type ReactNode, useMemo } from "react";
import { type ListKind, PickerField, type Resource } from "../features/picker/index.js";
import { useSheets } from "../kit/use-sheets.js";
import type { Http } from "../lib/http.js";
import type { Locale } from "../lib/locale.js";
import { type ListsPage, pageLists } from "./page-lists.js";
import { type ReferencesContext, ReferencesProvider } from "./references-context.js";
import { referencesStyles } from "./styles.js";
import { useItemModel } from "./use-item-model.js";

/** Functions of the page with which a filter chooses. The same functions as long as it is the same element. */
export interface ItemFilterPage {
  readonly locale: Locale;
  readonly page: ListsPage;
  readonly http: Http;
  server(): string;
}

/** Choice of one filter of a list. */
export interface FilterChoice {
  /** `null`: nothing is left out by it. */
  readonly id: string | null;
  onChoose(id: string | null): void;
}

/** Stands around filters that choose from lists of the page. */
export function FilterLists({ page: source, children }: { page: ItemFilterPage; children: ReactNode }) {
  useSheets(referencesStyles);
  const { locale, page, http, server } = source;
  const context = useMemo<ReferencesContext>(
    () => ({ settings: { locale, abilities: none }, lists: pageLists(page, http, server) }),
    [locale, page, http, server],
  );
  return <ReferencesProvider value={context}>{children}</ReferencesProvider>;
}

/** A filter that is one item of a list of the page. */
export function ItemFilter({
  id,
  onChoose,
  ...list
}: FilterChoice & { kind: ListKind; label: string; resource?: Resource }) {
  const model = useItemModel({
    ...list,
    ids: id === null ? none : [id],
    onChange: ([chosen]) => onChoose(chosen === undefined ? null : String(chosen)),
    readOnly: false,
  });
  return <PickerField model={model} />;
}

const none: readonly never[] = [];
