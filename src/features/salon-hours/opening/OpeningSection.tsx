import { useAtomValue, useStore } from "jotai";
import { useEffect, useLayoutEffect, useState } from "react";
import { useQuery } from "../../../collection/index.js";
import { usePrefetch } from "../../../kit/Deferred.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { tokyoDay } from "../../../lib/dates/days.js";
import { serverNow } from "../../../lib/dates/server-clock.js";
import { newConfig, SectionAlert, useSalon, useSalonSettings } from "../../salon/index.js";
import { Affected } from "./Affected.js";
import { Calendar, placeOf } from "./Calendar.js";
import { holidaysPart } from "./deferred.js";
import { OpeningBar } from "./OpeningBar.js";
import { OpeningConflicts } from "./OpeningConflicts.js";
import { OpeningDialogs } from "./OpeningDialogs.js";
import { OpeningProvider } from "./opening-context.js";
import { createOpeningEditor, type OpeningEditor } from "./opening-editor.js";
import { SlotField } from "./SlotField.js";
import { SpecialDays } from "./SpecialDays.js";
import { openingStyles } from "./styles.js";
import { UndoArea } from "./UndoArea.js";
import { WeekHours } from "./WeekHours.js";
import { YearBar } from "./YearBar.js";

/** When the salon is open: a week for each year, special days, single days. */
export function OpeningSection() {
  useSheets(openingStyles);
  usePrefetch(holidaysPart);
  const { model } = useSalon();
  const store = useStore();
  // Only this part makes it, so what is there is its own.
  const editor = useAtomValue(model.atoms.drafts).opening as OpeningEditor | undefined;
  // Before the picture: it would be empty for a moment.
  useLayoutEffect(() => {
    if (editor) return;
    model.edit(
      "opening",
      createOpeningEditor({
        store,
        restored: model.takeRestored("opening"),
        now: () => performance.now(),
        onEdit: model.edited,
      }),
    );
  }, [editor, model, store]);
  return editor ? (
    <OpeningProvider value={editor}>
      <Content editor={editor} />
    </OpeningProvider>
  ) : null;
}

function Content({ editor }: { editor: OpeningEditor }) {
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const year = useAtomValue(model.atoms.year);
  const isShown = useAtomValue(model.atoms.section) === "opening";
  const isSaving = useAtomValue(editor.atoms.isSaving);
  const config = useAtomValue(editor.atoms.config);
  const hours = useAtomValue(editor.atoms.present).years[year];
  // The month stays while another year is on its way.
  const [place, setPlace] = useState(() => placeOf(tokyoDay(serverNow())));
  const queries = actions.queries();
  const [ofConfig, ofYear] = [queries.config, queries.opening(year)];
  const [configNow, yearNow] = [useQuery(ofConfig), useQuery(ofYear)];
  useEffect(() => {
    if (!isShown) return;
    ofConfig.refresh();
    ofYear.refresh();
  }, [isShown, ofConfig, ofYear]);
  // An answer that comes during a save is taken after it.
  useLayoutEffect(() => {
    if (!isSaving && yearNow.is === "ready") editor.receiveYear(year, yearNow.data);
  }, [isSaving, yearNow, year, editor]);
  useLayoutEffect(() => {
    if (isSaving || configNow.is !== "ready") return;
    // A configuration that is not set up yet looks the same each time that it is asked for.
    if (configNow.data !== null) editor.receiveConfig(configNow.data);
    else if (editor.config() === null) editor.receiveConfig(newConfig());
  }, [isSaving, configNow, editor]);

  const isLoading = yearNow.is === "loading" || configNow.is === "loading";
  return (
    <>
      <UndoArea>
        <SectionAlert section="opening" queries={[ofConfig, ofYear]} />
        <OpeningConflicts />
        <YearBar />
        {isLoading && !(hours && config) ? <Skeleton label={words.loading} /> : null}
        {hours && config ? (
          <>
            <WeekHours year={year} hours={hours} />
            <Calendar year={year} hours={hours} place={place} onGo={setPlace} />
          </>
        ) : null}
        {config ? (
          <>
            <SpecialDays year={year} />
            <SlotField />
            {fixed ? null : <Affected />}
          </>
        ) : null}
        {fixed ? null : <OpeningBar />}
      </UndoArea>
      <OpeningDialogs />
    </>
  );
}
