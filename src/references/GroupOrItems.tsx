import { useMemo } from "react";
import type { ItemId } from "../api/resources.js";
import { folderResource, type ListKind } from "../features/picker/index.js";
import { Segmented } from "../kit/Segmented.js";
import { ItemChoice } from "./ItemChoice.js";
import { referenceWords } from "./messages.js";
import { useReferences } from "./references-context.js";
import type { ChoiceRules } from "./use-item-model.js";

/** Items of a list, or one of its folders. */
export function GroupOrItems(props: {
  kind: ListKind;
  /** The name of what is chosen from. */
  label: string;
  useGroup: boolean;
  onUseGroup(useGroup: boolean): void;
  ids: readonly ItemId[];
  onIds(ids: readonly ItemId[]): void;
  multiple: boolean;
  group: ItemId | null;
  onGroup(group: ItemId | null): void;
  /** Rules of choosing and making items; folders have no rules. */
  rules?: ChoiceRules;
  readOnly: boolean;
  /** Names of the stored fields. */
  fields: { items: string; group: string };
}) {
  const { kind, label, useGroup, readOnly, fields } = props;
  const { lists, settings } = useReferences();
  const words = referenceWords[settings.locale];
  const whole = lists.list(kind);
  const folders = useMemo(() => folderResource(whole), [whole]);
  return (
    <>
      <Segmented
        options={[
          { value: 0, label: words.items },
          { value: 1, label: words.folder },
        ]}
        value={useGroup ? 1 : 0}
        onChange={(chosen) => props.onUseGroup(chosen === 1)}
        label={words.method(label)}
        readOnly={readOnly}
        data-field="use_group"
      />
      {useGroup ? (
        <ItemChoice
          key="folder"
          kind={kind}
          label={words.folderOf(label)}
          ids={props.group === null ? [] : [props.group]}
          onChange={([id]) => props.onGroup(id ?? null)}
          resource={folders}
          readOnly={readOnly}
          field={fields.group}
        />
      ) : (
        <ItemChoice
          key="items"
          kind={kind}
          ids={props.ids}
          multiple={props.multiple}
          onChange={props.onIds}
          rules={props.rules}
          readOnly={readOnly}
          field={fields.items}
        />
      )}
    </>
  );
}
