import { type Infer, boolean, enums, object } from 'superstruct';

/** CKN-03: purposes of storage. Functional is always on (CKN-04). */
export const PURPOSES = ['functional', 'analytical', 'social'] as const;
export type ConsentPurpose = (typeof PURPOSES)[number];

/** Purposes that a shopper can choose. */
export const OPTIONAL_PURPOSES = ['analytical', 'social'] as const;
export const OptionalPurpose = enums(OPTIONAL_PURPOSES);
export type OptionalPurpose = Infer<typeof OptionalPurpose>;

/** Consent to the optional purposes. */
export const Agreed = object({ analytical: boolean(), social: boolean() });
export type Agreed = Infer<typeof Agreed>;

/** CKN-01 */
export const NoticeView = enums(['main', 'settings']);

/** `signal`: Global Privacy Control is on, and the shopper has made no choice since. */
export const ConsentChoice = object({ ...Agreed.schema, by: enums(['shopper', 'signal']) });
export type ConsentChoice = Infer<typeof ConsentChoice>;

export const NOTHING_MORE: Agreed = { analytical: false, social: false };
export const EVERYTHING: Agreed = { analytical: true, social: true };

/** Increase for every new purpose, so that all shoppers are asked again. */
const CONSENT_VERSION = 1;
/** CKN-09: six months, in days. */
export const CONSENT_DAYS = 182;
export const CONSENT_COOKIE = 'selvedge_consent';

/** Appended to a choice made despite the browser's signal; it then overrides the signal. */
const KNOWING = 'knowing';

/** Serialises a choice: version, accepted purposes, and whether the browser's signal was on. */
export function writeChoice(agreed: Agreed, isOptedOut: boolean): string {
  const purposes = OPTIONAL_PURPOSES.filter((purpose) => agreed[purpose]);
  return [CONSENT_VERSION, ...purposes, ...(isOptedOut ? [KNOWING] : [])].join('.');
}

/**
 * Reads the choice from the cookie and from Global Privacy Control, which counts as a reject;
 * `null` without a choice.
 */
export function readChoice(cookie: string | undefined, isOptedOut: boolean): ConsentChoice | null {
  const [version, ...words] = (cookie ?? '').split('.');
  const isCurrent = version === String(CONSENT_VERSION);
  const isRead = words.every((word) => word === KNOWING || OptionalPurpose.is(word));
  if (isOptedOut && !(isCurrent && isRead && words.includes(KNOWING)))
    return { ...NOTHING_MORE, by: 'signal' };
  if (!isCurrent || !isRead) return null;
  return {
    analytical: words.includes('analytical'),
    social: words.includes('social'),
    by: 'shopper',
  };
}

/** Allowed purposes; without a choice only functional. */
export function allowedBy(choice: Agreed | null): Readonly<Record<ConsentPurpose, boolean>> {
  const { analytical, social } = choice ?? NOTHING_MORE;
  return { functional: true, analytical, social };
}

/** Only the purposes of a choice. */
export function agreedIn({ analytical, social }: Agreed): Agreed {
  return { analytical, social };
}

/** Purposes that were accepted and no longer are. */
export function withdrawnBy(before: Agreed | null, now: Agreed): OptionalPurpose[] {
  return OPTIONAL_PURPOSES.filter((purpose) => before?.[purpose] === true && !now[purpose]);
}

/** CKN-08 */
export const NOTICE_VARIANTS = [
  'control',
  'variation_0',
  'bottom-left',
  'bottom-right',
  'bottom-center',
] as const;
export const NoticeVariant = enums(NOTICE_VARIANTS);
export type NoticeVariant = Infer<typeof NoticeVariant>;
