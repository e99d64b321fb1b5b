import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { CheckIcon, FolderIcon, StarIcon } from "../../kit/icons.js";
import type { Catalogue, Group } from "./catalogue.js";
import type { PickerModel } from "./model.js";
import type { PopupWords } from "./popup/words.js";

/** What the choice between parts of the list needs. */
export interface ScopesProps {
  model: PickerModel;
  words: PopupWords;
  catalogue: Catalogue;
}

/** One part of the list that can be looked at by itself. */
export interface ScopeEntry {
  key: string;
  name: string;
  icon: ReactNode;
  count: number;
  on: boolean;
  folder: { group: Group; at: number } | null;
  choose(): void;
}

/** All parts that can be looked at, in their order: everything, favourites, what is chosen, and the folders. */
export function useScopeEntries({ model, words, catalogue }: ScopesProps): ScopeEntry[] {
  const scope = useAtomValue(model.atoms.scope);
  const counts = useAtomValue(model.atoms.counts);
  const count = useAtomValue(model.atoms.count);
  const { multiple } = useAtomValue(model.atoms.settings);
  const hasFavourites = catalogue.sections.some(({ of }) => of === "favourites");
  const entries: ScopeEntry[] = [
    {
      key: "all",
      name: words.all,
      icon: null,
      count: counts?.all ?? 0,
      on: scope.is === "all",
      folder: null,
      choose: () => model.view.lookAt({ is: "all" }),
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
      choose: () => model.view.lookAt({ is: "favourites" }),
    });
  }
  if (multiple) {
    entries.push({
      key: "chosen",
      name: words.chosenOnly,
      icon: <CheckIcon />,
      count,
      on: scope.is === "chosen",
      folder: null,
      choose: () => model.view.lookAtChosen(),
    });
  }
  for (const [at, group] of catalogue.groups.entries()) {
    const found = counts?.groups[at] ?? 0;
    if (group.id === null && catalogue.groups.length > 1 && found === 0) continue;
    entries.push({
      key: `g${group.id}`,
      name: group.name || words.noGroup,
      icon: <FolderIcon />,
      count: found,
      on: scope.is === "group" && scope.id === group.id,
      folder: { group, at },
      choose: () => model.view.lookAt({ is: "group", id: group.id }),
    });
  }
  return entries;
}
