import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { type ChoiceRules, GroupOrItems } from "../../../../references/index.js";
import { useAction } from "../../action-context.js";
import { usesLinkedData } from "../../settings.js";
import { EffectLine } from "../parts/EffectLine.js";
import { LinkedField } from "../parts/linked/LinkedField.js";
import { tagWords } from "./messages.js";
import {
  chooseFolder,
  chooseLinkedValue,
  chooseMethod,
  chooseOperation,
  chooseTags,
  type TagEffect,
  TagMethod,
  TagOperation,
  tagsOf,
  usesLinkedTags,
} from "./tag.js";

/** Which tags, and what is done with them. */
export function TagEditor(props: VariantEditorProps<TagEffect>) {
  const { value: effect, onChange, locale, errorAt, readOnly } = props;
  const words = tagWords[locale];
  const { remove, use_group, tag_ids, tag_group_id } = tagsOf(effect);
  const { settings } = useAction();
  const isLinked = usesLinkedTags(remove);
  const operations = Object.values(TagOperation).filter(
    // A stored choice stays shown where it could not be chosen (rules: stored-choice-stays).
    (value) => value === remove || !usesLinkedTags(value) || usesLinkedData(settings),
  );
  return (
    <>
      <Field label={words.operation} layout="line" group>
        <EffectLine>
          <Segmented
            options={operations.map((value) => ({ value, label: words.operations[value] }))}
            value={remove}
            onChange={(operation) => onChange(chooseOperation(effect, operation), "remove")}
            readOnly={readOnly}
            data-field="remove"
          />
        </EffectLine>
      </Field>
      {isLinked ? (
        <LinkedField
          context={effect.context}
          kinds={["string", "array"]}
          formatted={false}
          onChange={(context) => onChange(chooseLinkedValue(effect, context), "context")}
          words={words}
          error={errorAt("context")}
          readOnly={readOnly}
        />
      ) : null}
      <Field
        label={isLinked ? words.candidates : words.tag}
        layout="line"
        group
        error={errorAt("tag_ids", "tag_group_id")}
      >
        <EffectLine>
          <GroupOrItems
            kind="tag"
            label={words.tag}
            useGroup={use_group === TagMethod.folder}
            onUseGroup={(on) =>
              onChange(chooseMethod(effect, on ? TagMethod.folder : TagMethod.items), "use_group")
            }
            ids={tag_ids}
            multiple
            onIds={(ids) => onChange(chooseTags(effect, ids), "tag_ids")}
            group={tag_group_id}
            onGroup={(id) => onChange(chooseFolder(effect, id), "tag_group_id")}
            rules={rules}
            readOnly={readOnly}
            fields={{ items: "tag_ids", group: "tag_group_id" }}
          />
        </EffectLine>
      </Field>
    </>
  );
}

/** Rules of choosing tags: only those that the operator may change (rules: write-permission-per-item). */
const rules: ChoiceRules = { allowNew: true, onlyEditable: true };
