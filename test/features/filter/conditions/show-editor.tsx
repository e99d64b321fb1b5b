import { act, type ComponentType, useState } from "react";
import type { ResourceItem } from "../../../../src/api/resources.js";
import type { ConditionData } from "../../../../src/features/filter/conditions/definition.js";
import { FilterProvider } from "../../../../src/features/filter/filter-context.js";
import type { FilterSettings } from "../../../../src/features/filter/settings.js";
import { createResource, type Resource } from "../../../../src/features/picker/index.js";
import { joinMessages } from "../../../../src/lib/join-messages.js";
import type { VariantEditorProps } from "../../../../src/list-editor/index.js";
import type { PageLists } from "../../../../src/references/lists.js";
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
  Editor: ComponentType<VariantEditorProps<T>>,
  condition: T,
  options: {
    settings?: Partial<FilterSettings>;
    items?: readonly ResourceItem[];
    /** In place of the lists of `items`. */
    lists?: Partial<PageLists>;
    errors?: Readonly<Record<string, string>>;
    readOnly?: boolean;
    /** What one filter remembers of edits, where its row is drawn anew. */
    editedConditions?: WeakSet<object>;
  } = {},
): Promise<ShownEditor<T>> {
  const changes: [T, string][] = [];
  const context = {
    settings: { ...everything, ...options.settings },
    lists: { ...listsOf(options.items ?? []), ...options.lists },
    today: () => "2026-11-21",
    editedConditions: options.editedConditions ?? new WeakSet(),
  };
  function Operator() {
    const [shown, setShown] = useState(condition);
    return (
      <FilterProvider value={context}>
        <Editor
          value={shown}
          locale={context.settings.locale}
          onChange={(next, field) => {
            changes.push([next, field]);
            setShown(next);
          }}
          errorAt={(...fields) => joinMessages(fields.map((field) => options.errors?.[field]))}
          warningAt={() => undefined}
          readOnly={options.readOnly ?? false}
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

/** Lists that all hold the same items, and are there at once. */
export function listsOf(items: readonly ResourceItem[]): PageLists {
  const list: Resource = createResource({
    given: sourceOf(items),
    load: () => Promise.reject(new Error("a test has all lists")),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
  return { list: () => list, choices: () => list, add: () => Promise.reject(new Error("nothing is added")) };
}
