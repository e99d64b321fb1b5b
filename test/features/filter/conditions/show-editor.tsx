import { act, type ComponentType, useState } from "react";
import type { ResourceItem } from "../../../../src/api/resources.js";
import type { PageLists } from "../../../../src/features/choosing/lists.js";
import type {
  ConditionData,
  ConditionEditorProps,
} from "../../../../src/features/filter/conditions/definition.js";
import { FilterProvider } from "../../../../src/features/filter/filter-context.js";
import type { FilterSettings } from "../../../../src/features/filter/settings.js";
import { createResource, type Resource } from "../../../../src/features/picker/index.js";
import { type Rendered, render } from "../../../kit/render.js";
import { sourceOf } from "../../picker/open-picker.js";
import { everything } from "../filter-settings.js";

/** An editor on the screen of someone who uses it: what it gives back is what it shows next. */
export interface ShownEditor<T> extends Rendered {
  /** What was given back, oldest first, and for which field. */
  changes: [condition: T, field: string][];
  /** The control of this accessible name. */
  control<E extends HTMLElement = HTMLInputElement>(label: string): E;
  press(element: HTMLElement): Promise<void>;
}

/** Shows an editor; unless told otherwise, with lists of items that are all there at once. */
export async function showEditor<T extends ConditionData>(
  Editor: ComponentType<ConditionEditorProps<T>>,
  condition: T,
  around: {
    settings?: Partial<FilterSettings>;
    items?: readonly ResourceItem[];
    /** In place of the lists of `items`. */
    lists?: Partial<PageLists>;
    errors?: Readonly<Record<string, string>>;
    readOnly?: boolean;
  } = {},
): Promise<ShownEditor<T>> {
  const changes: [T, string][] = [];
  const surroundings = {
    settings: { ...everything, ...around.settings },
    lists: { ...listsOf(around.items ?? []), ...around.lists },
    today: () => "2026-11-21",
  };
  function Operator() {
    const [shown, setShown] = useState(condition);
    return (
      <FilterProvider value={surroundings}>
        <Editor
          condition={shown}
          onChange={(next, field) => {
            changes.push([next, field]);
            setShown(next);
          }}
          errorAt={(field) => around.errors?.[field]}
          readOnly={around.readOnly ?? false}
        />
      </FilterProvider>
    );
  }
  const rendered = await render(<Operator />);
  return {
    ...rendered,
    changes,
    control: (label) => rendered.get(`[aria-label="${label}"]`),
    press: (element) => act(async () => element.click()),
  };
}

function listsOf(items: readonly ResourceItem[]): PageLists {
  const list: Resource = createResource({
    given: sourceOf(items),
    load: () => Promise.reject(new Error("a test has all lists")),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
  return { list: () => list, choices: () => list, add: () => Promise.reject(new Error("nothing is added")) };
}
