/** Marks the inputs that are ours. */
export const mark = "data-mirrored";

/**
 * Keeps hidden inputs in step with an element, for pages that gather a form by script: jQuery's `serialize()` knows no custom
 * elements. `data-mirror` on the element names them; one of the page's own, a hidden input of the form, is used where
 * there is one.
 */
export class FormMirror {
  /** A morph takes away what the server did not send. */
  readonly #watch = new MutationObserver(() => this.refresh());

  constructor(
    readonly host: HTMLElement,
    readonly source: { form(): HTMLFormElement | null; values(): readonly string[]; isDisabled(): boolean },
  ) {}

  refresh(): void {
    this.#watch.disconnect();
    const name = this.host.getAttribute("data-mirror");
    const form = this.source.form();
    const own = [...this.host.querySelectorAll<HTMLInputElement>(`:scope > input[${mark}]`)];
    if (!name || !form) {
      for (const input of own) input.remove();
      return;
    }
    const values = this.source.values();
    const given = own.length === 0 ? pageInput(form, name) : null;
    if (given) {
      given.value = values.join(",");
      return;
    }
    const inputs = values.map((_, at) => own[at] ?? this.#addInput());
    for (const extra of own.slice(values.length)) extra.remove();
    inputs.forEach((input, at) => {
      input.name = name;
      input.value = values[at] ?? "";
      input.disabled = this.source.isDisabled();
    });
    this.#watch.observe(this.host, { subtree: true, childList: true, attributes: true });
  }

  #addInput(): HTMLInputElement {
    const input = this.host.ownerDocument.createElement("input");
    input.type = "hidden";
    input.setAttribute(mark, "");
    this.host.append(input);
    return input;
  }
}

function pageInput(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  return inputs.find((input) => input.name === name && !input.hasAttribute(mark)) ?? null;
}
