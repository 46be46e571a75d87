import type { Journey } from '../support/journey.ts';
import type { ShopPage } from '../support/shop-page.ts';
import { addsJean } from '../support/jean.ts';
import { button, heading, IN_DIALOG, IN_MAIN, radio } from '../support/targets.ts';

export const PURCHASE: readonly Journey[] = [
  {
    title: 'CHK-01 PAY-01 a guest buys by card, from the product to the order’s number',
    async run(page) {
      await addsJean(page);
      await page.presses({ css: `${IN_DIALOG} a`, name: 'View bag' });
      await page.sees(heading('Your bag'));
      await page.presses({ css: 'main a', name: 'Checkout' });
      await page.presses(button('Continue as a guest', IN_MAIN));
      await page.sees(heading('Details'));
      await fillsAddress(page, 'ada.weaver@example.com');
      await paysByCard(page);
      return page.savesSession();
    },
  },
  {
    title: 'CHK-01 PAY-01 a registered shopper buys by card',
    async run(page) {
      await page.opens('/?scenario=checkout-known&store=rl-gb');
      await page.sees(heading('Details'));
      await fillsAddress(page);
      await paysByCard(page);
      return page.savesSession();
    },
  },
];

/** From the checkout's payment step to the order's number. */
async function paysByCard(page: ShopPage): Promise<void> {
  await page.presses(button('Continue to payment', IN_MAIN));
  await page.sees(heading('Payment'));
  await page.presses(radio(/^Credit card/));
  await page.fills('main input[name=number]', '4111111111111111');
  await page.fills('main input[name=expiry]', '12/30');
  await page.fills('main input[name=cvc]', '123');
  await page.fills('main input[name=holderName]', 'Ada Weaver');
  await page.presses({ css: 'main input[name=terms]' });
  await page.presses(button(/^Pay £/, IN_MAIN));
  await page.sees(heading(/^Thank you/));
  await page.waits(`/orderId=\\d+/.test(location.search)`);
}

async function fillsAddress(page: ShopPage, email?: string): Promise<void> {
  await page.fills('main input[name=firstName]', 'Ada');
  await page.fills('main input[name=lastName]', 'Weaver');
  await page.fills('main input[name=line1]', '12 Mill Lane');
  await page.fills('main input[name=city]', 'Leeds');
  await page.fills('main input[name=postcode]', 'LS1 4AP');
  if (email !== undefined) await page.fills('main input[name=email]', email);
  await page.fills('main input[name=phone]', '+44 7700 900123');
}
