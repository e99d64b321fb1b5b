import type { ReactNode } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { CheckIcon, FolderIcon, StarIcon } from "../../../../kit/icons.js";
import { useStill } from "../../../../kit/page-press.js";
import { withIndex } from "../../../../lib/with-index.js";
import type { Catalogue } from "../../list/catalogue.js";
import { countShown } from "../../settings.js";
import { useShown } from "../../use-shown.js";
import type { ListModel } from "../list-model.js";
import type { ListShown } from "../list-shown.js";
import type { OpenListWords } from "../messages.js";

/** Props of the choice between parts of the list. */
export interface ScopesProps {
  list: ListModel;
  shown: ListShown;
  words: OpenListWords;
  catalogue: Catalogue;
}

/** One part of the list that can be looked at by itself. */
export interface ScopeEntry {
  key: string;
  name: string;
  icon: ReactNode;
  count: number;
  on: boolean;
  /** For a folder whose items can be ticked: how much of what is found there is chosen. */
  folder: { id: ItemId | null; found: number; chosen: number } | null;
  choose(): void;
}

/** All parts that can be looked at, in their order: everything, favourites, what is chosen, and the folders. */
export function useScopeEntries({ list, shown, words, catalogue }: ScopesProps): ScopeEntry[] {
  // Counts of the folders that are drawn.
  const { scope, counts, chosenCounts } = useStill(useShown(list.scopes));
  const { multiple } = shown.settings;
  const hasFavourites = catalogue.sections.some(({ of }) => of === "favourites");
  const entries: ScopeEntry[] = [
    {
      key: "all",
      name: words.all,
      icon: null,
      count: counts?.all ?? 0,
      on: scope.is === "all",
      folder: null,
      choose: () => list.lookAt({ is: "all" }),
    },
  ];
  if (hasFavourites) {
    entries.push({
      key: "favourites",
      name: words.favourites,
      icon: <StarIcon />,
      count: counts?.favourites ?? 0,
      on: scope.is === "favourites",
      folder: null,
      choose: () => list.lookAt({ is: "favourites" }),
    });
  }
  if (multiple) {
    entries.push({
      key: "chosen",
      name: words.chosenOnly,
      icon: <CheckIcon />,
      count: countShown(shown.count, shown.selection.ids, shown.settings),
      on: scope.is === "chosen",
      folder: null,
      choose: () => list.lookAtChosen(),
    });
  }
  for (const [at, group] of withIndex(catalogue.groups)) {
    const found = counts?.groups[at] ?? 0;
    if (group.id === null && catalogue.groups.length > 1 && found === 0) continue;
    entries.push({
      key: `g${group.id}`,
      name: group.name || words.noFolder,
      icon: <FolderIcon />,
      count: found,
      on: scope.is === "group" && scope.id === group.id,
      folder: multiple ? { id: group.id, found, chosen: chosenCounts?.[at] ?? 0 } : null,
      choose: () => list.lookAt({ is: "group", id: group.id }),
    });
  }
  return entries;
}
