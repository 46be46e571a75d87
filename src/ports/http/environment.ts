import type { AnyCall, AnyContract } from './call.ts';
import type { CallLog } from './made-calls.ts';

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
  /** Receives each raw answer with its contract, for samples in the event log. */
  sample?: (
    call: AnyCall,
    contract: AnyContract,
    answer: { raw: unknown; params: unknown; currencyCode: string | null },
  ) => void;
  /** ANA-03: receives each request. */
  log?: CallLog;
}
