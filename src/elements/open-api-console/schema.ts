import * as v from "valibot";
import type { PlainData } from "../../lib/plain-data.js";
import type { OpenApiParams, OpenApiTrigger } from "./events.js";

/** As the description of the calls has them. */
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const anything = v.custom<PlainData>(() => true);

const params: v.GenericSchema<unknown, OpenApiParams> = v.lazy(() =>
  v.record(
    v.string(),
    v.objectWithRest(
      {
        label: v.string(),
        type: v.picklist(["string", "number", "datetime", "array", "map"]),
        children: v.exactOptional(params),
      },
      anything,
    ),
  ),
) as v.GenericSchema<unknown, OpenApiParams>;

const action = v.objectWithRest(
  {
    id,
    name: v.string(),
    trigger_id: id,
    action_id: v.nullable(id),
    member_query_id: v.nullable(id),
    is_active: v.boolean(),
    state: v.picklist([0, 1, 2]),
    updated_at: v.string(),
  },
  anything,
);

/**
 * A trigger as the server sends it (rules: trigger-tree), with what else it says of it. For
 * hosts that check what they answer: the console itself takes more than this, and gives back what it does not know.
 */
export const openApiTriggerSchema = v.objectWithRest(
  {
    id,
    name: v.string(),
    open_api_trigger_actions: v.array(action),
    context: v.objectWithRest(
      {
        category: v.literal("open_api"),
        open_api_trigger_id: v.nullable(id),
        event: v.string(),
        label: v.string(),
        params,
      },
      anything,
    ),
    updated_at: v.string(),
  },
  anything,
) as unknown as v.GenericSchema<unknown, OpenApiTrigger>;
