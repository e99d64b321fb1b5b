import { useAtomValue } from "jotai";
import { memo } from "react";
import { Button } from "../../../kit/Button.js";
import { Field } from "../../../kit/Field.js";
import { PlusIcon } from "../../../kit/icons.js";
import { Notice } from "../../../kit/Notice.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import { Section } from "../../../kit/Section.js";
import { Toolbar } from "../../../kit/Toolbar.js";
import { messagesAt } from "../../../list-editor/index.js";
import { foreignZoneOf, holdsHours, modeOf } from "../entity.js";
import { useNotification, useNotificationSettings, useShownProblems } from "../notification-context.js";
import { presets } from "./presets.js";
import { TimingRow } from "./TimingRow.js";
import { WeekGrid } from "./WeekGrid.js";
import { overlapping } from "./week.js";

/** When it notifies: always, or at the hours of a week, as rows or painted. */
export const Hours = memo(function Hours() {
  const { model } = useNotification();
  const { words, fixed } = useNotificationSettings();
  const state = useAtomValue(model.atoms.state);
  const problems = useShownProblems(null);
  const mode = modeOf(state);
  const isKnown = mode === "always" || mode === "window";
  const zone = foreignZoneOf(state);
  const error = messagesAt(problems, "timings");
  return (
    <Section title={words.hours}>
      <Field label={words.mode} group warning={isKnown ? undefined : words.unknownMode(mode)}>
        <RadioGroup<"always" | "window">
          layout="row"
          options={[
            { value: "always", label: words.always },
            { value: "window", label: words.window },
          ]}
          value={isKnown ? mode : null}
          onChange={model.chooseMode}
          disabled={fixed}
          data-field="mode"
        />
      </Field>
      {fixed ? null : <Presets />}
      <p className="notification-note">{zone === null ? words.tokyo : words.zone(zone)}</p>
      {error ? <Notice tone="danger">{error}</Notice> : null}
      {mode === "always" ? null : <Window isOpaque={holdsHours(state)} />}
    </Section>
  );
});

/** Buttons for usual hours; the result is seen in the rows, and in the sentence. */
function Presets() {
  const { model } = useNotification();
  const { words } = useNotificationSettings();
  return (
    <Toolbar className="hours-presets" label={words.presets}>
      {presets.map((preset) => (
        <Button
          key={preset}
          size="s"
          title={words.presetHints[preset]}
          onPress={() => model.choosePreset(preset)}
        >
          {words.presetNames[preset]}
        </Button>
      ))}
    </Toolbar>
  );
}

/** With more than these only those near the screen are drawn whole. */
const manyRows = 20;

/** `isOpaque`: what is stored for its rows is none. */
function Window({ isOpaque }: { isOpaque: boolean }) {
  const { model } = useNotification();
  const { words, fixed } = useNotificationSettings();
  const rows = useAtomValue(model.atoms.rows);
  const overlaps = overlapping(rows.map(({ value }) => value));
  return (
    <>
      {rows.length === 0 ? (
        <p className="notification-note">{isOpaque ? words.opaqueTiming : words.noTimings}</p>
      ) : null}
      <div role="list" className="timings" aria-label={words.hours}>
        {rows.map((row, at) => (
          <TimingRow
            key={row.key}
            row={row}
            number={at + 1}
            overlaps={overlaps[at] ?? false}
            isWatched={rows.length > manyRows}
          />
        ))}
      </div>
      {fixed ? null : (
        <div>
          <Button icon={<PlusIcon />} onPress={model.addTiming} data-field="timings">
            {words.addTiming}
          </Button>
        </div>
      )}
      <WeekGrid />
    </>
  );
}
