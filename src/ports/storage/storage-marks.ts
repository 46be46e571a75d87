import { type Struct, array, number, string } from 'superstruct';
import { readStored } from '../../kernel/stored-text.ts';
import { type PseudonymOf, dictionary, redacted } from '../../kernel/struct.ts';

type Write = (text: string, of: PseudonymOf) => string;

const plain: Write = (text, of) => of('reference', text);
const personal: Write = (text, of) => of('personal-text', text);

const terms: Write = (text, of) => {
  const kept = readStored(text, array(string()));
  return kept ? JSON.stringify(kept.map((term) => of('personal-term', term))) : personal(text, of);
};

/** Writes JSON that the shop stored from backend data: it has no typed text. */
const shops: Write = (text, of) => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? text : personal(text, of);
  } catch {
    return personal(text, of);
  }
};

/** Neutral measures in centimetres that replace the shopper's. */
const NOBODYS: Readonly<Record<string, number>> = { neck: 40, foot: 24 };
const NOBODYS_LENGTH = 80;

/** Replaces each measure by a neutral one. */
const measures: Write = (text, of) => {
  const kept = readStored(text, dictionary(number()));
  if (!kept) return personal(text, of);
  return JSON.stringify(
    Object.fromEntries(Object.keys(kept).map((key) => [key, NOBODYS[key] ?? NOBODYS_LENGTH])),
  );
};

/** How the log writes stored values, by key; those of any other key are personal. */
const KEPT: ReadonlyMap<string, Write> = new Map([
  ['selvedge.recentSearches', terms],
  ['selvedge.pickupPoints', shops],
  ['selvedge.payment', shops],
  ['selvedge.lastSizes', shops],
  ['selvedge.grownListings', shops],
  ['selvedge.unfinishedAdds', shops],
  ['selvedge.conditionGate', shops],
  ['selvedge.measures', measures],
  ...[
    'selvedge.topBanner',
    'selvedge.lengthUnit',
    'selvedge.userType',
    'selvedge.sessionExtended',
    'selvedge.guestMadeAnew',
    'selvedge.manualLogout',
    'selvedge.bagWaits',
    'selvedge.detailsRenewed',
    'selvedge.checkoutGuest',
    'selvedge.store',
    'selvedge_consent',
    'selvedge_newsletter',
    'selvedge_newsletter_seen',
    'selvedge_gender',
    'xcomreg',
    'ml',
  ].map((key): [string, Write] => [key, plain]),
]);

const KINDS: readonly (readonly [key: RegExp, write: Write])[] = [
  [/^selvedge\.viewed\.[a-z]{2}$/, shops],
  [/^selvedge_consent_[\w-]{1,40}$/, plain],
];

function redactKept(key: string, text: string, of: PseudonymOf): string {
  const write = KEPT.get(key) ?? KINDS.find(([kind]) => kind.test(key))?.[1] ?? personal;
  return write(text, of);
}

/** Stored texts of the device, by key. */
export function storedTexts(): Struct<Record<string, string>, any> {
  return redacted(dictionary(string()), (texts, of) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, redactKept(key, text, of)]),
    ),
  );
}

/**
 * Redacts an entry by its storage key.
 *
 * @example keptEntry(object({ key: string(), value: nullable(string()) }), ({ key }) => key)
 */
export function storedEntry<T extends { value: string | null }>(
  struct: Struct<T, any>,
  keyOf: (entry: T) => string,
): Struct<T, any> {
  return redacted(struct, (entry, of) => ({
    ...entry,
    value: entry.value === null ? null : redactKept(keyOf(entry), entry.value, of),
  }));
}
