import { readId } from "../../element-base/index.js";
import type { OpenApiModel, OpenTrigger, SectionName } from "../../features/open-api/index.js";
import type { PlainObject } from "../../lib/plain-data.js";

/** The element as what is shown sees it. */
export interface ShownDeps {
  model(): OpenApiModel;
  /** Tells the element what its property is from now on; it then has all of them looked at again. */
  setProperty(name: string, value: string | number | null): void;
  emit(type: string, detail: PlainObject): void;
}

/** Section, code and trigger that a page asks for. */
export interface AskedPlace {
  readonly section: SectionName;
  readonly code: number | null;
  readonly trigger: number | null;
}

/** Which section, code and trigger are shown: as the page asks, or the operator goes on from there. */
export class ShownPlace {
  /** Last request of the page, to see when it asks for something else. */
  #asked: AskedPlace = { section: "codes", code: null, trigger: null };

  constructor(readonly deps: ShownDeps) {}

  /** The page may ask for something else. An id that cannot be read keeps the current one. */
  follow(asked: AskedPlace): void {
    const [before, model] = [this.#asked, this.deps.model()];
    this.#asked = {
      section: asked.section,
      code: asked.code === readId(asked.code) ? asked.code : before.code,
      trigger: asked.trigger === readId(asked.trigger) ? asked.trigger : before.trigger,
    };
    const { section, code, trigger } = this.#asked;
    const { sections } = model.settings();
    if (section !== before.section)
      model.show(sections.includes(section) ? section : (sections[0] ?? section));
    if (code !== before.code) model.nameCode(code);
    if (trigger !== before.trigger) model.goToTrigger(trigger);
  }

  showSection(section: SectionName): void {
    if (section === this.deps.model().section()) return;
    this.deps.model().show(section);
    this.#notify("section", section, { section });
    this.deps.emit("section-change", { section });
  }

  chooseCode(code: number): void {
    this.deps.model().chooseCode(code);
    this.#notify("service-code-id", code, { code });
    this.deps.emit("service-code-select", { serviceCodeId: code });
  }

  /** Unsaved work is asked about first. */
  openTrigger(next: OpenTrigger): void {
    const model = this.deps.model();
    model.wishFocus();
    model.goToTrigger(next);
    this.#notifyTrigger(model.openTrigger());
  }

  /** The one that is open is not there. */
  triggerGone(): void {
    this.deps.model().goToTrigger(null);
    this.#notifyTrigger(null);
  }

  /** A new trigger has its id from now on. */
  nameTrigger(id: number): void {
    this.deps.model().named(id);
    this.#notifyTrigger(id);
  }

  #notifyTrigger(open: OpenTrigger): void {
    const trigger = typeof open === "number" ? open : null;
    this.#notify("trigger-id", trigger, { trigger });
  }

  #notify(name: string, value: string | number | null, asked: Partial<AskedPlace>): void {
    // The property is told last: it has the element look at all of them again.
    this.#asked = { ...this.#asked, ...asked };
    this.deps.setProperty(name, value);
  }
}
