import { array, create, is } from 'superstruct';
import { expect, it } from 'vitest';
import { LayoutAnswer, readLayout } from '#src/content/response.ts';
import { contentLink, siteLink } from '#src/kernel/site-link.ts';
import { validItems, optionalLenient } from '#src/kernel/tolerant.ts';

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'http://evil.example',
  'https://shop.example:pw@evil.example/',
  'https://shop.example@evil.example',
  'https://',
  'https://shop example/',
  'women',
  '',
];

it.each(HOSTILE)('RTE-28 refuses %j as a link of an answer', (link) => {
  expect(is(link, siteLink())).toBe(false);
  expect(is(link, contentLink())).toBe(false);
  expect(create(link, optionalLenient(siteLink()))).toBeUndefined();
  expect(create([link, '/women'], validItems(siteLink()))).toEqual(['/women']);
});

it('RTE-28 accepts a path of this site, and for the content service a safe external address', () => {
  const links = ['/women/jeans?page=2#top', '/'];
  expect(create(links, array(siteLink()))).toEqual(links);
  const safe = ['https://help.example/', 'mailto:help@shop.example', 'tel:+441', ...links];
  expect(create(safe, array(contentLink()))).toEqual(safe);
  expect(is('https://help.example/', siteLink())).toBe(false);
});

it('RTE-28 shows a banner without its invalid link', () => {
  const spot = { id: 'a', visibility: 'show_for_all', title: 'Sale', groups: [] };
  const data = { TOP: [{ ...spot, url: '/\\evil.example' }] };
  expect(readLayout(create({ data }, LayoutAnswer))['TOP']).toEqual([spot]);
});

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Answers with intentional external addresses, and the module that checks them. */
const JUDGED_ELSEWHERE = [
  'checkout/payment/methods-response.ts', // leave-site.ts
  'checkout/payment/response.ts', // leave-site.ts
  'orders/tracking-response.ts', // https only, checked on reading
];

it('RTE-28 declares every link in the struct of an answer as a link', () => {
  const plain = /\btype\(\{[^}]*\b(?:url|\w+Url): (?:(?!pattern)\w+\()*string\(\)/;
  const found = Object.entries(sources)
    .filter(([, text]) => plain.test(text))
    .map(([path]) => path.replace('../../src/', ''));
  expect(found.filter((path) => !JUDGED_ELSEWHERE.includes(path))).toEqual([]);
});

it('RTE-28 writes addresses outside the router in these files only', () => {
  const found = Object.entries(sources)
    .filter(([, text]) => /<(?:a|area|form|iframe)\b[^>]*\b(?:href|action|src)=\{/.test(text))
    .map(([path]) => path.replace('../../src/', ''));
  expect(found.toSorted()).toEqual([
    'content/SpotLink.tsx', // safe external addresses
    'content/pages/CallUsPage.tsx', // a phone number
    'orders/document/TrackedOrder.tsx', // https only, checked on reading
    'pickup/shops/ShopEntry.tsx', // a phone number
    'reports/ReportSight.tsx', // the developers' studio on this site
    // replacements of router links without JavaScript
    'server/without-script/CountryPanel.tsx',
    'server/without-script/FilterForm.tsx',
    'server/without-script/SearchPanel.tsx',
    'server/without-script/WholeMenu.tsx', // paths of `menuOf`
    'server/without-script/places.tsx',
    'shell/footer/CountryDialog.tsx', // this page on another site of the shop
    'ui/tile/ProductTile.tsx', // a path of this site, checked on reading
  ]);
});
