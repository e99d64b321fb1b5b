import { act, type ComponentType, useState } from "react";
import type { ResourceItem } from "../../../../src/api/resources.js";
import { type ActionContext, ActionProvider } from "../../../../src/features/action/action-context.js";
import type { EffectData, EffectVariant } from "../../../../src/features/action/effects/definition.js";
import { allEffects } from "../../../../src/features/action/effects/index.js";
import type { ActionSettings } from "../../../../src/features/action/settings.js";
import { createResource } from "../../../../src/features/picker/index.js";
import { joinMessages } from "../../../../src/lib/join-messages.js";
import type { VariantEditorProps } from "../../../../src/list-editor/index.js";
import { render, write } from "../../../kit/render.js";
import { sourceOf } from "../../picker/open-picker.js";
import { settingsWith } from "../open-model.js";
import { judgedAt } from "./judged.js";

/** An effect in its editor, on the screen of someone who uses it: what it gives back is what it shows next. */
export async function editEffect<T extends EffectData>(
  definition: EffectVariant<T>,
  Editor: ComponentType<VariantEditorProps<T>>,
  effect: T,
  options: {
    settings?: Partial<ActionSettings>;
    items?: readonly ResourceItem[];
    choices?: readonly ResourceItem[];
  } = {},
) {
  const settings = settingsWith(options.settings);
  const lists = listsOf(options.items ?? [], options.choices ?? []);
  const { limits, locale } = settings;
  const validationContext = () => ({ ...judgedAt("2026-11-22 10:00"), limits, locale, lists });
  const context: ActionContext = {
    settings,
    lists,
    // Editors that ask the server for more than lists are tested with what they ask for.
    page: { lists } as ActionContext["page"],
    effects: allEffects,
    editors: {},
    reportError() {},
    validationContext,
  };
  const changes: [effect: T, field: string][] = [];
  function Operator() {
    const [shown, setShown] = useState(effect);
    const messageOf = (found: readonly { field: string; message: string }[] | undefined, field: string) =>
      found?.find((each) => each.field === field)?.message;
    return (
      <ActionProvider value={context}>
        <Editor
          value={shown}
          onChange={(next, field) => {
            changes.push([next, field]);
            setShown(next);
          }}
          locale={settings.locale}
          errorAt={(...fields) => {
            const problems = definition.problems?.(shown, validationContext());
            return joinMessages(fields.map((field) => messageOf(problems, field)));
          }}
          warningAt={(field) => messageOf(definition.warnings?.(shown, validationContext()), field)}
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

function listsOf(items: readonly ResourceItem[], choices: readonly ResourceItem[]): ActionContext["lists"] {
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
