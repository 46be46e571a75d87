import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** Purpose of a mailed link: create an account, choose a password, or change an account's address. */
export type LinkPurpose = 'account' | 'password' | 'email';

/** Query parameter that carries a link's secret (AUT-16). */
export type LinkName = 'krypto' | 'id';

/** A mailed link. Its secret is derived from the seed and never stored. */
export interface LinkRecord {
  seed: string;
  name: LinkName;
  purpose: LinkPurpose;
  /** Owner of the existing or future account. */
  person: PersonRecord;
  isSubscribed?: boolean;
  /** New address of the account. */
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

/** An account mail that would have been sent. `to` is a hash of the address. */
export interface AccountMail {
  kind: AccountMailKind;
  to: string;
  storeId: string;
  /** 0 for English, 1 for German. */
  language: TranslatedLanguage;
  at: number;
  /** Link in the mail, if it has one. */
  link?: { seed: string; name: LinkName; path: string };
}
