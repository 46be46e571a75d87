import type { LocateReason, Position } from '../geolocation.ts';

/** About a hundred metres: enough to tell which point is nearest, and not which house this is. */
const DECIMALS = 3;
const PATIENCE_MS = 10_000;
/** A position as old as this is still where the shopper is. */
const OLDEST_MS = 300_000;

const REASONS: Readonly<Record<number, LocateReason>> = { 1: 'refused', 3: 'timeout' };

/** The browser's handler of `locateFx`. */
export function locate(): Promise<Position> {
  return new Promise((resolve, reject) => {
    const fail = (reason: LocateReason) => reject({ reason });
    // Outside a secure context there is none, whatever the types say.
    if (!('geolocation' in navigator)) {
      fail('unavailable');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude, longitude } = coords;
        if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) fail('unavailable');
        else
          resolve({
            latitude: latitude.toFixed(DECIMALS),
            longitude: longitude.toFixed(DECIMALS),
          });
      },
      ({ code }) => fail(REASONS[code] ?? 'unavailable'),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: OLDEST_MS },
    );
  });
}
