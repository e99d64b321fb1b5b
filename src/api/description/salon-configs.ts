import * as v from "valibot";
import * as salonConfigs from "../salon-configs.js";
import { calledBy, type DescribedCall } from "./call.js";
import { flagsAsOthers, numbersAsTexts } from "./deviations.js";
import { failureTexts } from "./failures.js";
import { id } from "./fields.js";
import {
  baseVersion,
  newSalonConfig,
  openingYear,
  salonConfig,
  settingsFailures,
  sharedFailures,
  specialDates,
} from "./salon-fields.js";

/* How a salon works, and when it is open (rules: salon-config-patch, opening-year). */

const each = { elements: ["salon-settings"], failures: settingsFailures } as const;

const kept = "Keys that no element knows: they are sent back as they came.";
const staleDays =
  'With `code: "stale"` what only others changed is taken over and the rest can be sent again; what both changed is asked for, day by day. What was saved before it is said.';

export const salonConfigDescriptions: readonly DescribedCall[] = [
  {
    ...calledBy("loadConfig", salonConfigs.loadConfigEndpoint),
    noneIs404: true,
    elements: ["reservation-panel", "reservation-schedule", "salon-settings"],
    query: { attr: v.optional(v.literal("opening")), y: v.optional(id) },
    answer: {
      status: 200,
      data: salonConfig,
      instead: [{ query: { attr: "opening" }, data: openingYear }],
      may: [
        "The data itself, without `data`.",
        numbersAsTexts,
        flagsAsOthers,
        "`weekdays` and `dates` as lists where they are empty or begin with 0.",
        kept,
      ],
    },
    when: "Without `attr`: when a reservation, a schedule or a section of the settings that needs it is first shown. With `attr=opening` and a year `y`: for each year of which a day is shown, and right before a year is saved. Read again when it is shown after 5 minutes.",
    failures: {
      ...sharedFailures,
      ...failureTexts(
        ["400", "401", "403", "422"],
        "In the settings the message stands in the section, with a button to read again. A panel leaves out what customers may do; a schedule has steps of 15 minutes and no hours.",
      ),
      "404":
        "In the settings it is no failure without `attr`: nothing is set up yet, all is off, and the first change creates it by POST. A year should never be 404: one of which nothing is known has the hours of the year before. A panel and a schedule do as for 403.",
    },
  },
  {
    ...each,
    ...calledBy("createConfig", salonConfigs.createConfigEndpoint),
    body: { json: newSalonConfig },
    answer: { status: 201, data: salonConfig },
    when: "At the first change of a salon of which nothing is set up: the whole of it, with that change.",
  },
  {
    ...each,
    ...calledBy("replaceConfig", salonConfigs.replaceConfigEndpoint),
    body: { json: v.looseObject({ ...salonConfig.entries, ...baseVersion }) },
    answer: { status: 200, data: salonConfig },
    stale: true,
    when: "When the steps of the times are saved, and at each change of what customers may do: the whole of it, keys that the element does not know too.",
    failures: {
      ...settingsFailures,
      "422":
        'With `code: "stale"` it is sent again over `current` where others have left these fields alone; otherwise it says that somebody was faster, or asks which of the two is right. Other messages are shown at their fields.',
    },
  },
  {
    ...each,
    ...calledBy("switchConfig", salonConfigs.switchConfigEndpoint),
    query: { attr: v.picklist(["enable_online", "sync_shift", "push_notification"]) },
    body: { json: v.looseObject({ value: v.boolean() }) },
    answer: { status: 200, data: salonConfig },
    when: "At each press of one of three switches; `push_notification` writes `push_notification_status`. Of several quick presses the last state is sent.",
    failures: {
      ...settingsFailures,
      "400": "Its message is shown, `Not Allowed` for another key, and the switch goes back.",
      "422": "The messages are shown and the switch goes back.",
    },
  },
  {
    ...each,
    ...calledBy("replaceOpeningYear", salonConfigs.replaceOpeningYearEndpoint),
    body: { json: openingYear },
    answer: { status: 200, data: openingYear },
    when: "When the hours are saved, for each year that was edited: the whole year, over what is there by then.",
  },
  {
    ...each,
    ...calledBy("replaceSpecialDates", salonConfigs.replaceSpecialDatesEndpoint),
    body: { json: v.looseObject({ special_dates: specialDates, ...baseVersion }) },
    answer: {
      status: 200,
      data: v.looseObject({ special_dates: specialDates }),
      may: ["The whole configuration: then it is not read again."],
    },
    stale: true,
    when: "When the hours are saved and special days were changed, after the years: those of all years.",
    failures: { ...settingsFailures, "422": staleDays },
  },
];
