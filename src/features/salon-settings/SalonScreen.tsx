import { useAtomValue } from "jotai";
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo } from "react";
import { Announcement, DialogOffer, ScreenFrame } from "../../editor/index.js";
import { ConfirmDialog } from "../../kit/ConfirmDialog.js";
import { Deferred, type DeferredPart, usePrefetch } from "../../kit/Deferred.js";
import { EmptyState } from "../../kit/EmptyState.js";
import { CalendarIcon } from "../../kit/icons.js";
import { Select } from "../../kit/Select.js";
import { Tabs } from "../../kit/Tabs.js";
import {
  type SalonActions,
  SalonProvider,
  type SalonScreenContext,
  type SectionName,
  sectionOf,
  useSalon,
  useSalonSettings,
} from "../salon/index.js";
import { CalendarDialogs, CalendarsSection, CalendarTrouble } from "../salon-calendars/index.js";
import { openingPart } from "../salon-hours/index.js";
import { ItemDialogs, ItemsSection } from "../salon-items/index.js";
import { onlinePart, UrlDialogs, UrlsSection } from "../salon-online/index.js";

/** The screen of a salon's settings. Memoized: the section that the page reads is no reason to draw all of it again. */
export const SalonScreen = memo(function SalonScreen(props: SalonScreenContext & { actions: SalonActions }) {
  const { model, commands, actions } = props;
  const context = useMemo<SalonScreenContext>(
    () => ({ model, commands, actions }),
    [model, commands, actions],
  );
  const { locale, salon, server } = useAtomValue(model.atoms.settings);
  // Before anything can be pressed, and as long as the screen is there.
  useLayoutEffect(() => actions.watch(), [actions]);
  return (
    <SalonProvider value={context}>
      <ScreenFrame commands={commands} locale={locale} alerts={false} tools={<Dialogs />}>
        <Announcement of={model.atoms.announcement} />
        {salon === null ? (
          <NoSalon />
        ) : (
          // With another salon, everything that was opened or typed goes.
          <div key={`${server} ${salon}`} className="salon">
            <Offer />
            <CalendarTrouble />
            <Sections />
          </div>
        )}
      </ScreenFrame>
    </SalonProvider>
  );
});

function NoSalon() {
  const { words } = useSalonSettings();
  return <EmptyState icon={<CalendarIcon size={20} />} title={words.noSalon} />;
}

/** Offer of work that was unsaved when the page went. */
function Offer() {
  const { model } = useSalon();
  const { settings, words } = useSalonSettings();
  return (
    <DialogOffer
      dialogs={model.dialogs}
      titleOf={(dialog) => words.sections[sectionOf(dialog)]}
      locale={settings.locale}
    />
  );
}

/** The sections as tabs, and as one list to choose from where there is no room. */
function Sections() {
  const { model, actions } = useSalon();
  const { settings, words } = useSalonSettings();
  const section = useAtomValue(model.atoms.section);
  const unsaved = useAtomValue(model.atoms.unsavedSections);
  const names = settings.sections.map((id) => ({
    id,
    label: unsaved.includes(id) ? words.unsavedTab(words.sections[id]) : words.sections[id],
  }));
  return (
    <>
      <div className="salon-narrow">
        <Select
          label={words.settings}
          options={names.map(({ id, label }) => ({ value: id, label }))}
          value={section}
          onChange={actions.showSection}
        />
      </div>
      <Tabs
        label={words.settings}
        tabs={names}
        selected={section}
        onSelect={actions.showSection}
        panel={panelOf}
      />
      {settings.sections.includes("opening") ? <Ahead comes={openingPart} /> : null}
      {settings.sections.includes("online") ? <Ahead comes={onlinePart} /> : null}
    </>
  );
}

/** A part comes while the page rests. */
function Ahead({ comes }: { comes: DeferredPart<unknown> }) {
  usePrefetch(comes);
  return null;
}

function panelOf(name: SectionName): ReactNode {
  switch (name) {
    case "courses":
    case "resources":
      return <ItemsSection kind={name} />;
    case "opening":
      return <OpeningOnRequest />;
    case "online":
      return <OnlineOnRequest />;
    case "calendars":
      return <CalendarsSection />;
    case "urls":
      return <UrlsSection />;
  }
}

function useWaitWords() {
  const { words } = useSalonSettings();
  return { loading: words.loading, failed: words.partFailed, retry: words.loadAgain };
}

function OpeningOnRequest() {
  const words = useWaitWords();
  return (
    <Deferred part={openingPart} words={words}>
      {({ OpeningSection }) => <OpeningSection />}
    </Deferred>
  );
}

function OnlineOnRequest() {
  const words = useWaitWords();
  return (
    <Deferred part={onlinePart} words={words}>
      {({ OnlineSection }) => <OnlineSection />}
    </Deferred>
  );
}

/** Those of hours and of online booking come with their parts. */
function Dialogs() {
  return (
    <>
      <LeavingQuestion />
      <ItemDialogs />
      <CalendarDialogs />
      <UrlDialogs />
    </>
  );
}

/** The page names another salon while something of this one is unsaved. */
function LeavingQuestion() {
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const isAsked = useAtomValue(model.atoms.leavingFor) !== null;
  const unsaved = [useAtomValue(model.dialogs.atoms.shown), useAtomValue(model.atoms.unsavedSections)];
  // It may be saved by now: then nothing is left to be asked.
  useEffect(() => {
    if (isAsked && !model.isDirty()) model.answerLeaving(true);
  }, [isAsked, model, ...unsaved]);
  return !isAsked ? null : (
    <ConfirmDialog
      open
      title={words.unsaved}
      confirmLabel={words.discard}
      cancelLabel={words.keepEditing}
      destructive
      onAnswer={(mayLeave) => {
        model.answerLeaving(mayLeave);
        if (!mayLeave) actions.keepSalon();
      }}
    />
  );
}
