import type { HostedElement } from "../../host/hosted-element.js";
import { plainElement } from "../../host/hosted-element.js";
import { addOpenApiPages } from "../../host/pages/open-api.js";

export const host: HostedElement = {
  pages: [addOpenApiPages],
  places: [
    {
      path: "/open-api",
      label: "外部API",
      look: "トークンの発行と失効、呼び出し数、ログ、トリガーを管理します。呼び出しを増やすデモ操作、表示できないトークン、停止されたアクション、古い形式の見本もあります。",
    },
  ],
  beside: () => plainElement("open-api-console", {}),
};
