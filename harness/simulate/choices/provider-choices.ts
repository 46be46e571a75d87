import type { Random } from '#src/kernel/random.ts';
import type { Departure } from '#src/ports/leave.ts';
import { type Choice, type Situation, ofTheme } from './choice.ts';
import type { Tab } from '../tab.ts';

const purchase = ofTheme('purchase');

const RESULTS = ['passed', 'passed', 'passed', 'pending', 'failed', 'cancelled', 'nonsense'];
const GOOD_PAYERS = ['PAYER123', 'PAYER123', 'PAYER123', 'PENDING1', 'REFUSED1', 'CANCELLED1'];
/** Payers with an invalid address. */
const LOST_PAYERS = ['ABROAD1', 'POBOX1', 'PARTIAL1'];
const PAYERS = GOOD_PAYERS.concat(LOST_PAYERS);

/** Last return address of each tab; it can be opened again. */
const returns = new WeakMap<Tab, string>();

function withParameters(path: string, parameters: Record<string, string>): string {
  const url = new URL(path, 'http://localhost');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

function returnOf({ url, fields }: Departure, random: Random): string {
  const { searchParams } = new URL(url, 'http://localhost');
  const token = searchParams.get('token');
  if (token !== null)
    return random.below(5) === 0
      ? (searchParams.get('cancelPath') ?? '/')
      : withParameters(searchParams.get('returnPath') ?? '/', {
          token,
          PayerID: random.pick(PAYERS),
        });
  return withParameters(fields['returnPath'] ?? '/', {
    paymentId: fields['paymentId'] ?? '',
    redirectResult: random.pick(RESULTS),
  });
}

/** Choices on a provider's page, without any of the shop's. */
export function providerChoices({ tab }: Situation, departure: Departure): Choice[] {
  return [
    purchase.choice('come back with the provider’s word', 12, (random) => {
      const to = returnOf(departure, random);
      returns.set(tab, to);
      tab.arrive(to);
    }),
    purchase.choice('go back to the page as it was', 2, tab.comeBack),
    purchase.choice('go back to the page anew', 2, tab.reload),
  ];
}

/** Opens an already used return address again. */
export function returnChoices({ tab }: Situation): Choice[] {
  const to = returns.get(tab);
  if (to === undefined) return [];
  return [purchase.choice('come back from the provider once more', 0.3, () => tab.arrive(to))];
}
