import { dictionary } from '../../kernel/struct.ts';
import { number } from 'superstruct';
import { readStored } from '../../kernel/stored-text.ts';

/** What was claimed, each with when, in milliseconds since 1970. */
const CLAIMED_KEY = 'selvedge-claimed';
const CLAIMED_MS = 30 * 24 * 60 * 60 * 1000;

/** For a device that keeps nothing. */
const claimedHere = new Set<string>();

function claimNow(name: string): boolean {
  if (claimedHere.has(name)) return false;
  claimedHere.add(name);
  try {
    const now = Date.now();
    const kept = readStored(localStorage.getItem(CLAIMED_KEY) ?? undefined, dictionary(number()));
    const claimed = Object.entries(kept ?? {}).filter(([, at]) => now - at < CLAIMED_MS);
    if (claimed.some(([other]) => other === name)) return false;
    localStorage.setItem(
      CLAIMED_KEY,
      JSON.stringify(Object.fromEntries([...claimed, [name, now]])),
    );
    return true;
  } catch {
    return true; // Without storage no other page can know of it.
  }
}

/** Whether nobody has claimed that name yet, in any tab or at any earlier visit of the last thirty days. */
export async function claimName(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return claimNow(name);
  return navigator.locks.request(CLAIMED_KEY, () => claimNow(name));
}

/** SHA-256 of a text, in hexadecimal digits; empty where the platform has none, as on plain HTTP. */
export async function sha256Hex(text: string): Promise<string> {
  if (!('subtle' in crypto)) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where the document was come to from, without what its address says beyond that; empty where nobody knows. */
export function referrerOrigin(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}
