/** Signs of libraries that send the forms of a page by themselves, and read each field themselves. */
interface SendingLibraries {
  jQuery?: { fn?: { ajaxSubmit?: unknown }; rails?: unknown };
  Rails?: unknown;
  up?: { form?: { isSubmittable?(form: HTMLFormElement): boolean } };
}

const notified = new WeakSet<HTMLElement>();

/** With `debug` who makes the page reads, once for an element, that a library may send its form without its entry. */
export function hintAtMirror(
  host: HTMLElement,
  form: HTMLFormElement | null,
  debug: boolean | undefined,
): void {
  const name = host.getAttribute("name");
  if (!debug || !form || !name || notified.has(host)) return;
  const library = libraryOf(form);
  if (library === null) return;
  notified.add(host);
  console.warn(
    `<${host.localName} name="${name}">: ${library} sends nothing of it, or "[object Object]"; write data-mirror="${name}" in place of name.`,
  );
}

function libraryOf(form: HTMLFormElement): string | null {
  const { jQuery, Rails, up } = window as SendingLibraries;
  if (jQuery?.fn?.ajaxSubmit) return "jquery.form";
  // @rails/ujs leaves multipart forms to `FormData`.
  const isGathered = Rails ? form.enctype !== "multipart/form-data" : jQuery?.rails;
  if (isGathered && form.hasAttribute("data-remote")) return "rails-ujs";
  return up?.form?.isSubmittable?.(form) ? "Unpoly" : null;
}
