import { atom, type createStore } from "jotai/vanilla";
import type { CallCount } from "../../api/open-api-calls.js";
import type { Trigger } from "../../api/open-api-triggers.js";
import { createAnnouncement, createDialogState, type DialogWork } from "../../editor/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { createCountsModel } from "./counts/counts-model.js";
import { type OpenApiDialog, triggerOf } from "./dialogs.js";
import { createLogModel, type ReadLogs } from "./logs/log-model.js";
import type { OpenApiModel, OpenTrigger, TriggerEditing } from "./open-api-model.js";
import type { Period } from "./period/period.js";
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
  const openTrigger = atom<OpenTrigger>(null);
  const triggerSearch = atom("");
  const editing = atom<TriggerEditing | null>(null);
  const triggerDirty = atom((get) => {
    const editor = get(editing);
    return editor !== null && get(editor.atoms.dirty);
  });
  const restored = atom<PlainObject | null>(null);
  const leavingFor = atom<{ readonly to: OpenTrigger } | null>(null);
  const dialogs = createDialogState<OpenApiDialog>(store);
  const tokens = createTokenShows(store, wait);
  const logs = createLogModel({ store, read: options.readLogs, wait, now });
  const counts = createCountsModel(store, now);
  /** The operator has gone to a trigger, or back to the list: the focus goes there, too. */
  let focusWish = false;
  /** The code that the page has named among those that are shown: it has the focus once it is there. */
  let codeWish: number | null = null;
  /** The trigger that was open last. */
  let lastOpen: OpenTrigger = null;
  /** Counts that were read last, for figures of days that are among them. */
  let lastCounts: { readonly period: Period; readonly rows: readonly CallCount[] } | null = null;

  const isTriggerDirty = () => store.get(editing)?.isDirty() ?? false;

  /** Forgets everything that another server answered. What is written stays. */
  function leaveServer(): void {
    tokens.hideAll();
    tokens.endIssue();
    if (dialogs.unsaved() === null) dialogs.close();
    logs.forget();
    lastCounts = null;
    store.set(forbidden, new Map());
    store.set(alerts, {});
    // Made anew from what this one has.
    if (!isTriggerDirty()) store.set(editing, null);
  }

  function showTrigger(next: OpenTrigger): void {
    lastOpen = store.get(openTrigger);
    store.set(openTrigger, next);
    store.set(editing, null);
    store.set(leavingFor, null);
    // The message was about the trigger before.
    store.set(alerts, { ...store.get(alerts), triggers: [] });
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
      openTrigger,
      triggerSearch,
      editing,
      triggerDirty,
      restored,
      leavingFor,
    },
    dialogs: {
      ...dialogs,
      write(change: PlainObject, first: PlainObject): void {
        dialogs.write(change, first);
        onEdit();
      },
      /** A draft holds the editor of a trigger and one dialog over it. */
      offered: (): readonly DialogWork<OpenApiDialog>[] => {
        const [dialog, isOther] = [dialogs.unsaved(), isTriggerDirty()];
        return [...(dialog && isOther ? [dialog] : []), ...dialogs.offered()];
      },
      unsaved: (): DialogWork<OpenApiDialog> | null =>
        isTriggerDirty() ? (store.get(editing)?.work() ?? null) : dialogs.unsaved(),
      restoreOffered(): void {
        const [work, ...others] = dialogs.offered();
        if (work === undefined) return;
        const { dialog, written } = work;
        const target = triggerOf(dialog);
        const isTrigger = dialog.is === "trigger";
        goToSection("triggers");
        if (isTrigger || target !== store.get(openTrigger)) {
          // Unsaved edits of now are offered in the place of the restored work.
          const now = isTriggerDirty() ? store.get(editing)?.work() : undefined;
          dialogs.offer([...(isTrigger ? [] : [work]), ...(now ? [now] : []), ...others]);
          if (isTrigger) store.set(restored, { original: dialog.original, written });
          showTrigger(target);
        }
        if (!isTrigger) dialogs.restoreOffered();
      },
    },
    tokens,
    logs,
    counts,
    settings: () => store.get(settings),
    section: () => store.get(section),
    codeId: () => store.get(codeId),
    openTrigger: () => store.get(openTrigger),
    isDirty: () => isTriggerDirty() || dialogs.unsaved() !== null,
    isValid: () => store.get(editing)?.isValid() ?? true,
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
    warn(of: SectionName, lines: readonly string[]): void {
      store.set(alerts, { ...store.get(alerts), [of]: lines });
    },
    forbid(tokenKey: string, lines: readonly string[]): void {
      store.set(forbidden, new Map(store.get(forbidden)).set(tokenKey, lines));
    },
    countsRead(period: Period, rows: readonly CallCount[]): void {
      lastCounts = { period, rows };
    },
    knownCounts: (period: Period): readonly CallCount[] | null =>
      lastCounts && lastCounts.period.from <= period.from && lastCounts.period.to >= period.to
        ? lastCounts.rows
        : null,

    // ── The trigger that is open ─────────────────────────────────────────────────────────────────
    goToTrigger(next: OpenTrigger): void {
      if (next === store.get(openTrigger)) return;
      if (isTriggerDirty()) store.set(leavingFor, { to: next });
      else showTrigger(next);
    },
    answerLeaving(mayLeave: boolean): OpenTrigger | undefined {
      const asked = store.get(leavingFor);
      store.set(leavingFor, null);
      if (!mayLeave || asked === null) return undefined;
      showTrigger(asked.to);
      return asked.to;
    },
    wishFocus(): void {
      focusWish = true;
    },
    takeFocusWish(): { readonly from: OpenTrigger } | null {
      const wish = focusWish ? { from: lastOpen } : null;
      focusWish = false;
      return wish;
    },
    named: (id: number) => store.set(openTrigger, id),
    edit: (next: TriggerEditing) => store.set(editing, next),
    isEditing: (one: TriggerEditing) => store.get(editing) === one,
    takeRestored(): PlainObject | null {
      const work = store.get(restored);
      store.set(restored, null);
      return work;
    },
    edited: onEdit,
  };
}
