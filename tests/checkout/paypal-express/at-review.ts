import {
  $express,
  $expressReview,
  confirmPaypalExpress,
  startPaypalExpress,
} from '#src/checkout/paypal-express/paypal-express-model.ts';
import { acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { atPayment } from '../at-payment.ts';

type Rules = Parameters<typeof atPayment>[0];

const ORIGIN = 'http://shop.example';

/** Starts PayPal express from the bag. */
export async function atPaypal(rules: Rules = {}) {
  const shopper = await atPayment(rules);
  await shopper.send(startPaypalExpress, undefined);
  const url = new URL(shopper.departures.at(-1)?.url ?? '', ORIGIN);
  const token = url.searchParams.get('token') ?? '';
  const wayOf = (name: 'returnPath' | 'cancelPath') =>
    new URL(url.searchParams.get(name) ?? '', ORIGIN);
  let visits = 0;

  /** Opens an address as the browser reports it, without the provider's parameters. */
  async function goes(way: URL, brought: Record<string, string> = {}) {
    const nonce = way.searchParams.get('nonce');
    shopper.bring({ ...(nonce !== null && { nonce }), ...brought });
    way.searchParams.delete('nonce');
    visits += 1;
    const location = { path: way.pathname, search: way.search, hash: '', key: `at-${visits}` };
    await shopper.send(locationChanged, { location, action: 'push' as const });
  }

  return {
    ...shopper,
    token,
    wayOf,
    goes,
    comesBack: (payerId: string) => goes(wayOf('returnPath'), { token, payerId }),
    comesAgain: () => goes(new URL(wayOf('returnPath').pathname, ORIGIN)),
    express: () => shopper.scope.getState($express),
    review: () => shopper.scope.getState($expressReview),
    async buys() {
      await shopper.send(acceptTerms, { isAccepted: true });
      await shopper.send(confirmPaypalExpress, undefined);
    },
  };
}

/** Starts PayPal express and returns with the given parameters. */
export async function atReview(payerId = 'PAYER123', rules: Rules = {}) {
  const shopper = await atPaypal(rules);
  await shopper.comesBack(payerId);
  return shopper;
}
