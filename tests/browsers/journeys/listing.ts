import type { Journey } from '../support/journey.ts';
import { button, IN_DIALOG, IN_MAIN } from '../support/targets.ts';

export const LISTING: readonly Journey[] = [
  {
    title: 'LST-09 RTE-26 a listing is narrowed, the address holds it, and Back takes it back',
    async run(page) {
      await page.opens('/women');
      await page.presses(button(/^Filter/, IN_MAIN));
      await page.presses({ css: `${IN_DIALOG} input[type=checkbox]`, name: /^Jeans/ });
      await page.waits(`location.search.includes('productgroup=jeans')`);
      await page.presses(button(/^Show/, IN_DIALOG));
      await page.seesNo({ css: IN_DIALOG });
      await page.presses({ css: 'main article a' });
      await page.sees(button('Add to bag', IN_MAIN));
      await page.back();
      await page.sees(button(/^Filter/, IN_MAIN));
      await page.waits(`location.search.includes('productgroup=jeans')`);
      return page.savesSession();
    },
  },
  {
    title: 'RTE-26 Back restores the place, after a press and after another document',
    async run(page) {
      await page.opens('/women');
      await page.sees({ css: 'main article' });
      await page.scrollsTo('main li:nth-child(7) > article');
      const top = Number(await page.value('scrollY'));
      if (top < 500) throw new Error(`The page is scrolled by ${top} px only`);
      await page.presses({ css: 'main li:nth-child(7) > article a' });
      await page.sees(button('Add to bag', IN_MAIN));
      await page.waits('scrollY === 0');
      await page.back();
      await page.waits(`location.pathname === '/women' && scrollY === ${top}`);
      await page.opens('/men');
      await page.back();
      await page.waits(`location.pathname === '/women' && scrollY === ${top}`);
      await page.comesToLife();
      return page.savesSession();
    },
  },
  {
    title: 'a listing shows more, and the page of another country is the same page there',
    async run(page) {
      await page.opens('/women');
      await page.sees({ css: 'main article' });
      const count = `document.querySelectorAll('main article').length`;
      const before = Number(await page.value(count));
      // The button loads when the end of the list is visible.
      await page.scrollsTo('main li:last-child > article');
      await page.presses({ css: 'main :is(a, button)', name: /^Load more/ });
      await page.waits(`${count} > ${before}`);
      await page.scrollsTo('footer');
      await page.presses({ css: 'footer button', name: /^Change country/ });
      await page.presses({ css: `${IN_DIALOG} a`, name: /^Germany/ });
      await page.waits(
        `location.pathname === '/women' && document.documentElement.lang.startsWith('de')`,
      );
      await page.comesToLife();
      await page.sees({ css: 'main article', name: /\d,\d\d €/ });
      return page.savesSession();
    },
  },
];
