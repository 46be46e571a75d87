import { hasLongNumber, isPlainName } from '../kernel/personal.ts';
import type { Campaign } from './campaign.ts';

const CLICK_ID = /^[\w-]{10,200}$/;
const LONGEST = 80;

/** Returns the text of a parameter; undefined if it may be personal. */
function nameIn(parameters: URLSearchParams, name: string): string | undefined {
  const value = parameters.get(name)?.trim();
  return value && value.length <= LONGEST && isPlainName(value) ? value : undefined;
}

/** Search terms are free text: a number as long as a telephone's makes them personal. */
function termIn(parameters: URLSearchParams): string | undefined {
  const term = nameIn(parameters, 'utm_term');
  return term === undefined || hasLongNumber(term) ? undefined : term;
}

function clickIdIn(parameters: URLSearchParams, name: string): string | undefined {
  const id = parameters.get(name) ?? '';
  return CLICK_ID.test(id) ? id : undefined;
}

/**
 * RTE-26: returns the campaign of a landing address; null for none. A click id or an engine's bare
 * name implies a missing source and medium.
 * @example campaignInAddress('?utm_source=mail&utm_campaign=spring') // { campaign: 'spring', source: 'mail' }
 */
export function campaignInAddress(search: string): Campaign | null {
  const parameters = new URLSearchParams(search);
  const gclid = clickIdIn(parameters, 'gclid');
  const msclkid = clickIdIn(parameters, 'msclkid');
  const isGoogle = gclid !== undefined || parameters.has('google');
  const isBing = msclkid !== undefined || parameters.has('bing');
  const isPaid = gclid !== undefined || msclkid !== undefined || parameters.has('cpc');
  const engine = isGoogle ? 'google' : isBing ? 'bing' : undefined;
  const all = {
    campaign_id: nameIn(parameters, 'cmpid'),
    campaign: nameIn(parameters, 'utm_campaign'),
    source: nameIn(parameters, 'utm_source') ?? engine,
    medium: nameIn(parameters, 'utm_medium') ?? (isPaid ? 'cpc' : undefined),
    term: termIn(parameters),
    gclid,
    msclkid,
  };
  const known = Object.entries(all).filter(([, value]) => value !== undefined);
  return known.length === 0 ? null : Object.fromEntries(known);
}
