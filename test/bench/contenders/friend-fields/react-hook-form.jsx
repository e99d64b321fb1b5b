import { memo } from "react";
import { createRoot } from "react-dom/client";
import { useForm, useFormState, useWatch } from "react-hook-form";
import { Control, FieldRow, fieldsPage } from "../../parts/fields-react.jsx";

/* Registered fields, as its guide shows; rows follow what is changed of their own field only. */
let form;

const isFile = ({ type }) => type === 10 || type === 13;
const nameOf = ({ id }) => `f${id}`;

const Row = memo(function Row({ field, choices, control, register, setValue }) {
  const name = nameOf(field);
  const { dirtyFields } = useFormState({ control, name });
  return (
    <FieldRow field={field} before={dirtyFields[name] ? field.value : undefined}>
      {isFile(field) ? (
        <File field={field} control={control} setValue={setValue} />
      ) : (
        <Control field={field} choices={choices} control={{ id: name, ...register(name) }} />
      )}
    </FieldRow>
  );
});

function File({ field, control, setValue }) {
  const name = nameOf(field);
  const value = useWatch({ control, name });
  return <Control field={field} value={value} clear={() => setValue(name, null, { shouldDirty: true })} />;
}

function Changes({ control }) {
  const { dirtyFields } = useFormState({ control });
  return <div className="changes">変更 {Object.keys(dirtyFields).length} 件</div>;
}

function Page({ fields, choices }) {
  const { control, register, setValue, getValues } = useForm({
    defaultValues: Object.fromEntries(fields.map((field) => [nameOf(field), field.value])),
  });
  form = { getValues };
  return (
    <form className="fields">
      <Changes control={control} />
      {fields.map((field) => (
        <Row key={field.id} {...{ field, choices, control, register, setValue }} />
      ))}
    </form>
  );
}

window.bench = {
  ...fieldsPage,
  mount: (root, given) => createRoot(root).render(<Page {...given} />),
  model: (at) => form.getValues(`f${at + 1}`),
};
