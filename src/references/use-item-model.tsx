import { useStore } from "jotai";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ItemId, ResourceItem } from "../api/resources.js";
import {
  createPickerModel,
  type ListKind,
  type PickerModel,
  type PickerSettings,
  type Resource,
} from "../features/picker/index.js";
import { useLayoutOnChange } from "../kit/use-on-change.js";
import type { PlainData } from "../lib/plain-data.js";
import { useReferences } from "./references-context.js";

/** The list of the page to choose from, and the rules of choosing. */
export interface ItemModelProps {
  kind: ListKind;
  /** Its accessible name where the label of the kind would not tell it from its neighbour. */
  label?: string | undefined;
  ids: readonly ItemId[];
  multiple?: boolean;
  onChange(ids: readonly ItemId[]): void;
  /** A list other than the whole one of the kind; the same object as long as it is the same list. */
  resource?: Resource | undefined;
  extraItems?: readonly ResourceItem[] | undefined;
  /** Id of the extra item that stands for all others. */
  standsForAll?: ItemId;
  /** Rules of choosing and making; a list's own rules otherwise. The same object as long as nothing changes. */
  rules?: ChoiceRules | undefined;
  readOnly: boolean;
}

/** The model of a picker inside an editor. Once that is gone, what comes late changes nothing of it. */
export function useItemModel(props: ItemModelProps): PickerModel {
  const { kind, label, ids, multiple = false, readOnly, extraItems = none, rules = noRules } = props;
  const { settings, lists } = useReferences();
  const store = useStore();
  const resource = props.resource ?? lists.list(kind);
  const latest = useRef<ItemModelProps | null>(props);
  useLayoutEffect(() => {
    latest.current = props;
    // An answer may come after the field has gone: its props are those of what was edited then.
    return () => {
      latest.current = null;
    };
  });
  const own: PickerSettings = {
    ...unrestricted,
    ...rules,
    senderId: settings.senderId ?? null,
    locale: settings.locale,
    abilities: settings.abilities,
    kind,
    label,
    multiple,
    extraItems,
    standsForAll: props.standsForAll,
    readonly: readOnly,
  };
  const [model] = useState(() => {
    const made = createPickerModel({
      store,
      settings: own,
      resource,
      add: (item) => lists.add(kind, item),
      events: {
        edited: () => latest.current?.onChange(made.ids()),
        refused: () => {},
        added: () => {},
        addFailed: () => {},
        dropped: () => {},
      },
    });
    made.load(pickedValue(ids, multiple));
    return made;
  });
  const wanted = ids.join();
  // Undo and the like change the ids from outside.
  useLayoutOnChange([wanted, model], () => {
    if (model.ids().join() !== wanted) model.load(pickedValue(ids, multiple));
  });
  // The settings are a new object each time.
  useLayoutOnChange([model, settings, kind, label, multiple, readOnly, extraItems, rules], () => {
    model.configure(own);
  });
  useEffect(() => model.follow(resource), [model, resource]);
  return model;
}

function pickedValue(ids: readonly ItemId[], multiple: boolean): PlainData {
  return multiple ? [...ids] : (ids[0] ?? null);
}

/** How the picker of an editor may differ from one that merely names things. */
export type ChoiceRules = Partial<
  Pick<
    PickerSettings,
    "onlyEditable" | "allowNew" | "allowedTypes" | "withoutPopups" | "disallowLmp" | "required"
  >
>;

const none: readonly never[] = [];
const noRules: ChoiceRules = {};

const unrestricted = {
  onlyEditable: false,
  showDeleted: true,
  allowNew: false,
  disallowLmp: false,
  allowedTypes: null,
  allowedGenerations: null,
  withoutPopups: true,
  undoneByOwner: true,
  required: false,
  disabled: false,
} as const;
