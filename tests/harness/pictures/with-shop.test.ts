// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { withShop } from '#harness/pictures/with-shop.ts';

const events: string[] = [];
const failing = new Set<string>();

function step(name: string) {
  events.push(name);
  return failing.has(name) ? Promise.reject(new Error(name)) : Promise.resolve();
}

vi.mock('#harness/cli/support/browser.mjs', () => ({
  BROWSER_ARGS: [],
  ensureBrowser: () => step('find a browser'),
}));
vi.mock('@playwright/test', () => ({
  chromium: {
    launch: async () => {
      await step('open a browser');
      return { close: () => step('close the browser') };
    },
  },
}));
vi.mock('#harness/server/stand-alone.ts', () => ({
  startStandAlone: async () => {
    await step('open the shop');
    return { url: 'http://localhost:1', close: () => step('close the shop') };
  },
}));

const look = () =>
  withShop(
    () => undefined,
    () => step('look'),
  );

beforeEach(() => {
  events.length = 0;
  failing.clear();
});

it('does not open the shop without a browser, so the command can exit', async () => {
  failing.add('find a browser');
  await expect(look()).rejects.toThrow('find a browser');
  expect(events).toEqual(['find a browser']);
});

it.each([
  ['open the shop', ['close the browser']],
  ['look', ['close the shop', 'close the browser']],
])('closes everything if it fails to %s', async (name, closed) => {
  failing.add(name);
  await expect(look()).rejects.toThrow(name);
  expect(events.slice(events.indexOf(name) + 1)).toEqual(closed);
});
