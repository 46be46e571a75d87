import { type Infer, enums, object, optional, string } from 'superstruct';

/** API-57: something that the shop's people have to know of, as nobody else would tell them. */
export const Trouble = object({
  severity: enums(['error', 'warning', 'info']),
  /** The shop's own words, or an error's without what can be somebody's. */
  message: string(),
  pageType: string(),
  errorKey: optional(string()),
});
export type Trouble = Infer<typeof Trouble>;

/** API-57: more of one page nobody reads. */
const MOST = 10;

/** What two troubles that are the same one have in common. */
export function nameOfTrouble({ message, pageType, errorKey = '' }: Trouble): string {
  return [pageType, errorKey, message].join('\n');
}

/** Whether a page still tells of it, by what it has told. */
export function isNewTrouble(told: readonly string[], trouble: Trouble): boolean {
  return told.length < MOST && !told.includes(nameOfTrouble(trouble));
}

const LONGEST = 200;

/** An error's words without what can be somebody's: what is quoted, mail addresses, what an address asks for, numbers. */
export function withoutPersonal(text: string): string {
  return text
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|«[^»]*»?/g, '…')
    .replace(/[?#]\S*/g, '…')
    .replace(/\S*@\S*/g, '…')
    .replace(/\p{Nd}[\p{Nd}\p{Pd}\s._/]*\p{Nd}/gu, '…')
    .slice(0, LONGEST);
}

const FRAME = /(https?:\/\/[^\s/]+)\/(?:[^\s?#()]*\/)?([\w.-]+\.[jt]sx?)[^\s():]*:(\d+):(\d+)/g;

/**
 * The place in the shop's own files that an error comes from, such as `shop-1a2b.js:1:234`; empty where it does not say, and
 * `undefined` where it comes from somebody else's, such as an extension of the browser.
 */
export function placeOfError(stack: string, origin: string): string | undefined {
  const own = [...stack.matchAll(FRAME)].find(([, of]) => of === origin);
  if (own) return own.slice(2).join(':');
  return /\b[\w-]+:\/\//.test(stack) ? undefined : '';
}
