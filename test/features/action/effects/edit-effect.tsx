import { act, type ComponentType, useState } from "react";
import type { ResourceItem } from "../../../../src/api/resources.js";
import { ActionProvider, type ActionSurroundings } from "../../../../src/features/action/action-context.js";
import type {
  EffectData,
  EffectDefinition,
  EffectEditorProps,
} from "../../../../src/features/action/effects/definition.js";
import type { ActionSettings } from "../../../../src/features/action/settings.js";
import { createResource } from "../../../../src/features/picker/index.js";
import { render, write } from "../../../kit/render.js";
import { sourceOf } from "../../picker/open-picker.js";
import { settingsWith } from "../open-model.js";

/** An effect in its editor, on the screen of someone who uses it: what it gives back is what it shows next. */
export async function editEffect<T extends EffectData, Words>(
  definition: EffectDefinition<T, Words>,
  Editor: ComponentType<EffectEditorProps<T, Words>>,
  effect: T,
  around: {
    settings?: Partial<ActionSettings>;
    items?: readonly ResourceItem[];
    choices?: readonly ResourceItem[];
  } = {},
) {
  const settings = settingsWith(around.settings);
  const lists = listsOf(around.items ?? [], around.choices ?? []);
  const circumstances = () => ({ limits: settings.limits, now: "2026-11-22 10:00" });
  const surroundings: ActionSurroundings = {
    settings,
    lists,
    // Editors that ask the server for more than lists are tested with what they ask for.
    page: { lists } as ActionSurroundings["page"],
    circumstances,
  };
  const words = definition.words[settings.locale];
  const changes: [effect: T, field: string][] = [];
  function Operator() {
    const [shown, setShown] = useState(effect);
    const messageOf = (found: readonly { field: string; message: string }[] | undefined, field: string) =>
      found?.find((each) => each.field === field)?.message;
    return (
      <ActionProvider value={surroundings}>
        <Editor
          effect={shown}
          onChange={(next, field) => {
            changes.push([next, field]);
            setShown(next);
          }}
          words={words}
          errorAt={(field) => messageOf(definition.problems(shown, words, circumstances()), field)}
          warningAt={(field) => messageOf(definition.warnings?.(shown, words, circumstances()), field)}
          readOnly={false}
        />
      </ActionProvider>
    );
  }
  const page = await render(<Operator />);
  const labelled = (field: string, word: string) => {
    const labels = [...page.box.querySelectorAll<HTMLElement>(`[data-field=${field}] label`)];
    const label = labels.find(({ textContent }) => textContent === word);
    if (!label) throw new Error(`${field} has no ${word}`);
    return label;
  };
  return {
    ...page,
    changes,
    last: () => changes.at(-1),
    shows: (field: string) => page.box.querySelector(`[data-field=${field}]`) !== null,
    /** The words of a segmented control. */
    optionsOf: (field: string) =>
      [...page.box.querySelectorAll(`[data-field=${field}] label`)].map(({ textContent }) => textContent),
    choose: (field: string, word: string) => act(async () => labelled(field, word).click()),
    type: (field: string, text: string) =>
      write(page.get<HTMLInputElement>(`[data-field=${field}]:is(input, textarea)`), text),
    links: () => [...page.box.querySelectorAll("a")].map(({ href }) => new URL(href).pathname),
  };
}

function listsOf(
  items: readonly ResourceItem[],
  choices: readonly ResourceItem[],
): ActionSurroundings["lists"] {
  const [list, choiceList] = [items, choices].map((each) =>
    createResource({
      given: sourceOf(each),
      load: () => Promise.reject(new Error("a test has all lists")),
      forbiddenIsEmpty: false,
      now: () => 0,
    }),
  ) as [ReturnType<typeof createResource>, ReturnType<typeof createResource>];
  return {
    list: () => list,
    choices: () => choiceList,
    add: () => Promise.reject(new Error("nothing is added")),
  };
}
