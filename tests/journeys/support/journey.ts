import { type ConsoleMessage, expect, test as base } from '@playwright/test';
import { isBackendPath } from '#harness/server/proxy.mjs';

/** Chromium itself complains of every answer that is not good: what the backend refuses is what many a journey is about. */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return (
    message.text().startsWith('Failed to load resource') &&
    URL.canParse(url) &&
    isBackendPath(new URL(url).pathname)
  );
}

interface Complaining {
  /** What a journey is about, and its pages therefore complain of. */
  expected: RegExp;
  complaints: string[];
}

/** Journeys whose pages neither complain on the console, nor break the content policy, nor throw. */
export const test = base.extend<Complaining>({
  expected: [/(?!)/, { option: true }],
  complaints: [
    async ({ context, expected }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (!/error|warning/.test(message.type()) || isRefusal(message)) return;
        complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error().stack)));
      await use(complaints);
      expect(complaints.filter((one) => !expected.test(one))).toEqual([]);
    },
    { auto: true },
  ],
});
