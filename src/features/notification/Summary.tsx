import { useAtomValue } from "jotai";
import { memo } from "react";
import { useQuery } from "../../collection/index.js";
import { Section } from "../../kit/Section.js";
import { useNow } from "../../kit/use-now.js";
import { createSentenceFormat, useNames } from "../../references/index.js";
import { momentText } from "./channels/channel-text.js";
import { eventOf, modeOf } from "./entity.js";
import { offeredEvents } from "./events/offered.js";
import { deliveryOf } from "./hours/clock.js";
import { weekOf } from "./hours/week.js";
import { useNotification, useNotificationSettings } from "./notification-context.js";
import { sentenceOf } from "./sentence/sentence.js";

/** All of it in a sentence, when it would arrive, and how it looks. */
export const Summary = memo(function Summary() {
  const { model, services } = useNotification();
  const { settings, words } = useNotificationSettings();
  const { locale } = settings;
  const state = useAtomValue(model.atoms.state);
  const known = useQuery(services.boilerplate());
  const channels = useQuery(services.channels());
  const format = createSentenceFormat(useNames(), locale, "whole");
  // Another moment whenever the clock is looked at.
  useNow();
  const moment = services.moment();
  const roles = known.data?.roles ?? [];
  const delivery =
    modeOf(state) === "window" ? deliveryOf(weekOf(state.rows.map(({ value }) => value)), moment) : null;
  const event = eventOf(state)?.event;
  const sample = offeredEvents(known.data?.events ?? null, locale).find((each) => each.event === event);
  const hasSample = sample !== undefined && (sample.sampleTitle !== "" || sample.sampleBody !== "");
  return (
    <Section title={words.summary}>
      <div role="group" aria-label={words.summary} className="notification-sentence">
        <p>{sentenceOf(state, { format, roles, channels: channels.data })}</p>
        {delivery === null ? null : (
          <p className="notification-note">{words.ifNow(momentText(delivery, words.ifNowFormat, words))}</p>
        )}
      </div>
      <div role="group" aria-label={words.preview} className="notification-preview">
        <span className="notification-label">{words.preview}</span>
        {hasSample ? (
          <>
            <strong>
              <bdi>{sample.sampleTitle}</bdi>
            </strong>
            <p>{sample.sampleBody}</p>
          </>
        ) : (
          <p className="notification-note">{words.noPreview}</p>
        )}
      </div>
    </Section>
  );
});
