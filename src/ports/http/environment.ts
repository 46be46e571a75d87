import type { AnyCall, AnyContract } from './call.ts';
import type { CallLog } from './made-calls.ts';

/** Answers that a tab stores for its own shopper. */
export interface StoredAnswers {
  write(call: AnyCall, url: string, value: unknown): void;
  /** Undefined without an answer of this shopper. */
  read(call: AnyCall, url: string): Promise<unknown>;
  /** Deletes all answers, because another session begins. */
  forget(): void;
}

/** Backend and site of calls. */
export interface HttpEnvironment {
  fetch: typeof globalThis.fetch;
  /** Origin of the backend; empty for the page's origin. */
  origin: string;
  /** Path of the store's commerce API (CFG-08). */
  WCS_API: string;
  storeName: string;
  locale: string;
  language: string;
  langId: string;
  /** Currency of the site's amounts. */
  currencyCode?: string;
  /** API keys of external services (API-04, API-24). */
  keys?: { content: Record<string, string>; sap: string };
  /** Answers of `isRemembered` calls in this visit, by address; used offline. */
  seen?: Map<string, unknown>;
  /** Last answers of `isStored` calls in this tab; used offline. */
  stored?: StoredAnswers;
  /** Receives each raw answer with its contract, for samples in the event log. */
  sample?: (
    call: AnyCall,
    contract: AnyContract,
    answer: { raw: unknown; params: unknown; currencyCode: string | null },
  ) => void;
  /** ANA-03: receives each request. */
  log?: CallLog;
}
