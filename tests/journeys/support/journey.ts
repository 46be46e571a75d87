import { type ConsoleMessage, expect, test as base } from '@playwright/test';
import { CONSENT_COOKIE, NOTHING_MORE, writeChoice } from '#src/consent/consent.ts';
import { isBackendPath } from '#harness/server/site-rules.mjs';

/** Chromium logs every error status: many journeys test rejections, and missing pages are 404s. */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return (
    message.text().startsWith('Failed to load resource') &&
    URL.canParse(url) &&
    (isBackendPath(new URL(url).pathname) || url === message.page()?.url())
  );
}

const REJECTED = writeChoice(NOTHING_MORE, false);

function choose(cookie: string): void {
  if (location.protocol.startsWith('http')) document.cookie = cookie;
}

interface Complaining {
  /** Expected console messages of a journey's pages. */
  expected: RegExp;
  complaints: string[];
  /** True for returning shoppers who have already rejected optional cookies. */
  hasChosen: boolean;
  chosen: undefined;
}

/** Test whose pages must not log errors, violate the content policy, or throw. */
export const test = base.extend<Complaining>({
  expected: [/(?!)/, { option: true }],
  hasChosen: [true, { option: true }],
  chosen: [
    async ({ context, hasChosen }, use) => {
      if (hasChosen) await context.addInitScript(choose, `${CONSENT_COOKIE}=${REJECTED}; path=/`);
      await use(undefined);
    },
    { auto: true },
  ],
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
