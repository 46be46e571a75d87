import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { Journey } from '../support/journey.ts';
import { choosesJeanSize, JEAN } from '../support/jean.ts';
import { button, dialog, heading, IN_DIALOG, IN_MAIN } from '../support/targets.ts';

const { jonas } = DEMO_ACCOUNTS;

export const SESSION: readonly Journey[] = [
  {
    title: 'SES-13 SES-17 a session that is over: after signing in again the action completes',
    async run(page) {
      await page.opens('/?scenario=registered-expires-on-bag&store=rl-gb');
      await page.sees(heading('Your bag'));
      await page.fills('main input[type=number], main input[inputmode=numeric]', '2');
      await page.key('Enter');
      await page.sees(dialog('Please sign in again'));
      await page.fills(`${IN_DIALOG} input[type=password]`, jonas.password);
      await page.presses(button('Sign in', IN_DIALOG));
      await page.sees({ css: 'header button', name: 'Bag, 2 items' });
      return page.savesSession();
    },
  },
  {
    title: 'an add without a connection is in the bag once there is one',
    expected: /failed|error/i,
    async run(page, site) {
      await choosesJeanSize(page);
      // Load the files of footer and bag.
      await page.savesSession();
      await page.presses(button(/^Bag/, 'header'));
      await page.sees(dialog('Your bag'));
      await page.key('Escape');
      await page.seesNo({ css: IN_DIALOG });
      site.cutOff(true);
      await page.value(
        `(Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }), dispatchEvent(new Event('offline')))`,
      );
      await page.waits(`document.body.textContent.includes('You are offline')`);
      await page.presses(button('Add to bag', IN_MAIN));
      site.cutOff(false);
      await page.value(`(delete navigator.onLine, dispatchEvent(new Event('online')))`);
      await page.sees(dialog('Your bag (1)'));
      await page.key('Escape');
      await page.seesNo({ css: IN_DIALOG });
      await page.sees({ css: 'header button', name: 'Bag, 1 item' });
      await page.waits(`!document.body.textContent.includes('You are offline')`);
      return page.savesSession();
    },
  },
  {
    title: 'a page whose files were refused without a network comes by “Try again”',
    expected: /failed|error/i,
    async run(page, site) {
      await page.opens('/women');
      await page.sees({ css: 'main article' });
      site.cutOff(true);
      await page.presses({ css: 'main article a' });
      await page.sees(button('Try again', IN_MAIN));
      site.cutOff(false);
      await page.presses(button('Try again', IN_MAIN));
      await page.sees(button('Add to bag', IN_MAIN));
      await page.comesToLife();
      return page.savesSession();
    },
  },
  {
    title: 'a footer whose files were refused without a network says so, and comes by “Try again”',
    expected: /failed|error/i,
    async run(page, site) {
      await page.opens(JEAN);
      site.cutOff(true);
      await page.scrollsTo('footer');
      await page.presses(button(/^Change country/, 'footer'));
      await page.sees(button('Try again', '[role=alert]'));
      site.cutOff(false);
      await page.value(`(window.isOld = true)`);
      await page.presses(button('Try again', '[role=alert]'));
      // The file was refused to this document for good.
      await page.waits(`!('isOld' in window)`);
      await page.comesToLife();
      await page.presses(button(/^Change country/, 'footer'));
      await page.sees({ css: IN_DIALOG });
      await page.key('Escape');
      await page.seesNo({ css: IN_DIALOG });
      return page.savesSession();
    },
  },
];
