import { integer, never, nullable, object, string } from 'superstruct';
import { noPayload } from '../../kernel/struct.ts';
import { feature, port } from '../../event-log/units.ts';
import { storedEntry } from './storage-marks.ts';

feature('core');

/** Writes a cookie for the whole site; secure on https. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/**
 * Writes a cookie that scripts can read, for the whole site, same-site lax; null removes it.
 * Never used for tokens.
 */
export const writeCookieFx = port('cookies/write', {
  params: storedEntry(
    object({ name: string(), value: nullable(string()), days: integer() }),
    ({ name }) => name,
  ),
  done: noPayload(),
  fail: never(),
});

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Handler of `writeCookieFx`.
 *
 * @example writeCookieHandler({ name: 'xcomreg', value: 'RIVETROW', days: 30 })
 */
export async function writeCookieHandler(params: {
  name: string;
  value: string | null;
  days: number;
}): Promise<void> {
  const { name, value, days } = params;
  const seconds = value === null ? 0 : days * DAY_SECONDS;
  writeCookie(name, encodeURIComponent(value ?? ''), seconds);
}
