import { useAtomValue } from "jotai";
import { memo, type ReactNode, useLayoutEffect, useMemo } from "react";
import { Announcement, DialogOffer, ScreenFrame } from "../../editor/index.js";
import { Deferred, usePrefetch } from "../../kit/Deferred.js";
import { Select } from "../../kit/Select.js";
import { Tabs } from "../../kit/Tabs.js";
import type { OpenApiActions } from "./actions.js";
import { CodesSection } from "./codes/CodesSection.js";
import { TokenDialogs } from "./codes/TokenDialogs.js";
import { CountsSection } from "./counts/CountsSection.js";
import { triggersPart } from "./deferred.js";
import { LogDialog } from "./logs/LogDialog.js";
import { LogsSection } from "./logs/LogsSection.js";
import {
  OpenApiProvider,
  type OpenApiScreenContext,
  useOpenApi,
  useOpenApiSettings,
} from "./open-api-context.js";
import type { SectionName } from "./settings.js";

/** The console's screen. Memoized: the section that the page reads is no reason to draw all of it again. */
export const OpenApiScreen = memo(function OpenApiScreen(
  props: OpenApiScreenContext & { actions: OpenApiActions },
) {
  const { model, commands, actions } = props;
  const context = useMemo<OpenApiScreenContext>(
    () => ({ model, commands, actions }),
    [model, commands, actions],
  );
  const { locale, sections } = useAtomValue(model.atoms.settings);
  // Before anything can be pressed, and as long as the screen is there.
  useLayoutEffect(() => actions.watch(), [actions]);
  return (
    <OpenApiProvider value={context}>
      <ScreenFrame commands={commands} locale={locale} alerts={false} tools={<Dialogs />}>
        <Offer />
        <Announcement of={model.atoms.announcement} />
        <Sections />
        {sections.includes("triggers") ? <TriggersAhead /> : null}
      </ScreenFrame>
    </OpenApiProvider>
  );
});

/** Offer of work that was unsaved when the page went. */
function Offer() {
  const { model } = useOpenApi();
  const { settings, words } = useOpenApiSettings();
  return (
    <DialogOffer dialogs={model.dialogs} titleOf={() => words.sections.triggers} locale={settings.locale} />
  );
}

/** The sections as tabs, and as one list to choose from where there is no room. */
function Sections() {
  const { model, actions } = useOpenApi();
  const { settings, words } = useOpenApiSettings();
  const section = useAtomValue(model.atoms.section);
  const isUnsaved = useAtomValue(model.atoms.triggerDirty);
  const names = settings.sections.map((id) => ({
    id,
    label: id === "triggers" && isUnsaved ? words.unsavedTab(words.sections[id]) : words.sections[id],
  }));
  return (
    <div className="open-api">
      <div className="open-api-narrow">
        <Select
          label={words.console}
          options={names.map(({ id, label }) => ({ value: id, label }))}
          value={section}
          onChange={actions.showSection}
        />
      </div>
      <Tabs
        label={words.console}
        tabs={names}
        selected={section}
        onSelect={actions.showSection}
        panel={panelOf}
      />
    </div>
  );
}

/** The part of the triggers comes while the page rests. */
function TriggersAhead() {
  usePrefetch(triggersPart);
  return null;
}

function panelOf(name: SectionName): ReactNode {
  switch (name) {
    case "codes":
      return <CodesSection />;
    case "counts":
      return <CountsSection />;
    case "logs":
      return <LogsSection />;
    case "triggers":
      return <TriggersOnRequest />;
  }
}

function TriggersOnRequest() {
  const { words } = useOpenApiSettings();
  return (
    <Deferred
      part={triggersPart}
      words={{ loading: words.loading, failed: words.partFailed, retry: words.loadAgain }}
    >
      {({ TriggersSection }) => <TriggersSection />}
    </Deferred>
  );
}

function Dialogs() {
  const { model } = useOpenApi();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  if (dialog === null) return null;
  switch (dialog.is) {
    case "log":
      return <LogDialog log={dialog.log} />;
    case "issue":
    case "issued":
    case "revoke":
      return <TokenDialogs dialog={dialog} />;
    default:
      // Those of a trigger come with its part.
      return null;
  }
}
