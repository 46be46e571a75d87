import { beforeAll, expect, it, vi } from 'vitest';
import { productCall } from '#src/product/api.ts';
import { callsAfter } from '#src/server/early-calls.ts';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { type Fetch, addressOf, inside, storefrontOver } from './storefront-over.ts';

beforeAll(() => fetchAllViews(), 60_000);

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

const LAYOUT = /^\/content\/layout\?filters=MEGA_MENU/;
const NO_MORE: RegExp[] = [];

/** A page with the calls of each round: those sent before any answer, then after the first ones. */
const PAGES: [page: string, path: string, ...rounds: RegExp[][]][] = [
  ['home', '/', [LAYOUT, /^\/transformer\/products\?/]],
  [
    'listing',
    '/women/jeans',
    [
      LAYOUT,
      /^\/transformer\/products\?/,
      /^\/transformer\/categories\/women-jeans$/,
      /^\/transformer\/categories\/women-jeans\/urls$/,
    ],
  ],
  [
    'product',
    '/foundry-straight-jean-rl0101rin',
    [
      LAYOUT,
      /^\/content\/layout\?filters=PDP/,
      /^\/transformer\/products\/RL0101RIN$/,
      /^\/recommendations\/products\?productId=RL0101RIN/,
    ],
    // The recommended ids, and the variants of the product, are in the answers.
    [/^\/transformer\/products\?filter%5Bproducts%5D=/, /^\/transformer\/inventoryavailability\//],
  ],
];

it.each(PAGES)(
  'sends all calls of the %s page before an answer arrives, except those that need one',
  async (_, path, ...rounds) => {
    const sent: string[] = [];
    const waiting: (() => void)[] = [];
    const backend: Fetch = async (input, init) => {
      const { pathname, search } = new URL(addressOf(input));
      sent.push(pathname + search);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return inside(input, init);
    };
    const { see, ask } = storefrontOver(backend);
    void ask(path);
    for (const expected of [...rounds, NO_MORE]) {
      await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(expected.length));
      // Calls of the same round may follow in later tasks.
      for (let turn = 0; turn < 50; turn += 1) await nextTask();
      const round = sent.splice(0).toSorted();
      expect(round).toHaveLength(expected.length);
      for (const pattern of expected) expect(round).toContainEqual(expect.stringMatching(pattern));
      for (const answer of waiting.splice(0)) answer();
    }
    expect((await see(path)).status).toBe(200);
  },
);

it('requests no stock of a product without variants', () => {
  expect(callsAfter(productCall, { variants: [] })).toEqual([]);
  expect(callsAfter(productCall, { variants: [{ id: 'ean-S' }] })).toHaveLength(1);
});

it('renders a missing listing, although nothing needs its early answers', async () => {
  const { ask } = storefrontOver(inside);
  await vi.waitFor(async () => expect((await ask('/women/nowhere')).status).toBe(404), {
    timeout: 15_000,
  });
});
