import { expect, it, vi } from 'vitest';
import { locate } from '#src/ports/browser/locate.ts';
import { Position, locateFx } from '#src/ports/geolocation.ts';
import { findUnit } from '#src/event-log/units.ts';
import { readClockHandler } from '#src/ports/read-clock.ts';

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type Lost = (error: { code: number }) => void;

function device(answer: (found: Found, lost: Lost) => void): void {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } });
}

it('PUP-04 returns the position to about a hundred metres', async () => {
  device((found) => found({ coords: { latitude: 51.5204567, longitude: -0.1049876 } }));
  expect(await locate()).toEqual({ latitude: '51.520', longitude: '-0.105' });
});

it.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [99, 'unavailable'],
])('PUP-04 maps error %i of the browser to “%s”', async (code, reason) => {
  device((_, lost) => lost({ code }));
  await expect(locate()).rejects.toEqual({ reason });
});

it('PUP-04 fails for a device without a valid position', async () => {
  vi.stubGlobal('navigator', {});
  await expect(locate()).rejects.toEqual({ reason: 'unavailable' });
  device((found) => found({ coords: { latitude: NaN, longitude: 0 } }));
  await expect(locate()).rejects.toEqual({ reason: 'unavailable' });
});

it('PUP-04 keeps the position out of the log', () => {
  const declared = findUnit('geolocation/locate');
  if (declared?.kind !== 'port') throw new Error('There is no such port');
  expect(declared.unit).toBe(locateFx);
  const logged = declared.done.redact?.(
    { latitude: '51.520', longitude: '-0.105' },
    {
      of: () => 'hidden',
    },
  );
  expect(logged).toEqual({ latitude: 'hidden', longitude: 'hidden' });
  expect(Position.is({ latitude: 51.52, longitude: -0.1 })).toBe(false);
});

it('reads the clock', async () => {
  vi.setSystemTime(new Date('2026-03-02T09:30:00Z'));
  expect(await readClockHandler()).toBe(Date.UTC(2026, 2, 2, 9, 30));
});
