import type { Page } from './pages.ts';

/** RTE-07: what analytics call the pages on which something is bought; `undefined` for the others. */
export function purchasePageType(page: Page): string | undefined {
  switch (page.kind) {
    case 'bag':
      return 'shopping bag';
    case 'checkout':
      return STEPS[page.stage];
    case 'confirmation':
      return 'checkout step 4 confirmation';
    case 'paypal-express':
      return 'paypal express payment verification';
    default:
      return undefined;
  }
}

const STEPS = {
  login: 'checkout step 1 sign in',
  shipping: 'checkout step 2 address and shipment',
  payment: 'checkout step 3 payment',
} as const;
