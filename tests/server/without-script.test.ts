import { beforeAll, expect, it } from 'vitest';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { inside, storefrontOver } from './storefront-over.ts';

const { ask, see } = storefrontOver(inside);

beforeAll(() => fetchAllViews(), 60_000);

it('LST-09 LST-10 has filters and sorting as a form, filled in from the address, including chosen values that no product has', async () => {
  const { document } = await see(
    '/women/jeans?maincolour=blue,red&_sort_=price-asc&price_min=20&page=2',
  );
  const fields = document.querySelectorAll<HTMLInputElement>(
    'noscript form[action="/women/jeans"] :is(select, input:not([type=checkbox]:not(:checked)))',
  );
  expect(Array.from(fields, ({ name, value }) => [name, value])).toEqual([
    ['_sort_', 'price-asc'],
    ['maincolour', 'blue'],
    ['maincolour', 'red'],
    ['price_min', '20'],
    ['price_max', ''],
  ]);
});

it('has the menu and the countries as links, below the visit’s language', async () => {
  const { document } = await see('http://ch.rivetandloom.example/fr/women?size=30');
  expect(document.querySelector('#menu a[href="/fr/women/jeans"]')).not.toBeNull();
  expect(document.querySelector('#search form')?.getAttribute('action')).toBe('/fr/search');
  expect(document.querySelector('#countries a[hreflang="de-DE"]')?.getAttribute('href')).toBe(
    'https://de.rivetandloom.example/women?size=30',
  );
});

it('has a product’s colours as links to their pages', async () => {
  const { document } = await see('/foundry-straight-jean-rl0101rin');
  const colours = [...document.querySelectorAll('noscript nav a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(colours).toContain('/foundry-straight-jean-rl0101mid');
});

it('sends none of its texts to a browser with script', async () => {
  const { document } = await see('/women/jeans');
  const data = document.getElementById(SERVED_ID)?.textContent ?? '';
  expect(data).not.toContain('withoutScript');
});

it.each(['/wishlist', '/shopping-bag', '/myaccount', '/checkout/login'])(
  '%s shows that it needs JavaScript',
  async (address) => {
    const { document } = await see(address);
    expect(document.querySelector('main noscript p')?.textContent).toContain('JavaScript');
  },
);

it('has its style sheet as a separate file', async () => {
  const { document, html } = await see('/women/jeans');
  const links = [...document.querySelectorAll('link[href="/without-script.css"]')];
  expect(links.map(({ parentElement }) => parentElement?.localName)).toEqual(['noscript']);
  expect(html.match(/without-script\.css/g)).toHaveLength(1);
  const { status, headers } = await ask('/without-script.css');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});
