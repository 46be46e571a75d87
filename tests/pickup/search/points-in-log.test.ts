import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';

const place = (id: string, latitude: number) => ({
  id,
  name: id,
  line1: '1 High Street',
  postcode: 'W1D 4HS',
  city: 'London',
  country: 'GB',
  latitude,
  longitude: -0.1,
  openingHours: [],
});
/** In the locator's order: nearest first. */
const near = [place('UPSAP-9', 51.5), place('UPSAP-1', 51.6), place('UPSAP-5', 51.7)];

function loggedPoints(name: string, value: unknown): string[] {
  const unit = findUnit(name);
  const redact = unit?.kind === 'port' ? unit.done.redact : unit?.kind === 'state' && unit.redact;
  const shown = JSON.stringify(redact && redact(value, createPseudonyms()));
  return [...shown.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? '');
}

const SORTED = ['UPSAP-1', 'UPSAP-5', 'UPSAP-9'];

it('PUP-04 the log does not reveal which points are nearest', () => {
  expect(loggedPoints('http/pickup.points', { points: near })).toEqual(SORTED);
  const search = { by: 'position', latitude: '51.5', longitude: '-0.1' };
  const searches = { UPSAP: { status: 'ready', search, points: near } };
  expect(loggedPoints('pickup/searches', searches)).toEqual(SORTED);
});
