import { type Page, expect } from '@playwright/test';
import { shopWords } from '#harness/texts/words.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

export interface Recipient {
  line1: string;
  city: string;
  postcode: string;
  /** Only for forms with a state field. */
  state?: string;
}

/** A recipient in Great Britain. */
export const RECIPIENT: Recipient = { line1: '12 Mill Lane', city: 'Leeds', postcode: 'LS1 4AP' };

/** A buyer, from the checkout's first page to the order's number. */
export function buyerOn(page: Page, language: TranslatedLanguage = 'en') {
  const t = shopWords(language);
  const main = page.getByRole('main');
  const heading = (key: string) => main.getByRole('heading', { level: 1, name: t(key) });
  const payment = new RegExp(`^${t('checkout.pay.action.card').replace('{{amount}}', '.+')}$`);
  const field = (name: string) => main.locator(`input[name="${name}"]`).first();
  return {
    t,
    async goesOnAsGuest() {
      await main.getByRole('button', { name: t('checkout.login.guest.action') }).click();
      await expect(heading('checkout.step.details')).toBeVisible();
    },
    /** Fills in the address; a guest also an email address. */
    async fillsAddress({ line1, city, postcode }: Recipient, isGuest: boolean) {
      await field('firstName').fill('Ada');
      await field('lastName').fill('Weaver');
      await field('line1').fill(line1);
      await field('city').fill(city);
      await field('postcode').fill(postcode);
      if (isGuest) await field('email').fill('ada.weaver@example.com');
      await field('phone').fill('+44 7700 900123');
    },
    /** Opens a carrier's pickup points at a place. */
    async opensPoints(carrier: 'POSTNLPUP' | 'UPSAP', place: string) {
      await main.getByRole('radio', { name: t('checkout.delivery.tab.pickup') }).check();
      await main
        .getByRole('radio', { name: t(`checkout.delivery.name.${carrier.toLowerCase()}`) })
        .check();
      await main.getByRole('button', { name: t(`checkout.pickup.open.${carrier}`) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: t('checkout.pickup.search.label') }).fill(place);
      await dialog
        .getByRole('button', { name: t('checkout.pickup.search.submit'), exact: true })
        .click();
      await expect(
        dialog.getByRole('button', { name: t('checkout.pickup.choose') }).first(),
      ).toBeVisible();
    },
    /** Chooses the first pickup point. */
    async choosesFirstPoint() {
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('button', { name: t('checkout.pickup.choose') })
        .first()
        .click();
      await expect(dialog).toBeHidden();
    },
    async goesToPayment() {
      await main.getByRole('button', { name: t('checkout.details.continue') }).click();
      await expect(heading('checkout.step.payment')).toBeVisible();
    },
    async choosesMethod(key: string) {
      await main.getByRole('radio', { name: t(`checkout.pay.method.${key}`) }).check();
    },
    async fillsCard(number: string) {
      await field('number').fill(number);
      await field('expiry').fill('12/30');
      await field('cvc').fill('123');
      await field('holderName').fill('Ada Weaver');
    },
    async acceptsTerms() {
      await main.locator('input[name="terms"]').check();
    },
    /** Chooses a card, fills it in and accepts the terms. */
    async fillsPayment() {
      await this.choosesMethod('creditCard');
      await this.fillsCard('4111111111111111');
      await this.acceptsTerms();
    },
    /** Pay button of the card form, which shows the amount. */
    payButton: () => main.getByRole('button', { name: payment }),
    /** Returns the order number of the confirmation page. */
    async expectConfirmed(): Promise<string> {
      await expect(page).toHaveURL(/\/ordershippingbillingconfirmationview\?orderId=\d+$/);
      await expect(main.getByRole('heading', { level: 1 })).toContainText(
        t('checkout.confirmation.thanks'),
      );
      const number = new URL(page.url()).searchParams.get('orderId') ?? '';
      await expect(main.getByText(number).first()).toBeVisible();
      return number;
    },
  };
}

/** Expects a single order in the account's list. */
export async function expectOnlyOrder(page: Page, number: string): Promise<void> {
  await page.goto('/myaccount/orders');
  const entries = page.getByRole('main').getByRole('link', { name: /^Order \d/ });
  await expect(entries).toHaveCount(1);
  await expect(entries).toHaveAccessibleName(`Order ${number}`);
}
