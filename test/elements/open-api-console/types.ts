import {
  type OpenApiConsoleElement,
  type OpenApiParams,
  type OpenApiTrigger,
  openApiTriggerSchema,
} from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const outside: OpenApiConsoleElement = document.createElement("open-api-console");
outside.section = "triggers";
outside.sections = ["triggers", "logs"];
outside.triggerId = 5;
outside.addEventListener("token-issued", (event) =>
  keep(event.detail.tokenKey, event.detail.serviceCodeId + 1),
);
outside.addEventListener("failure", (event) =>
  keep(event.detail.section === "logs", event.detail.messages[0]),
);
outside.refresh().then(() => keep(outside.dirty, outside.serviceCodeId));
const values: OpenApiParams = { total: { label: "合計", type: "number" } };
const inbound = (trigger: OpenApiTrigger) => keep(trigger.context.params, values);
keep(inbound.length, openApiTriggerSchema["~standard"].vendor);
// @ts-expect-error: there are four sections.
outside.section = "webhooks";
