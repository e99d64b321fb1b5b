import type { EditorModel, FinishResult } from "../editor/index.js";
import type { PlainObject } from "../lib/plain-data.js";
import { EditorElement } from "./editor-element.js";
import { unknownTypes } from "./type-lists.js";

/** The base of the elements that finish a list of variants. It reads what the page asks of every such editor. */
export abstract class ListEditorElement<Model extends EditorModel> extends EditorElement<Model> {
  override get value(): PlainObject {
    return super.value as PlainObject;
  }
  override set value(value: unknown) {
    super.value = value;
  }

  /** Finishes. While a finish is in flight, a second call makes no second request and resolves with the first. */
  override submit(): Promise<FinishResult> {
    return super.submit() as Promise<FinishResult>;
  }

  /** The ids of all types that the list may have. */
  protected abstract readonly typeIds: readonly number[];

  /** The `ListEditorSettings` of this element, which its feature's settings extend. */
  protected listSettings() {
    return {
      ...this.editorSettings(),
      swatch: this.setting<readonly string[] | null>("swatch")?.map(Number) ?? null,
      disabledTypes: this.setting<readonly string[] | null>("disabled-types")?.map(Number) ?? [],
    };
  }

  protected override inputProblem(name: string): string | null {
    const idsOf = (attribute: string) => this.setting<readonly string[] | null>(attribute) ?? [];
    return unknownTypes(name, idsOf, this.typeIds) ?? super.inputProblem(name);
  }
}
