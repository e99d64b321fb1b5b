import type {
  CalendarAccount,
  CalendarAssociation,
  CalendarLink,
  SalonCalendars,
} from "../../api/salon-calendars.js";

/* What calls change in the calendars of a salon, and which parts of them are shown. */

/** One direction of a link, as calls name it. */
export interface AssociationPlace {
  readonly primaryId: number;
  readonly purpose: string;
  readonly associationId: number;
}

/** Tells an association from all others; ids may be those of another purpose too. */
export function associationKey({ primaryId, purpose, associationId }: AssociationPlace): string {
  return `${primaryId}/${purpose}/${associationId}`;
}

/** A link in the place of that with its id, or behind all where there is none. */
export function withLink(calendars: SalonCalendars, link: CalendarLink): SalonCalendars {
  const { links } = calendars;
  const isKnown = links.some(({ primaryId }) => primaryId === link.primaryId);
  return {
    ...calendars,
    links: isKnown
      ? links.map((each) => (each.primaryId === link.primaryId ? link : each))
      : [...links, link],
  };
}

/** An association as the server has it now. */
export function withAssociation(
  calendars: SalonCalendars,
  primaryId: number,
  association: CalendarAssociation,
): SalonCalendars {
  const isIt = ({ id, purpose }: CalendarAssociation) =>
    id === association.id && purpose === association.purpose;
  const links = calendars.links.map((link) =>
    link.primaryId === primaryId
      ? { ...link, associations: link.associations.map((each) => (isIt(each) ? association : each)) }
      : link,
  );
  return { ...calendars, links };
}

/** Without one of its associations; a link without any is gone. */
export function withoutAssociation(calendars: SalonCalendars, of: AssociationPlace): SalonCalendars {
  const links = calendars.links.flatMap((link) => {
    const { primaryId, associations } = link;
    const left = associations.filter(({ id, purpose }) => {
      return associationKey({ primaryId, purpose, associationId: id }) !== associationKey(of);
    });
    if (left.length === associations.length) return [link];
    return left.length > 0 ? [{ ...link, associations: left }] : [];
  });
  return { ...calendars, links };
}

/** Each link and each association once, whatever a server sends. */
export function shownLinks({ links }: SalonCalendars): readonly CalendarLink[] {
  return onceEach(links, ({ primaryId }) => String(primaryId)).map((link) => {
    const associations = onceEach(link.associations, ({ id, purpose }) => `${purpose}/${id}`);
    return associations.length === link.associations.length ? link : { ...link, associations };
  });
}

export function shownAccounts({ accounts }: SalonCalendars): readonly CalendarAccount[] {
  return onceEach(accounts, ({ tokenId }) => String(tokenId));
}

/** All associations in the order in which they are shown. */
export function placesIn(links: readonly CalendarLink[]): readonly AssociationPlace[] {
  return links.flatMap(({ primaryId, associations }) =>
    associations.map(({ id, purpose }) => ({ primaryId, purpose, associationId: id })),
  );
}

/** True when some of a link is not imported yet. */
export function isPending({ associations }: CalendarLink): boolean {
  return associations.some(({ status }) => status === "pending");
}

/** Element after the one that goes, else the one before; `null` where nothing is left. */
export function neighbourOf<T>(all: readonly T[], one: T): T | null {
  const at = all.indexOf(one);
  return at < 0 ? null : (all[at + 1] ?? all[at - 1] ?? null);
}

function onceEach<T>(rows: readonly T[], keyOf: (row: T) => string): readonly T[] {
  const known = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    return !known.has(key) && known.add(key);
  });
}
