import type { AnyCall, AnyContract } from './call.ts';
import type { CallLog } from './made-calls.ts';

/** Where calls go and for which site. */
export interface HttpEnvironment {
  fetch: typeof globalThis.fetch;
  /** Origin of the backend; empty for the page's own. */
  origin: string;
  /** Path of the store's commerce API (CFG-08). */
  WCS_API: string;
  storeName: string;
  locale: string;
  language: string;
  langId: string;
  /** In which the site's answers have their amounts. */
  currencyCode?: string;
  /** What services of others know the shop by (API-04, API-24). */
  keys?: { content: Record<string, string>; sap: string };
  /** What remembered calls have answered in this visit, by address, for when there is no connection. */
  seen?: Map<string, unknown>;
  /** Is told of every raw answer that has been read, and what read it: samples of them go into the event log. */
  sample?: (
    call: AnyCall,
    contract: AnyContract,
    answer: { raw: unknown; params: unknown; currencyCode: string | null },
  ) => void;
  /** ANA-03: is told of every request that was sent. */
  log?: CallLog;
}
