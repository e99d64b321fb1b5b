import { readFlag } from "../../../api/read-fields.js";
import { onlineIdOf } from "../../../api/salon-online.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { PublicUrl } from "../public-url/PublicUrl.js";
import { OnlineGroup } from "./OnlineGroup.js";
import { useOnlineWords } from "./use-online-words.js";

/** Address at which customers book, and whether they see it (rules: public-page). */
export function PublicPage({ config, online }: { config: PlainObject; online: PlainObject | null }) {
  const { actions } = useSalon();
  const { fixed } = useSalonSettings();
  const own = useOnlineWords();
  return (
    <OnlineGroup title={own.page}>
      <PublicUrl isStopped={readFlag(config.enable_online) !== true} />
      {online ? (
        <Checkbox
          label={own.publish}
          checked={readFlag(online.is_public) === true}
          disabled={fixed || onlineIdOf(online) === null}
          onChange={actions.setPagePublic}
          data-control="is_public"
        />
      ) : null}
    </OnlineGroup>
  );
}
