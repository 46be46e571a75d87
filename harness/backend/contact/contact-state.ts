import type { FileKind } from '#src/kernel/file-kind.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** A file that somebody has sent for a letter. Of what is in it nothing is kept, nor what it is called. */
export interface ContactFile {
  fileId: string;
  /** Whose session brought it. */
  userId: string;
  kind: FileKind;
  bytes: number;
}

/** A letter to customer service. Of what was written nothing is kept but how long it is. */
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

/** A copy that would have been sent to who wrote. */
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
