import type { FileKind } from '#src/kernel/file-kind.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** An uploaded file of a message. Stores neither its content nor its name. */
export interface ContactFile {
  fileId: string;
  /** User id of the session that uploaded it. */
  userId: string;
  kind: FileKind;
  bytes: number;
}

/** A message to customer service. Stores its length, not its text. */
export interface ContactCase {
  caseId: string;
  storeId: string;
  topic: string;
  orderId?: string;
  /** Hash of the mail address. */
  from: string;
  characters: number;
  files: readonly string[];
  at: number;
}

/** A copy that would have been mailed to the sender. */
export interface ContactMail {
  caseId: string;
  to: string;
  storeId: string;
  /** 0 for English, 1 for German. */
  language: TranslatedLanguage;
  at: number;
}

export interface ContactState {
  files: readonly ContactFile[];
  cases: readonly ContactCase[];
  copies: readonly ContactMail[];
}

export const NO_CONTACT: ContactState = { files: [], cases: [], copies: [] };
