import { expect, type Locator, type Page } from '@playwright/test';
import { BRANDS, useBrand, type Brand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { expectFocusSeen, tabTo } from './support/keyboard.ts';
import { comesToLife } from './support/shopper.ts';

/** Moves and chooses within one group by arrow keys. */
async function chooseByArrows(page: Page, group: Locator, value: string): Promise<void> {
  await tabTo(page, group.getByRole('radio').first());
  const wanted = group.getByRole('radio', { name: value, exact: true });
  const count = await group.getByRole('radio').count();
  for (let press = 0; press < count && !(await wanted.isChecked()); press += 1)
    await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
  await expectFocusSeen(wanted);
}

async function buyByKeyboard(page: Page, brand: Brand): Promise<void> {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const drawer = page.getByRole('dialog');
  const add = main.getByRole('button', { name: 'Add to bag' }).first();

  await test.step('skips to the content, also on the next page', async () => {
    await page.goto('/');
    await expect(main.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expectFocusSeen(page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await page.goto('/');
    // Before hydration the browser follows links itself, and the next page has no focus.
    await comesToLife(page);
    const women = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
    await tabTo(page, women);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
    await expect(main).toBeFocused();
    await tabTo(page, main.getByRole('article').getByRole('link').first());
  });

  await test.step('reaches the missing size, chooses by arrows and adds', async () => {
    await page.goto(brand.product);
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    const [first] = brand.sizes;
    const group = page.getByRole('group', { name: first?.[0] ?? '' });
    await expect(group.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    for (const [name, value] of brand.sizes)
      await chooseByArrows(page, page.getByRole('group', { name }), value);
    await tabTo(page, add);
    await page.keyboard.press('Enter');
  });

  await test.step('has the focus in the mini bag, and back on the button after Escape', async () => {
    await expect(drawer).toContainText(brand.productName);
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expectFocusSeen(add);
  });

  await test.step('removes and undoes without losing the focus', async () => {
    await tabTo(page, header.getByRole('button', { name: 'Bag, 1 item' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('button', { name: `Remove ${brand.productName}` }));
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('link', { name: 'View bag' }));
  });

  await test.step('opens the bag page and changes the quantity', async () => {
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
    await expect(main).toBeFocused();
    await tabTo(page, main.getByLabel(`Quantity of ${brand.productName}`));
    await page.keyboard.press('ArrowUp');
    await expect(header.getByRole('button', { name: 'Bag, 2 items' })).toBeVisible();
  });

  await test.step('opens the sign-in, shows its errors, and returns', async () => {
    const signIn = main.getByRole('button', { name: 'Sign in' });
    await tabTo(page, signIn);
    await page.keyboard.press('Enter');
    await expectFocusSeen(drawer.getByLabel('E-mail address'));
    await page.keyboard.press('Enter');
    await expect(drawer.getByText('Please enter your e-mail address.')).toBeVisible();
    await expectFocusSeen(drawer.getByLabel('E-mail address'));
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expectFocusSeen(signIn);
  });
}

const WRITTEN = {
  firstName: 'Ada',
  lastName: 'Weaver',
  line1: '12 Mill Lane',
  city: 'Leeds',
  postcode: 'LS1 4AP',
  email: 'ada.weaver@example.com',
  phone: '07700 900123',
};

const CARD = {
  number: '4111111111111111',
  expiry: '1230',
  cvc: '123',
  holderName: 'Ada Weaver',
};

async function orderByKeyboard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const title = (name: string) => main.getByRole('heading', { level: 1, name });
  const write = async (fields: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(fields)) {
      await tabTo(page, main.locator(`input[name="${name}"]`).first());
      await page.keyboard.type(text);
    }
  };

  await test.step('continues as a guest', async () => {
    const checkout = main.getByRole('link', { name: 'Checkout' });
    await tabTo(page, checkout);
    await page.keyboard.press('Enter');
    await expect(title('Checkout')).toBeVisible();
    await expect(main).toBeFocused();
    await tabTo(page, main.getByRole('button', { name: 'Continue as a guest' }));
    await page.keyboard.press('Enter');
    await expect(title('Details')).toBeVisible();
    await expect(main).toBeFocused();
  });

  await test.step('reaches the first missing field, and fills in the rest', async () => {
    const first = main.locator('input[name="firstName"]').first();
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await expectFocusSeen(first);
    await page.keyboard.press('Shift+Tab');
    await write(WRITTEN);
    await tabTo(page, main.getByRole('button', { name: 'Continue to payment' }));
    await page.keyboard.press('Enter');
    await expect(title('Payment')).toBeVisible();
    await expect(main).toBeFocused();
  });

  await test.step('pays by card', async () => {
    const way = main.getByRole('radio', { name: 'Credit card' });
    await tabTo(page, way);
    await page.keyboard.press('Space');
    await expect(way).toBeChecked();
    await write(CARD);
    const terms = main.getByRole('checkbox', { name: /^I agree to the/ });
    await tabTo(page, terms);
    await page.keyboard.press('Space');
    await tabTo(page, main.getByRole('button', { name: /^Pay £/ }));
    await page.keyboard.press('Enter');
    await expect(title('Thank you, Ada')).toBeVisible();
  });
}

test('removing a filter focuses the next one, and removing the last one the button for more', async ({
  page,
}) => {
  await page.goto('/women/jeans?maincolour=black&on_sale=true');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
  await chips
    .getByRole('button', { name: /^Remove filter/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const left = chips.getByRole('button', { name: /^Remove filter/ });
  await expect(left).toHaveCount(1);
  await expect(left).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();
});

test('API-56 deleting a saved card focuses the payment methods', async ({ page }) => {
  await page.goto('/?scenario=payment-saved-card');
  const main = page.getByRole('main');
  const saved = main.getByRole('radio', { name: /ending in 4242/ });
  await saved.check();
  await main.getByRole('button', { name: /^Delete/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete card' }).focus();
  await page.keyboard.press('Enter');
  await expect(saved).toBeHidden();
  await expect(main.locator('input[type=radio]:focus')).toHaveCount(1);
});

for (const brand of BRANDS) {
  test.describe(brand.name, () => {
    useBrand(brand);

    test('adds a product to the bag by keyboard alone', async ({ page }) => {
      await buyByKeyboard(page, brand);
    });

    test('PAY-01 orders the bag by keyboard alone', async ({ page }) => {
      await page.goto(`/?scenario=guest-comes-back&store=${brand.host === '' ? 'rl' : 'hm'}-gb`);
      await expect(page.getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();
      await orderByKeyboard(page);
    });
  });
}
