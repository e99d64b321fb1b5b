import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { memo, useState } from "react";
import { createRoot } from "react-dom/client";
import { useFieldArray, useForm } from "react-hook-form";
import { choicesPage, focusSoon, Lines, listKeys } from "../../parts/choices-react.jsx";

/* A field array with registered fields, as its guide shows, in a sortable list of dnd-kit. */
let page;

const nameOf = (at) => `options.${at}.value`;
const inputs = document.getElementsByClassName("choice-input");
const input = (at) => inputs[at] ?? null;
const objects = (texts) => texts.map((value) => ({ value }));

const Row = memo(function Row({ id, at, isLast, register, move, remove }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id });
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition };
  return (
    <div ref={setNodeRef} className="choice" style={style}>
      <span>{at + 1}</span>
      <input className="choice-input" aria-label={`選択肢 ${at + 1}`} {...register(nameOf(at))} />
      <button type="button" aria-label="並べ替え" {...attributes} {...listeners}>
        ≡
      </button>
      <button type="button" aria-label="上へ移動" disabled={at === 0} onClick={() => move(at, at - 1)}>
        ↑
      </button>
      <button type="button" aria-label="下へ移動" disabled={isLast} onClick={() => move(at, at + 1)}>
        ↓
      </button>
      <button type="button" aria-label="削除" onClick={() => remove(at)}>
        ×
      </button>
    </div>
  );
});

function Page({ label, choices }) {
  const { control, register, getValues } = useForm({ defaultValues: { label, options: objects(choices) } });
  const { fields, move, remove, insert, replace } = useFieldArray({ control, name: "options" });
  const [isOpen, open] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const texts = () => getValues("options").map(({ value }) => value);
  page = { texts, move, at: (place) => getValues(nameOf(place)) };
  const keys = listKeys({
    placeOf: (target) => (target.matches(".choice-input") ? [...inputs].indexOf(target) : -1),
    count: () => fields.length,
    focus: (at) => input(at).focus(),
    insert(at, lines) {
      insert(at, objects(lines), { shouldFocus: false });
      const last = at + lines.length - 1;
      focusSoon(() => page.at(last) === lines.at(-1) && inputs.length > fields.length && input(last));
    },
  });
  const placeOf = (id) => fields.findIndex((each) => each.id === id);
  return (
    <form className="choices" {...keys}>
      <input aria-label="表示名" {...register("label")} />
      <button type="button" className="bulk" onClick={() => open(true)}>
        まとめて編集
      </button>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => over && move(placeOf(active.id), placeOf(over.id))}
      >
        <SortableContext items={fields} strategy={verticalListSortingStrategy}>
          {fields.map(({ id }, at) => (
            <Row key={id} {...{ id, at, isLast: at === fields.length - 1, register, move, remove }} />
          ))}
        </SortableContext>
      </DndContext>
      {isOpen ? (
        <Lines
          text={texts().join("\n")}
          onApply={(lines) => {
            replace(objects(lines));
            open(false);
          }}
          onClose={() => open(false)}
        />
      ) : null}
    </form>
  );
}

window.bench = {
  ...choicesPage(input),
  mount: (root, given) => createRoot(root).render(<Page {...given} />),
  count: () => page.texts().length,
  model: (at) => page.at(at),
  toTop: (at) => page.move(at, 0),
};
