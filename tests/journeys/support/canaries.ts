import { type Locator, type Page, type Request, expect } from '@playwright/test';
import { waitUntilSettled } from '#harness/pictures/settled.ts';
import { shopLines } from './bytes.ts';
import { comesToLife } from './shopper.ts';

/** Sensitive texts typed into wrong fields, by kind. The shop's own data contain none of these. */
export const CANARIES = {
  card: '4929 1234 5678 9017',
  giftCard: '6099881234567702',
  /** Longer than an order’s number, which the log does not redact. */
  pin: '8301726483017',
  password: 'Zanzibar-9-secret',
  name: 'Quartermaine',
  address: '17 Hollyhock Crescent',
  // Last, because the newsletter form hides after a subscription.
  email: 'rosalind.quartermaine@mail.example',
} as const;

/** Searched forms: lower case, without characters that URLs encode. */
const TRACES = Object.values(CANARIES).flatMap((canary) => {
  const small = canary.toLowerCase();
  return [small, small.replace(/[ -]/g, ''), encodeURIComponent(small), small.replaceAll(' ', '+')];
});

/** Canaries in a text. */
export function tracesIn(text: string): string[] {
  const small = text.toLowerCase();
  return [...new Set(TRACES)].filter((trace) => small.includes(trace));
}

/** All text fields. */
const FIELDS = [
  'input:not([type=radio]):not([type=checkbox]):not([type=hidden]):not([type=submit]):not([hidden])',
  'textarea',
].join(', ');

/** SRC-05 and the checkout's forms: stored on purpose, for this shopper only. */
const THEIRS = /"(?:selvedge\.recentSearches|selvedge-checkout)":"(?:[^"\\]|\\.)*"/g;

/** Calls that fields are meant for; other requests must have no canary. */
const FOR_FIELDS =
  /\/(?:suggestions|products|assigned_promotion_code|loginidentity|giftcard\w*|gift_card\w*|newsletter\w*|account\w*|subscri\w*|pickuppoint|order|contact\w*|person|address\w*|backinstock|notif\w*|shipping\w*|checkout\w*|email\w*|geonode|reports)/i;

/** Fields of a page, or of a layer on it. */
export interface CanaryPlace {
  path: string;
  scope: string;
  opens?: (page: Page) => Promise<unknown>;
  /** True to leave the form unsent. */
  isUnsent?: boolean;
  /** Canaries that the field is meant for. */
  isNotFor?: readonly string[];
}

/** Collects requests with a canary, except those that a field is meant for. */
export function watchRequests(page: Page): string[] {
  const leaks: string[] = [];
  page.on('request', (request: Request) => {
    const found = tracesIn(`${decodeURIComponent(request.url())}\n${request.postData() ?? ''}`);
    if (found.length === 0) return;
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin;
    // The address of the results page has the search term.
    const isResults = request.isNavigationRequest() && pathname === '/search';
    if (isOwn && (isResults || FOR_FIELDS.test(pathname))) return;
    leaks.push(`${request.method()} ${request.url()}: ${found.join(', ')}`);
  });
  return leaks;
}

export async function opensCanaryPlace(page: Page, { path, opens }: CanaryPlace): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await comesToLife(page);
  await opens?.(page);
}

/**
 * Types each canary into each field of a place and submits the form, which may reject it.
 *
 * @returns the number of fields
 */
export async function typesCanaries(page: Page, place: CanaryPlace): Promise<number> {
  const fields = (): Locator => page.locator(place.scope).locator(FIELDS).filter({ visible: true });
  await opensCanaryPlace(page, place);
  if (place.opens) await fields().first().waitFor();
  else await waitUntilSettled(page);
  const count = await fields().count();
  if (count === 0) return 0;
  for (const [kind, canary] of Object.entries(CANARIES)) {
    if (place.isNotFor?.includes(kind)) continue;
    const isThere = await fields().first().isVisible();
    // A submitted form may have navigated.
    if (!isThere || !page.url().endsWith(place.path)) await opensCanaryPlace(page, place);
    await fields().first().waitFor();
    for (const field of await fields().all()) {
      if (!(await field.isEditable())) continue;
      await field.fill(canary).catch(() => undefined); // Fields for numbers or dates accept no text.
      await field.blur();
    }
    if (!place.isUnsent) await fields().first().press('Enter');
  }
  return count;
}

/** Storage and data layer of the page by name, without the simulated backend's world. */
export async function keptByPage(page: Page): Promise<Record<'storage' | 'data layer', string>> {
  const kept = (await shopLines(page)).map((line) => line.replace(THEIRS, ''));
  const dataLayer = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  return { storage: kept.join('\n'), 'data layer': dataLayer };
}

/** Expects no canary in any of these texts. */
export function expectNoCanary(searched: Readonly<Record<string, string>>): void {
  for (const [where, text] of Object.entries(searched)) expect(tracesIn(text), where).toEqual([]);
}
