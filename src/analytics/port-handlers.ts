import { importWithRetry } from '../kernel/lazy-import.ts';
import { hasLongNumber } from '../kernel/personal.ts';
import { pushToDataLayer } from '../ports/browser/measuring/data-layer.ts';
import { tellCallEntries } from '../ports/browser/measuring/call-entries.ts';
import { visitBegan } from '../ports/browser/measuring/experiments.ts';
import {
  claimName,
  collectorAddress,
  cookieOf,
  landingSearch,
  onLeaving,
  referrerOrigin,
  senderPlatform,
  sha256Hex,
} from '../ports/browser/measuring/measured.ts';
import type { Campaign } from './campaign.ts';
import type { MeasuredEvent } from './event.ts';
import type { Derived } from './events.ts';
import { type Sender, createSender } from './sender.ts';
import { VISITOR_COOKIE } from '../consent/stored-items.ts';

/** EXP-02, EXP-03: exposures are sent after a second, or ten at once. */
const EXPOSURES = { gatherMs: 1000, most: 10 };

const senders = new Map<'shop' | 'experiments', Sender>();

/** Sends nothing without a configured address. */
function send(name: string, params: unknown): void {
  const address = collectorAddress();
  if (address === undefined) return;
  const by = name === 'exposure' ? 'experiments' : 'shop';
  let sender = senders.get(by);
  if (!sender) {
    sender = createSender(
      senderPlatform(address, () => cookieOf(VISITOR_COOKIE)),
      by === 'shop' ? {} : EXPOSURES,
    );
    senders.set(by, sender);
    onLeaving(sender.leave);
  }
  sender.send(name, params);
}

/** Replaces a term that may be personal. */
const SOMEBODYS = '(not told)';

/** The browser's handler of `readReferrerFx`. */
export async function readReferrer(): Promise<string> {
  return referrerOrigin();
}

/** The browser's handler of `readCampaignFx`; null for an address without parameters. */
export async function readCampaign(): Promise<Campaign | null> {
  const search = landingSearch();
  if (search === '') return null;
  try {
    const { campaignInAddress } = await importWithRetry(() => import('./campaign-address.ts'));
    return campaignInAddress(search);
  } catch {
    return null; // The visit is counted without its campaign.
  }
}

/**
 * The browser's handler of `hashEmailFx`. Loads the normalisation with the first address, because
 * pages wait for nothing else.
 */
export async function hashEmail({ email }: { email: string }): Promise<string> {
  try {
    const { analyticsEmail } = await importWithRetry(() => import('./email.ts'));
    const compared = analyticsEmail(email);
    return compared === undefined ? '' : await sha256Hex(compared);
  } catch {
    return ''; // The page is then reported without the hash.
  }
}

/** The browser's handler of `tellPageFx`. */
export async function tellPage(entry: { pageType: string; referrerUrl: string }): Promise<void> {
  visitBegan();
  pushToDataLayer({ event: 'page_view', ...entry });
  send('page_view', entry);
}

/** The browser's handler of `tellCallsFx`. */
export async function tellCalls(): Promise<void> {
  tellCallEntries((entry) => {
    pushToDataLayer(entry);
    const { event, ...call } = entry;
    send(event, call);
  });
}

/** Plain words of garments and sizes: no addresses, long numbers or sentences. */
const SEARCH_WORDS = /^[\p{L}\p{M}\d]{1,24}(?:[ '’/&-]{1,3}[\p{L}\p{M}\d]{1,24}){0,4}$/u;

/** Replaces a search term unless it is a few plain words, because it may be personal. */
function told({ name, params }: MeasuredEvent): MeasuredEvent {
  const { search_term: term } = params;
  if (term === undefined || (SEARCH_WORDS.test(term) && !hasLongNumber(term)))
    return { name, params };
  return { name, params: { ...params, search_term: SOMEBODYS } };
}

/**
 * The browser's handler of `tellEventFx`: pushes to Google's data layer, e-commerce data
 * separately, and sends to the collector.
 */
export async function tellEvent({ event, once, isOfVisit }: Derived): Promise<boolean> {
  const visit = visitBegan();
  if (once !== undefined && !(await claimName(isOfVisit ? `${once} ${visit}` : once))) return false;
  const { name, params } = told(event);
  if (params.currency === undefined) pushToDataLayer({ event: name, ...params });
  else {
    pushToDataLayer({ ecommerce: null });
    pushToDataLayer({ event: name, ecommerce: params });
  }
  send(name, params);
  return true;
}
