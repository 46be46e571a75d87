import type { ShopPage } from './shop-page.ts';
import { button, dialog, IN_MAIN } from './targets.ts';

export const JEAN = '/foundry-straight-jean-rl0101rin';

export async function choosesJeanSize(page: ShopPage): Promise<void> {
  await page.opens(JEAN);
  await page.presses({ css: 'main fieldset:nth-of-type(1) input', name: '32' });
  await page.presses({ css: 'main fieldset:nth-of-type(2) input', name: '32' });
}

export async function addsJean(page: ShopPage): Promise<void> {
  await choosesJeanSize(page);
  await page.presses(button('Add to bag', IN_MAIN));
  await page.sees(dialog('Your bag (1)'));
}
