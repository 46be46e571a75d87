import { expect, it } from 'vitest';
import { idsIn, readLedger, unknownIdsIn } from '#harness/ledger/ids.ts';

const ledger = readLedger(`## STK - Stock

- **STK-01** Stock of STK-02 counts. (A§1)
- **STK-02** Fewer than five is low. (A§2)
- **STK-03** None is sold out. (A§2)
- **STK-04** A variant has its own. (A§2)
- a bullet without an id
- **WSH-01** There is a wishlist. (A§3)
- **I18N-05** A namespace. (A§8)
- **OPN-01** How stock is counted. (A§9)
`);

it('reads the ids of a ledger in order, one per bullet; open points need no test', () => {
  expect(ledger.ids).toEqual(['STK-01', 'STK-02', 'STK-03', 'STK-04', 'WSH-01', 'I18N-05']);
  expect(ledger.openPoints).toEqual(['OPN-01']);
});

it('reads carried requirements with their reasons, and counts each once', () => {
  const { ids, carried } = readLedger(`- **ENT-01** Store settings: target. (A§3)

## Carried

Text before them.

- **ENT-01** is carried: no call of the shop has a target.

| id     | reason                      |
| ------ | --------------------------- |
| ENT-04 | \`profileId\`: nobody agreed. |

## More

| ENT-05 | no reason |
`);
  expect(ids).toEqual(['ENT-01']);
  expect([...carried]).toEqual([
    ['ENT-01', 'no call of the shop has a target.'],
    ['ENT-04', '`profileId`: nobody agreed.'],
  ]);
});

it.each([
  ['STK-02 and STK-02 again', ['STK-02']],
  ['I18N-05 names it; see OPN-01', ['I18N-05', 'OPN-01']],
  ['STK-01…03 a range', ['STK-01', 'STK-02', 'STK-03']],
  ['STK-01..03', ['STK-01', 'STK-02', 'STK-03']],
  ['STK-01...03', ['STK-01', 'STK-02', 'STK-03']],
  ['STK-01–03', ['STK-01', 'STK-02', 'STK-03']],
  ['STK-01 to 03', ['STK-01', 'STK-02', 'STK-03']],
  ['STK-02 to STK-04 with both areas', ['STK-02', 'STK-03', 'STK-04']],
  ['STK-02…STK-04', ['STK-02', 'STK-03', 'STK-04']],
  ['STK-01, 03 a list', ['STK-01', 'STK-03']],
  ['STK-01, STK-03 and WSH-01', ['STK-01', 'STK-03', 'WSH-01']],
  ['STK-01, 03…04', ['STK-01', 'STK-03', 'STK-04']],
  ['STK 01 03–04 without dashes', ['STK-01', 'STK-03', 'STK-04']],
  ['STK: 01 03, WSH 01', ['STK-01', 'STK-03', 'WSH-01']],
  ['STK-01 03 more of them', ['STK-01']],
  ['WCAG 2.2, SHA-256 and EAN 13', []],
  ['from 20001 to 20027', []],
])('%s', (title, ids) => {
  expect(idsIn(title, ledger)).toEqual(ids);
  expect(unknownIdsIn(title, ledger)).toEqual([]);
});

it.each([
  ['STK-40 is another', ['STK-40']],
  ['STK-020 has a digit too many', ['STK-020']],
  ['SKT-02 is misspelt', ['SKT-02']],
  ['STK-03…06 goes too far', ['STK-05', 'STK-06']],
  ['STK-03…02 goes backwards', ['STK-03…02']],
])('finds ids without a bullet, %#', (title, unknown) => {
  expect(unknownIdsIn(title, ledger)).toEqual(unknown);
});
