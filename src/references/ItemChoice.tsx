import { useStore } from "jotai";
import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ItemId, ResourceItem } from "../api/resources.js";
import {
  createPickerModel,
  type ListKind,
  PickerField,
  type PickerSettings,
  type Resource,
} from "../features/picker/index.js";
import { classes } from "../kit/classes.js";
import { FieldContext } from "../kit/field-context.js";
import { ErrorIcon, WarningIcon } from "../kit/icons.js";
import type { PlainData } from "../lib/plain-data.js";
import { FieldMessagesContext } from "./field-messages.js";
import { useReferences } from "./references-context.js";

/** A picker inside an editor. It drops nothing: what was deleted is shown as such until it is taken off. */
export function ItemChoice(props: {
  kind: ListKind;
  /** Its accessible name where the label of the kind would not tell it from its neighbour. */
  label?: string | undefined;
  ids: readonly ItemId[];
  multiple?: boolean;
  onChange(ids: readonly ItemId[]): void;
  /** A list other than the whole one of the kind; the same object as long as it is the same list. */
  resource?: Resource | undefined;
  extraItems?: readonly ResourceItem[] | undefined;
  /** Of the extra items the one that stands for all others. */
  standsForAll?: ItemId;
  /** What may be chosen and made; a list's own rules otherwise. The same object as long as nothing changes. */
  rules?: ChoiceRules | undefined;
  readOnly: boolean;
  /** Its list is open from the beginning; this is called when it is closed. */
  onClosed?: (() => void) | undefined;
  field: string;
}) {
  const { kind, label, ids, multiple = false, readOnly, extraItems = none, rules = noRules } = props;
  const { settings, lists } = useReferences();
  const store = useStore();
  const resource = props.resource ?? lists.list(kind);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
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
        edited: () => latest.current.onChange(made.ids()),
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: undo and the like change the ids from outside.
  useLayoutEffect(() => {
    if (model.ids().join() !== wanted) model.load(pickedValue(ids, multiple));
  }, [wanted, model]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are a new object each time.
  useLayoutEffect(() => {
    model.configure(own);
  }, [model, settings, kind, label, multiple, readOnly, extraItems, rules]);
  useEffect(() => model.follow(resource), [model, resource]);
  const isOpened = props.onClosed !== undefined;
  useEffect(() => {
    if (!isOpened) return;
    model.open();
    return store.sub(model.state.field, () => {
      if (!model.state.now().open) latest.current.onClosed?.();
    });
  }, [model, store, isOpened]);
  return (
    <span className="item-choice" data-field={props.field}>
      <Messages field={props.field}>
        <PickerField model={model} />
      </Messages>
    </span>
  );
}

/** What the row around says of this field stands below the picker, and describes it. */
function Messages({ field, children }: { field: string; children: ReactNode }) {
  const id = useId();
  const around = useContext(FieldContext);
  const messages = useContext(FieldMessagesContext);
  const error = messages?.errorAt(field);
  const text = error ?? messages?.warningAt(field);
  const link = { id, labelId: id, describedBy: id, invalid: error !== undefined, required: false };
  return (
    <>
      <FieldContext value={text === undefined ? around : link}>{children}</FieldContext>
      {text === undefined ? null : (
        <span
          id={id}
          className={classes("field-note", error === undefined ? "field-warning" : "field-error")}
        >
          {error === undefined ? <WarningIcon /> : <ErrorIcon />}
          <span>{text}</span>
        </span>
      )}
    </>
  );
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
