import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** What a mailed link is good for: to make an account, to choose a password, or to change an account's address. */
export type LinkPurpose = 'account' | 'password' | 'email';

/** By which name the address of a link has its secret (AUT-16). */
export type LinkName = 'krypto' | 'id';

/** A link that was mailed. What opens it follows from its seed, and stands nowhere. */
export interface LinkRecord {
  seed: string;
  name: LinkName;
  purpose: LinkPurpose;
  /** Whose account it is, or is to be. */
  person: PersonRecord;
  isSubscribed?: boolean;
  /** The address that the account is to have. */
  newEmail?: string;
  at: number;
  isUsed: boolean;
}

export type AccountMailKind =
  | 'account-requested'
  | 'account-known'
  | 'account-ready'
  | 'password-link'
  | 'password-changed'
  | 'email-link'
  | 'email-asked'
  | 'email-changed'
  | 'account-leaving'
  | 'account-kept'
  | 'account-deleted'
  | 'newsletter-welcome';

/** A mail about an account that would have been sent. `to` is a hash of the address. */
export interface AccountMail {
  kind: AccountMailKind;
  to: string;
  storeId: string;
  /** 0 for English, 1 for German. */
  language: TranslatedLanguage;
  at: number;
  /** Of the link in it, if it has one. */
  link?: { seed: string; name: LinkName; path: string };
}
