import { expect, type Page } from '@playwright/test';
import { countRequests } from '#harness/pictures/settled.ts';
import { BRANDS, useBrand } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { allDialogsOf, allPagesOf, opensPlace } from '../support/places.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** Places with all kinds of choices, and the hearts of tiles. */
const PLACES = [
  'gender page',
  'product',
  'filters over gender page',
  'checkout-details-saved',
  'payment-saved-card',
  'wishlist-taken-back',
];

/**
 * Groups whose selected choice looks like the others in forced colours: frames, system colours, lines through text.
 * Also pressed buttons on pictures without their own background.
 */
function alikeOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const KEPT = [
      'borderTopWidth',
      'borderTopStyle',
      'borderTopColor',
      'outlineStyle',
      'outlineWidth',
      'outlineColor',
      'appearance',
    ] as const;
    const lookOf = (input: HTMLInputElement) => {
      const label = input.closest('label') ?? input.labels?.[0];
      const parts = [input, input.nextElementSibling, label].filter(
        (one) => one instanceof Element,
      );
      const own = getComputedStyle(input);
      const isNative = own.opacity !== '0' && own.appearance !== 'none';
      const looks = parts.map((part) => {
        const style = getComputedStyle(part);
        return KEPT.map((property) =>
          property.startsWith('outline') && style.outlineStyle === 'none' ? '' : style[property],
        ).join(' ');
      });
      return isNative ? `native ${String(input.checked)}` : looks.join(', ');
    };
    const found: string[] = [];
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>('input:is([type="radio"], [type="checkbox"])'),
    ].filter((one) => one.checkVisibility() && !one.disabled);
    for (const input of inputs) {
      const chosen = lookOf(input);
      const was = input.checked;
      input.checked = !was;
      if (lookOf(input) === chosen) found.push(input.outerHTML);
      input.checked = was;
    }
    for (const button of document.querySelectorAll('button[aria-pressed]')) {
      const { backgroundColor, borderTopStyle } = getComputedStyle(button);
      const isPlated = button.getAttribute('data-variant') === 'plate';
      if (isPlated && (borderTopStyle === 'none' || backgroundColor === 'rgba(0, 0, 0, 0)'))
        found.push(button.outerHTML.slice(0, 160));
    }
    return found;
  });
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('in forced colours selected choices look different, and hearts have a background', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      countRequests(page);
      const places = [...allPagesOf(brand), ...allDialogsOf(brand)].filter(({ name }) =>
        PLACES.includes(name),
      );
      expect(places).toHaveLength(PLACES.length);
      for (const place of places)
        await test.step(place.name, async () => {
          await opensPlace(page, brand, place);
          expect.soft(await alikeOn(page), place.name).toEqual([]);
        });
    });
  });
