import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { readFlag } from "../../api/read-fields.js";
import type { CalendarLink } from "../../api/salon-calendars.js";
import { useQuery } from "../../collection/index.js";
import { Skeleton } from "../../kit/Skeleton.js";
import { Switch } from "../../kit/Switch.js";
import { ListHead, SectionAlert, useSalon, useSalonSettings } from "../salon/index.js";
import { itemName } from "../salon-items/index.js";
import { AccountList } from "./AccountList.js";
import { shownLinks } from "./calendar-list.js";
import { LinkRow } from "./LinkRow.js";
import { useCalendarWords } from "./use-calendar-words.js";
import { WaitReports } from "./WaitReports.js";

/** The calendars that a salon is tied to (rules: calendar-links). */
export function CalendarsSection() {
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useCalendarWords();
  const queries = actions.queries();
  const config = useQuery(queries.config);
  const state = useQuery(queries.calendars);
  const resources = useQuery(queries.items("resources"));
  const waits = useAtomValue(actions.waits);
  const isShown = useAtomValue(model.atoms.section) === "calendars";
  const refresh = useEffectEvent(() => {
    queries.config.refresh();
    queries.items("resources").refresh();
    // A link that waits to be read is not read before its time.
    if (waits.length === 0) queries.calendars.refresh();
  });
  useEffect(() => {
    if (isShown) refresh();
  }, [isShown]);
  const isLoading = state.is === "loading" || resources.is === "loading";
  const calendars = isLoading ? null : state.data;
  return (
    <div className="salon-section">
      <SectionAlert
        section="calendars"
        queries={[queries.config, queries.calendars, queries.items("resources")]}
      />
      <WaitReports />
      {config.is === "ready" ? (
        <div>
          <Switch
            label={own.sync}
            checked={readFlag(config.data?.sync_shift) === true}
            disabled={fixed}
            onChange={(isOn) => actions.setSwitch("calendars", "sync_shift", isOn)}
          />
        </div>
      ) : null}
      {isLoading ? <Skeleton label={words.loading} /> : null}
      {calendars === null ? null : (
        <>
          <AccountList calendars={calendars} />
          <LinkList
            links={shownLinks(calendars)}
            targetOf={({ resourceId }) =>
              resourceId === null
                ? words.whole
                : (itemName(resourceId, resources, {
                    deleted: words.deletedResource,
                    noName: words.noName,
                  }) ?? words.loading)
            }
          />
        </>
      )}
    </div>
  );
}

function LinkList(props: { links: readonly CalendarLink[]; targetOf(link: CalendarLink): string }) {
  const { links, targetOf } = props;
  const { model } = useSalon();
  const own = useCalendarWords();
  return (
    <div className="salon-calendar-part">
      <ListHead
        section="calendars"
        title={own.links}
        addLabel={own.add}
        onAdd={() => model.dialogs.open({ is: "add-calendar" })}
      />
      {links.length === 0 ? <p className="salon-hint">{own.noLinks}</p> : null}
      {links.length > 0 ? (
        <ul className="salon-list salon-card" aria-label={own.links}>
          {links.map((link) => (
            <li key={link.primaryId}>
              <LinkRow link={link} target={targetOf(link)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
