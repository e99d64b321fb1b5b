import { effects } from "../../../src/features/action/effects/index.js";
import { conditions } from "../../../src/features/filter/conditions/index.js";
import action from "../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../fixtures/defaults.json" with { type: "json" };
import { blankEpisode, quietEpisode, wholeEpisode } from "../../fixtures/episodes.js";
import filter from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { blankNotification, wholeNotification } from "../../fixtures/notifications.js";
import { openApiAnswer } from "../../fixtures/open-api.js";
import { demoActions } from "../../host/demo/actions.js";
import { demoEpisodes } from "../../host/demo/episodes.js";
import { demoFilters } from "../../host/demo/filters.js";
import { demoFormFields } from "../../host/demo/form-fields.js";
import { demoNotifications } from "../../host/demo/notifications.js";
import { missing, type WrongBody, wrongBodies, wronglyTyped } from "./wrong-bodies.js";

/* Bodies that a host stores, by the name of their schema, and bodies that it should refuse. */

export type Body = Readonly<Record<string, unknown>>;

const samplesOf = import.meta.glob<Record<string, Record<string, Body>>>(
  "../../../src/features/{action/effects,filter/conditions}/*/*.samples.ts",
  { eager: true },
);

/** What stories and tests show of a kind, and one as it is when it is new. */
function variants(what: "effect" | "condition", all: readonly { type: number; name: string }[]) {
  const fresh: Readonly<Record<string, Body>> = defaults[`${what}s`];
  return all.map(({ type, name }) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const file = Object.entries(samplesOf).find(([path]) =>
      path.endsWith(`${what}s/${kebab}/${kebab}.samples.ts`),
    );
    const samples = Object.values(Object.values(file?.[1] ?? {})[0] ?? {});
    return { name: `${what}-${kebab}`, samples: [...samples, fresh[type] as Body] };
  });
}

export const kinds = [...variants("effect", effects), ...variants("condition", conditions)];
const trigger = (openApiAnswer("/api/open_api/triggers") as { data: Body[] }).data[0] as Body;
const reservation: Body = {
  ...{ id: 7, name: "佐藤", comment: "", contact_address: "", course_id: 3, member_id: null },
  ...{ date: "2026-11-20", from: "10:00", to: "11:00", salon_resource_id: 11, sub_resource_ids: [12] },
  ...{
    resource_fee_is_charged: true,
    meta_data: "",
    status: "approved",
    updated_at: "2026-11-20T10:00:00+09:00",
  },
};

/** What an older product has left is held by the editors, and nothing that anybody should store. */
const isOurs = ({ id }: Body) => id !== 741 && id !== 12;

/** One that is right comes first; then what cannot be in its fields. */
export const wholes: Readonly<
  Record<string, { samples: readonly Body[]; wrong: Parameters<typeof wrongBodies>[1] }>
> = {
  action: {
    samples: [action, ...demoActions],
    wrong: [
      [["a_name"], missing, 5, "あ".repeat(101)],
      [["a_twice_type"], 2, "one"],
      [["inputs"], missing, {}, "[]"],
      [["inputs", 0], "text", []],
      [["inputs", 0, "type"], missing, "1"],
      [["inputs", 0, "text"], missing, 5],
      [["inputs", 0, "delay_type"], 9],
      [["inputs", 3, "tag_ids"], "101"],
    ],
  },
  filter: {
    samples: [filter, ...demoFilters],
    wrong: [
      [["name"], missing, null],
      [["take_num"], 60, "many"],
      [["with_blocked"], 3],
      [["inputs"], missing, {}],
      [["inputs", 0], null, []],
      [["inputs", 0, "type"], missing, "11"],
      [["inputs", 0, "names"], {}],
      [["inputs", 28, "effects"], missing, {}],
      [["inputs", 28, "effects", 0], { type: 120, effects: [] }],
      [["inputs", 28, "effects", 0, "tag_ids"], 103],
    ],
  },
  "form-field": {
    samples: [...demoFormFields],
    wrong: [
      [["label"], missing, 5, null],
      [["swatch_id"], missing, 7],
      [["rule"], "date"],
      [["required"], 2, "yes"],
      [["options"], missing, {}, [{ id: 1 }], [5]],
      [["var_id"], "two", 0],
    ],
  },
  notification: {
    samples: [wholeNotification, blankNotification, ...demoNotifications.filter(isOurs)],
    wrong: [
      [["title"], missing, 7],
      [["condition"], missing, []],
      [["condition", "operator_role"], missing, ["店長"], 1802],
      [["condition", "model_funnel"], "form_answered", {}],
      [["notification_channels"], missing, {}, [1]],
      [["notification_channels", 0, "kind"], missing, 5],
      [["schedule", "mode"], "never"],
      [["timings", 0, "weekdays"], [7], ["1"], 1],
      [["timings", 0, "from"], "9:00", "24:00", missing],
    ],
  },
  episode: {
    samples: [wholeEpisode, quietEpisode, blankEpisode, ...demoEpisodes.filter(isOurs)],
    wrong: [
      [["name"], missing, null, "あ".repeat(101)],
      [["type"], 2, missing],
      [["is_active"], 1],
      [["activated_at"], "2026-11-01"],
      [["steps"], missing, {}],
      [["steps", 0], "壊れたステップ"],
      [["steps", 0, "order"], 0, missing],
      [["steps", 0, "timing_type"], 7],
      [["steps", 0, "direction"], "later"],
      [["steps", 0, "days"], -1, 1.5],
      [["steps", 0, "time"], "25:00"],
      [["steps", 0, "content"], missing, []],
      [["steps", 0, "content", "kind"], "sound"],
    ],
  },
  "open-api-trigger": {
    samples: [trigger],
    wrong: [
      [["name"], missing, 5],
      [["open_api_trigger_actions"], {}, missing],
      [["open_api_trigger_actions", 0, "state"], 3],
      [["context", "category"], "salon"],
      [["context", "params"], [], missing],
      [["context", "params", "order", "type"], "boolean"],
      [["context", "params", "order", "children", "total", "label"], missing, 5],
    ],
  },
  reservation: {
    samples: [reservation, {}, { member_id: 3, sub_resource_ids: null, future: [1] }],
    wrong: [
      [["id"], "7", 7.5],
      [["name"], 5],
      [["sub_resource_ids"], 12, ["12"]],
      [["resource_fee_is_charged"], 2, "yes"],
    ],
  },
};

/** What every schema takes. */
export const samples = [
  ...Object.entries(wholes).map(([name, { samples: all }]) => ({ name, samples: all })),
  ...kinds,
];

/** Wrong in one way each, and refused. */
export const wrong: (WrongBody & { name: string })[] = [
  ...Object.entries(wholes).flatMap(
    ([
      name,
      {
        samples: [right = {}],
        wrong: fields,
      },
    ]) => wrongBodies(right, fields).map((body) => ({ name, ...body })),
  ),
  ...kinds.flatMap(({ name, samples: all }) =>
    [...wronglyTyped(all), ...wrongBodies(all[0] as Body, [[["type"], missing, 999, "1"]])].map((body) => ({
      name,
      ...body,
    })),
  ),
];
