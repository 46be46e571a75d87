import { expect, it, vi } from 'vitest';
import { writeCookie } from '#src/ports/storage/cookies.ts';

it.each([
  ['https:', 'a=b; path=/; max-age=60; samesite=lax; secure'],
  ['http:', 'a=b; path=/; max-age=60; samesite=lax'],
])('a page over %s writes the cookie as %s', (protocol, expected) => {
  const cookie = { text: '' };
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookie.text = text;
    },
  });
  vi.stubGlobal('window', { location: { protocol } });
  writeCookie('a', 'b', 60);
  expect(cookie.text).toBe(expected);
});
