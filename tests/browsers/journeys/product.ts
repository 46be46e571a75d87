import type { Journey } from '../support/journey.ts';
import { JEAN } from '../support/jean.ts';
import { button, IN_DIALOG, IN_MAIN } from '../support/targets.ts';

export const PRODUCT: readonly Journey[] = [
  {
    title: 'a gallery: the large view, its next picture, and another colour',
    async run(page) {
      await page.opens(JEAN);
      await page.presses(button(/Look closer$/, IN_MAIN));
      await page.sees({ css: IN_DIALOG });
      await page.key('ArrowRight');
      await page.key('Escape');
      await page.seesNo({ css: IN_DIALOG });
      await page.presses({ css: 'main input[value=RL0101RAW]' });
      await page.waits(`location.pathname.endsWith('rl0101raw')`);
      return page.savesSession();
    },
  },
  {
    title: 'PRD-07 a gallery that is swiped marks the picture in sight',
    async run(page) {
      await page.opens('/grantham-chino-hm1604blk', 'hollismarlowe.');
      const marked = (picture: string) =>
        page.sees({ css: 'main button[aria-pressed=true]', name: new RegExp(`^${picture}`) });
      await marked('Picture 1 ');
      await page.value(`(() => {
        const second = document.querySelector('main ul > li:nth-child(2)[data-crop]');
        second.parentElement.scrollTo({ left: second.offsetLeft, behavior: 'instant' });
      })()`);
      await marked('Picture 2 ');
    },
  },
  {
    title: 'UIX-04 Escape closes a dialog and gives the focus back to its opener',
    async run(page) {
      await page.opens(JEAN);
      for (const opener of [button('Size guide', IN_MAIN), button('Sign in', 'header')]) {
        await page.presses(opener);
        await page.waits(`document.querySelector('dialog[open]') !== null`);
        await page.key('Escape');
        await page.seesNo({ css: IN_DIALOG });
        await page.waits(
          `(document.activeElement.ariaLabel ?? document.activeElement.textContent).includes(${JSON.stringify(opener.name)})`,
        );
      }
    },
  },
  {
    title: 'UIX-04 SRC-01 one Escape closes the search over its suggestions',
    async run(page) {
      await page.opens('/');
      await page.presses(button('Search', 'header'));
      await page.fills(`${IN_DIALOG} [role=combobox]`, 'jea');
      await page.sees({ css: `${IN_DIALOG} [role=option]` });
      await page.key('Escape');
      await page.seesNo({ css: IN_DIALOG });
      await page.waits(`document.activeElement.ariaLabel === 'Search'`);
    },
  },
];
