import { named } from "../places.mjs";
import { noDialog, noFocus } from "../readers-own.mjs";

export const scenarios = [
  {
    name: "open-api-console: a token issued and not revoked",
    path: "/open-api",
    steps: [
      { label: "the parts", at: named("tab", "サービスコード"), must: ["サービスコード"] },
      {
        label: "the revoked too",
        at: named("checkbox", "失効したトークンも表示"),
        must: ["失効したトークンも表示"],
      },
      {
        label: "asks before it revokes",
        at: named("button", "失効"),
        keys: "Return",
        must: ["トークンを失効しますか"],
        own: noDialog("トークンを失効しますか"),
      },
      { label: "leaves it", keys: "Escape", must: ["失効"], mustNot: ["失効しました"], own: noFocus("失効") },
      { label: "copies it", at: named("button", "コピー"), keys: "Return", must: ["コピー"] },
    ],
  },
];
