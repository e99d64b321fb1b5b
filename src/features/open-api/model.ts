import { atom, type createStore } from "jotai/vanilla";
import type { Trigger } from "../../api/open-api-triggers.js";
import { createAnnouncement, createDialogState } from "../../editor/index.js";
import { createCountsModel } from "./counts/counts-model.js";
import { createReadCounts } from "./counts/read-counts.js";
import type { OpenApiDialog } from "./dialogs.js";
import { createDraftDialogs } from "./draft-dialogs.js";
import { createLogModel } from "./logs/log-model.js";
import type { ReadLogs } from "./logs/new-calls.js";
import type { OpenApiModel } from "./open-api-model.js";
import { createOpenTrigger } from "./open-trigger.js";
import type { OpenApiQueries } from "./queries.js";
import type { OpenApiSettings, SectionName } from "./settings.js";
import { createTokenShows } from "./tokens/token-shows.js";

/** Makes the model of one console. Its atoms live in `store`; `wait` calls back after so many milliseconds. */
export function createOpenApiModel(options: {
  store: ReturnType<typeof createStore>;
  settings: OpenApiSettings;
  queries(): OpenApiQueries;
  readLogs: ReadLogs;
  wait(ms: number, act: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Something unsaved was edited. */
  onEdit(): void;
}): OpenApiModel {
  const { store, wait, now, onEdit } = options;
  const settings = atom<OpenApiSettings>(options.settings);
  const section = atom<SectionName>(options.settings.sections[0] ?? "codes");
  const codeId = atom<number | null>(null);
  const alerts = atom<Readonly<Partial<Record<SectionName, readonly string[]>>>>({});
  const { announcement, announce } = createAnnouncement(store);
  const forbidden = atom<ReadonlyMap<string, readonly string[]>>(new Map<string, readonly string[]>());
  const trigger = createOpenTrigger(store, () => {
    // The message was about the trigger before.
    warn("triggers", []);
  });
  const dialogs = createDialogState<OpenApiDialog>(store);
  const tokens = createTokenShows(store, wait);
  const logs = createLogModel({ store, read: options.readLogs, wait, now });
  const counts = createCountsModel(store, now);
  /** The code that the page has named among those that are shown: it has the focus once it is there. */
  let codeWish: number | null = null;
  const readCounts = createReadCounts();

  function warn(of: SectionName, lines: readonly string[]): void {
    store.set(alerts, { ...store.get(alerts), [of]: lines });
  }

  /** Forgets everything that another server answered, and what was written of it. */
  function leaveServer(): void {
    tokens.hideAll();
    tokens.endIssue();
    dialogs.leave();
    logs.forget();
    readCounts.forget();
    store.set(forbidden, new Map());
    store.set(alerts, {});
    // Made anew from what this one has.
    trigger.renew();
  }

  /** Nothing that was shown in one section stays for another, and counts begin with the days that it is now. */
  function goToSection(next: SectionName): void {
    if (next === store.get(section)) return;
    tokens.hideRevealed();
    codeWish = null;
    if (next === "counts") counts.anchor();
    store.set(section, next);
  }

  return {
    atoms: {
      settings,
      section,
      codeId,
      alerts,
      announcement,
      forbidden,
      ...trigger.atoms,
    },
    dialogs: createDraftDialogs(dialogs, trigger, { onEdit, toTriggers: () => goToSection("triggers") }),
    tokens,
    logs,
    counts,
    settings: () => store.get(settings),
    section: () => store.get(section),
    codeId: () => store.get(codeId),
    isDirty: () => trigger.isDirty() || dialogs.unsaved() !== null,
    code: (id: number) =>
      options
        .queries()
        .codes.state()
        .data?.find((each) => each.id === id) ?? null,
    trigger: (id: number): Trigger | null =>
      options
        .queries()
        .triggers.state()
        .data?.find((each) => each.id === id) ?? null,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    configure(next: OpenApiSettings): void {
      const { server } = store.get(settings);
      store.set(settings, next);
      if (next.server !== server) leaveServer();
      if (next.readonly) tokens.hideRevealed();
      if (!next.sections.includes(store.get(section))) goToSection(next.sections[0] ?? "codes");
    },

    // ── What is shown ────────────────────────────────────────────────────────────────────────────
    show: goToSection,
    chooseCode: (id: number | null) => store.set(codeId, id),
    nameCode(id: number | null): void {
      store.set(codeId, id);
      codeWish = store.get(section) === "codes" ? id : null;
    },
    takeCodeWish(id: number): boolean {
      const isWished = codeWish === id;
      if (isWished) codeWish = null;
      return isWished;
    },
    announce,
    warn,
    forbid(tokenKey: string, lines: readonly string[]): void {
      store.set(forbidden, new Map(store.get(forbidden)).set(tokenKey, lines));
    },
    ...readCounts.commands,

    // ── The trigger that is open ─────────────────────────────────────────────────────────────────
    ...trigger.commands,
    edited: onEdit,
  };
}
