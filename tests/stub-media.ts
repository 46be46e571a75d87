import { vi } from 'vitest';

/** Answers every media query alike until the test ends. */
export function stubMedia(matches: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches }),
  );
}
