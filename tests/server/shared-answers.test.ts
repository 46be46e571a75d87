import { beforeAll, expect, it } from 'vitest';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { type Fetch, addressOf, inside, storefrontOver } from './storefront-over.ts';

beforeAll(() => fetchAllViews(), 60_000);

/** Backend that refuses calls without a session. */
const strict: Fetch = async (input, init) =>
  new URL(addressOf(input)).pathname.startsWith('/wcs/')
    ? Response.json({ errors: [{ errorKey: '_ERR_NOT_LOGON' }] }, { status: 401 })
    : inside(input, init);

function callsIn(document: Document): string[] {
  const text = document.getElementById(SERVED_ID)?.textContent ?? '';
  const { answers } = JSON.parse(text) as { answers: { call: string }[] };
  return answers.map(({ call }) => call);
}

const SHOPS = ['pickup.geoNodes', 'pickup.storesOfGeoNode'];

it("has the country's shops in the document of the store locator", async () => {
  const { document } = await storefrontOver(inside).see('/store-locator');
  expect(callsIn(document)).toEqual(expect.arrayContaining(SHOPS));
  expect(document.querySelectorAll('main address').length).toBeGreaterThan(1);
});

it('renders a complete document if a service refuses it without a session, and leaves that call to the page', async () => {
  const { document } = await storefrontOver(strict).see('/store-locator');
  expect(callsIn(document)).toContain('content.page');
  for (const call of SHOPS) expect(callsIn(document)).not.toContain(call);
});
