import type { SalonCalendars } from "../../api/salon-calendars.js";
import { askAgain } from "../../collection/index.js";
import { Badge } from "../../kit/Badge.js";
import { ExternalIcon } from "../../kit/icons.js";
import { pageAddress } from "../../lib/page-address.js";
import { safeUrl } from "../../lib/safe-url.js";
import { useSalon, useSalonSettings } from "../salon/index.js";
import { shownAccounts } from "./calendar-list.js";
import { accountName } from "./calendar-text.js";
import { useCalendarWords } from "./use-calendar-words.js";
import { useReadWhenBack } from "./use-read-when-back.js";

/** The accounts whose calendars can be linked, and where another one is added. */
export function AccountList({ calendars }: { calendars: SalonCalendars }) {
  const { actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useCalendarWords();
  const accounts = shownAccounts(calendars);
  const url = fixed || calendars.connectUrl === "" ? null : safeUrl(calendars.connectUrl, pageAddress());
  const leave = useReadWhenBack(() => void askAgain(actions.queries().calendars));
  return (
    <div className="salon-calendar-part">
      <div className="salon-tools">
        <h2 className="salon-grow">{own.accounts}</h2>
        {url === null ? null : (
          <a
            className="salon-out-link"
            href={url}
            target="_blank"
            rel="noopener"
            onClick={leave}
            onAuxClick={leave}
          >
            <span>{own.addAccount}</span>
            <ExternalIcon />
          </a>
        )}
      </div>
      {accounts.length === 0 ? <p className="salon-hint">{own.noAccounts}</p> : null}
      {accounts.length > 0 ? (
        <ul className="salon-list salon-card" aria-label={own.accounts}>
          {accounts.map((account) => {
            const name = accountName(account, own);
            return (
              <li key={account.tokenId}>
                <div role="group" aria-label={name} className="salon-calendar-row">
                  <span className="salon-grow">
                    <bdi>{name}</bdi>
                  </span>
                  {account.needsReauth ? <Badge tone="warning">{words.needsReauth}</Badge> : null}
                </div>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
