import * as funnels from "../../src/api/funnels.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { type CallRow, sentBy } from "./call-row.js";

const funnel: PlainObject = {
  fid: null,
  name: "優良顧客 & more",
  group_id: null,
  is_template: 0,
  inputs: [{ type: 120, effects: [{ type: 60, tag_ids: [101], tag_or: 2 }] }],
  take_num: 50,
};

const saveFunnel = {
  understands: [
    { fid: 5 },
    {},
    { fid: 5, redirect_to: "/line" },
    { id: 9, description: ["タグ"] },
    { data: null },
  ],
  refuses: ["saved", 5, true, [], [{ fid: 5 }], { data: "saved" }],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const noFlags = { withDescription: false, no_template: false, withCount: false };

/** Loading and saving a filter. */
export const funnelCalls: readonly CallRow[] = [
  {
    ...sentBy("loadFunnel", funnels.loadFunnelEndpoint, { id: 31 }),
    make: (http) => funnels.loadFunnel(http, 31, new AbortController().signal),
    understands: [
      { name: "優良顧客", inputs: [{ type: 999, x: null }], take_num: 50 },
      { inputs: [] },
      { data: { inputs: [], name: "優良顧客" } },
    ],
    refuses: [
      {},
      [],
      "filter",
      5,
      null,
      { data: null },
      { data: {} },
      { inputs: {} },
      { inputs: null, data: {} },
    ],
  },
  {
    ...sentBy("loadFunnel of an id that is no number", {
      ...funnels.loadFunnelEndpoint,
      path: "/api/funnel/data/a%2Fb%3Fc",
    }),
    make: (http) => funnels.loadFunnel(http, "a/b?c", new AbortController().signal),
    understands: [{ inputs: [] }],
    refuses: [],
  },
  {
    ...sentBy("registerFunnel", funnels.registerFunnelEndpoint),
    ...saveFunnel,
    make: (http) =>
      funnels.registerFunnel(http, funnel, {
        path: funnels.registerFunnelPath,
        encoding: "json",
        flags: noFlags,
      }),
    body: {
      form: [
        ["fid", ""],
        ["name", "優良顧客 & more"],
        ["group_id", ""],
        ["is_template", "0"],
        ["inputs", '[{"type":120,"effects":[{"type":60,"tag_ids":[101],"tag_or":2}]}]'],
        ["take_num", "50"],
      ],
    },
  },
  {
    ...sentBy("registerFunnel", funnels.registerFunnelEndpoint),
    ...saveFunnel,
    name: "registerFunnel in brackets, with flags, to the page's own path",
    make: (http) =>
      funnels.registerFunnel(http, funnel, {
        path: "/own/save?x=1",
        encoding: "brackets",
        flags: { withDescription: true, no_template: true, withCount: true },
      }),
    path: "/own/save",
    query: { x: "1" },
    body: {
      form: [
        ["fid", ""],
        ["name", "優良顧客 & more"],
        ["group_id", ""],
        ["is_template", "0"],
        ["inputs[0][type]", "120"],
        ["inputs[0][effects][0][type]", "60"],
        ["inputs[0][effects][0][tag_ids][]", "101"],
        ["inputs[0][effects][0][tag_or]", "2"],
        ["take_num", "50"],
        ["withDescription", "1"],
        ["no_template", "1"],
        ["withCount", "1"],
      ],
    },
  },
];
