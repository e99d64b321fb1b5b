import { useAtomValue } from "jotai";

import { useQuery } from "../../../collection/index.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { useOnChange } from "../../../kit/use-on-change.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { newConfig, SectionAlert, useSalon, useSalonSettings } from "../../salon/index.js";
import { Actions } from "./Actions.js";
import { Customers } from "./Customers.js";
import { OnlineDialogs } from "./OnlineDialogs.js";
import { PublicPage } from "./PublicPage.js";
import { Ready } from "./Ready.js";
import { reserveEvents } from "./reserve-actions.js";
import { Shop } from "./Shop.js";
import { Switches } from "./Switches.js";
import { isImageRight, shopKeys } from "./shop-info.js";
import { onlineStyles } from "./styles.js";
import { useOnlineWords } from "./use-online-words.js";
import { useSectionEdits } from "./use-section-edits.js";

const shopRules = { keys: shopKeys, isRight: isImageRight };
const actionRules = { keys: reserveEvents, isRight: () => true };

/** Section of what customers see and are asked, and what follows (rules: public-page, customer-items, reserve-events). */
export function OnlineSection() {
  useSheets(onlineStyles);
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const own = useOnlineWords();
  const queries = actions.queries();
  const config = useQuery(queries.config);
  const online = useQuery(queries.online);
  useQuery(queries.onlineUrl);
  const isShown = useAtomValue(model.atoms.section) === "online";
  // Made before anything is read: what was restored is unsaved, whatever comes of that.
  const shop = useSectionEdits("shop", shopRules);
  const chosen = useSectionEdits("actions", actionRules);
  const read = [queries.config, queries.online, queries.onlineUrl];
  // The same queries as long as it is the same salon.
  useOnChange([isShown], () => {
    if (isShown) for (const query of read) query.refresh();
  });

  const isLoading = config.is === "loading" || online.is === "loading";
  const known = config.is === "ready" ? (config.data ?? newConfig()) : null;
  return (
    <div className="salon-section salon-online">
      <SectionAlert section="online" queries={read} />
      {isLoading ? <Skeleton label={words.loading} /> : null}
      {known ? <Switches config={known} /> : null}
      {known ? <PublicPage config={known} online={online.data} /> : null}
      {online.is === "ready" && online.data === null ? <p className="salon-hint">{own.notMade}</p> : null}
      {online.data ? (
        <>
          {shop ? <Shop config={online.data} work={shop} /> : null}
          <Customers config={online.data} />
          {chosen ? <Actions config={online.data} work={chosen} /> : null}
        </>
      ) : null}
      <Ready />
      {/* A dialog in a panel that is not shown would shut off the page; what is written in it waits. */}
      {isShown ? <OnlineDialogs /> : null}
    </div>
  );
}
