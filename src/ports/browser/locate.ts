import type { LocateReason, Position } from '../geolocation.ts';

/**
 * About a hundred metres: precise enough for the nearest pickup point, too coarse for a house.
 */
const DECIMALS = 3;
const PATIENCE_MS = 10_000;
/** Maximum age (ms) of a cached position. */
const OLDEST_MS = 300_000;

const REASONS: Readonly<Record<number, LocateReason>> = { 1: 'refused', 3: 'timeout' };

/** The browser's handler of `locateFx`. */
export function locate(): Promise<Position> {
  return new Promise((resolve, reject) => {
    const fail = (reason: LocateReason) => reject({ reason });
    // Undefined outside a secure context, despite its type.
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
