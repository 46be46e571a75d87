import { isValidElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { PLACES, placeOf } from '#harness/showroom/place.ts';
import { KINDS, kindsOf, pageStates } from '#harness/showroom/states.ts';
import { ShopPage } from '../../../stories/shop-page/ShopPage.tsx';

vi.mock('@ladle/react', () => ({ useLadleContext: () => ({ globalState: { control: {} } }) }));

const FILES: Record<string, string> = import.meta.glob('../../../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MODULES = import.meta.glob<Record<string, unknown>>('../../../stories/**/*.stories.tsx');

const ofStories = pageStates(FILES, [], 'rl');
const pathOf = (file: string) =>
  Object.keys(FILES).find((path) => path.endsWith(`/${file}.stories.tsx`))!;
const statesOf = (text: string) => pageStates({ 'stories/cart/cart.stories.tsx': text }, [], 'rl');
const kindsOfStep = (title: string) =>
  kindsOf({
    key: '',
    name: `Refused, failed: ${title}`,
    own: title,
    place: 'bag',
    shown: { story: '' },
  });

/** Stories on another sheet than that of their path's page. */
const OVER_ANOTHER_PAGE = [
  // The drawer with the sign-in, and the dialogs that links in mails open.
  /^account--(?!account$)/,
  /^search--(?:top-searches|recent-searches|looking|suggestions|nothing-to-suggest)/,
  /^cart--mini-bag/,
  /^(?:fatal-error|reports)--/,
  /^shell--(?:banner-closed|code-copied|drawer-lost|menu-open|menu-panel|offline|without-content)$/,
  // The path has no page.
  /^shell--not-found$/,
  // A gender page is a listing below its introduction.
  /^listing--(?!landing$)/,
  // The path is that of the next step.
  /^checkout--step-skipped$/,
];

/** Start paths of a story, in both brands. */
async function pathsOf(key: string): Promise<readonly string[]> {
  const [file = '', name = ''] = key.split('--');
  const stories = Object.entries((await MODULES[pathOf(file)]?.()) ?? {});
  const story = stories.find(([one]) => one.toLowerCase() === name.replaceAll('-', ''))?.[1];
  const element = (story as () => unknown)();
  if (!isValidElement<{ scenario: Scenario }>(element) || element.type !== ShopPage)
    throw new Error(`${key} is no page`);
  const { rl, hm } = element.props.scenario.in;
  return [rl.start.path, hm.start.path];
}

describe('the sheets of the showroom', () => {
  it('have every story that shows a page', () => {
    const missing = Object.entries(FILES).filter(([path, text]) => {
      const shown = text.match(/<ShopPage\b/g)?.length ?? 0;
      return shown !== pageStates({ [path]: text }, [], 'rl').length;
    });
    expect(missing.map(([path]) => path)).toEqual([]);
    expect(new Set(ofStories.map(({ key }) => key)).size).toBe(ofStories.length);
  });

  it('have stories of every page', () => {
    const shown = new Set<string>(ofStories.map(({ place }) => place));
    expect(Object.keys(PLACES).filter((place) => !shown.has(place))).toEqual([]);
  });

  it("have a story at its path's page, except layers over another page", async () => {
    const elsewhere: string[] = [];
    for (const { key, place } of ofStories) {
      const paths = await pathsOf(key);
      if (paths.some((path) => placeOf(path) !== place)) elsewhere.push(key);
    }
    const known = (key: string) => OVER_ANOTHER_PAGE.some((pattern) => pattern.test(key));
    expect(elsewhere.filter((key) => !known(key))).toEqual([]);
    const idle = OVER_ANOTHER_PAGE.filter((pattern) => !elsewhere.some((key) => pattern.test(key)));
    expect(idle).toEqual([]);
  });

  it('reject a story without an assigned page', () => {
    const text = 'export const Any: Story = () => <ShopPage scenario={any} />;';
    expect(() => pageStates({ 'stories/new/never-seen.stories.tsx': text }, [], 'rl')).toThrow(
      'never-seen--any',
    );
  });

  it('read stories in any notation, and nothing else', () => {
    const text = `
      export const BagEmpty: Story = () => <ShopPage scenario={empty} isLoading />;
      export const LineOfPostNlAt2: Story = () => (
        <ShopPage scenario={at(['2'])} />
      );
      export const Part: Story = () => <ShopPart scenario={empty} />;`;
    expect(statesOf(text)).toEqual([
      {
        key: 'cart--bag-empty',
        name: 'Bag empty',
        own: 'Bag empty',
        place: 'bag',
        shown: { story: 'cart--bag-empty' },
      },
      {
        key: 'cart--line-of-post-nl-at2',
        name: 'Line of post nl at2',
        own: 'Line of post nl at2',
        place: 'bag',
        shown: { story: 'cart--line-of-post-nl-at2' },
      },
    ]);
  });

  it('have the settled steps of scenarios for each brand', () => {
    const cash = SCENARIOS.filter(({ id }) => id === 'payment-cod-success');
    const last = (brand: 'rl' | 'hm') => pageStates({}, cash, brand).at(-1);
    expect(pageStates({}, cash, 'rl').map(({ key }) => key)).toEqual([
      'payment-cod-success--1',
      'payment-cod-success--5',
    ]);
    expect(last('rl')).toMatchObject({
      name: 'Cash on delivery: The order is placed.',
      place: 'confirmation',
      shown: { scenario: 'payment-cod-success', step: 5 },
    });
    expect(last('hm')).toMatchObject({ own: 'It is said at the methods.', place: 'payment' });
  });

  it("derive a step's states from its own words, not from its scenario's", () => {
    expect(kindsOfStep('The bag is there.')).toEqual([]);
    expect(kindsOfStep('The field says that it cannot be used any more.')).toEqual(['Refused']);
    const express = SCENARIOS.filter(
      ({ title }) => title === 'PayPal express, from the bag: refused',
    );
    expect(express).toHaveLength(1);
    const [first] = pageStates({}, express, 'rl');
    expect(first?.own).toBe('The bag is there.');
  });

  it('expect one, many and long separately', () => {
    expect(Object.keys(KINDS)).toEqual(expect.arrayContaining(['One', 'Many', 'Long']));
    expect(Object.keys(KINDS)).not.toContain('Comes back from elsewhere');
    const kinds = ['Addresses many', 'Long text', 'With one piece'].map(kindsOfStep);
    expect(kinds).toEqual([['Many'], ['Long'], ['One']]);
  });
});
