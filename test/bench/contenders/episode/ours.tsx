import "../../../../src/entries/episode-editor.js";
import type { EpisodeEditorElement } from "../../../../src/entries/episode-editor.js";
import { readEpisode } from "../../../../src/features/episode/entity.js";
import { kindOf } from "../../../../src/features/episode/kinds.js";
import { baseMoment } from "../../../../src/features/episode/moments/sample.js";
import { plannedSteps } from "../../../../src/features/episode/moments/schedule.js";
import { findMissed } from "../../../../src/features/episode/on-request/missed.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";

let editor = document.createElement("episode-editor") as EpisodeEditorElement;
const panels = () => editor.shadowRoot?.querySelectorAll<HTMLElement>("section[data-row]") ?? [];
const inPanel = <E extends HTMLElement>(at: number, selector: string) =>
  panels()[at]?.querySelector<E>(selector) ?? null;

Object.assign(window, {
  bench: {
    mount(root: HTMLElement, episode: PlainObject, reservations: unknown) {
      editor = document.createElement("episode-editor") as EpisodeEditorElement;
      editor.value = episode;
      editor.reservations = reservations as never;
      editor.setAttribute("salon-id", "1");
      editor.style.cssText = "display: block; width: 720px";
      root.append(editor);
    },
    unmount: () => editor.remove(),
    count: () => panels().length,
    row: (at: number) => panels()[at],
    toggle: (at: number) => inPanel(at, "[aria-expanded]"),
    text: (at: number) => inPanel(at, "[role=textbox][data-field=text]"),
    days: (at: number) => inPanel(at, "[data-field=days]"),
    model: (at: number) => editor.value.steps[at]?.content.text,
    dates: () => editor.shadowRoot?.querySelector(".episode-plan")?.textContent,
    /** As an operator does it by keys: lifted, to the first place, dropped. */
    toTop(at: number) {
      const grip = inPanel(at, "[data-field=grip]");
      grip?.focus();
      for (const key of [" ", "Home", " "])
        grip?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    },
    undo: () => editor.undo(),
    /** Milliseconds of what is worked out alone: all moments, and which steps are over for every reservation. */
    alone() {
      const [{ reservations }, { base }] = [editor, kindOf(editor.value.type)];
      const [sample] = reservations;
      const { rows } = readEpisode(editor.value) ?? { rows: [] };
      if (sample === undefined) throw new Error("there is no reservation");
      const start = performance.now();
      const planned = plannedSteps(rows, baseMoment(sample, base));
      const counted = performance.now();
      const missed = findMissed(planned, { reservations, sample, base, now: Number.MAX_SAFE_INTEGER });
      const end = performance.now();
      if (missed.length !== reservations.length) throw new Error("every reservation has steps that are over");
      return { moments: counted - start, missed: end - counted };
    },
  },
});
