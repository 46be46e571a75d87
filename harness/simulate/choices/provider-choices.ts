import type { Random } from '#src/kernel/random.ts';
import type { Departure } from '#src/ports/leave.ts';
import type { Choice, Situation } from './choice.ts';
import type { Tab } from '../tab.ts';

const RESULTS = ['passed', 'passed', 'passed', 'pending', 'failed', 'cancelled', 'nonsense'];
const GOOD_PAYERS = ['PAYER123', 'PAYER123', 'PAYER123', 'PENDING1', 'REFUSED1', 'CANCELLED1'];
/** Their addresses will not do. */
const LOST_PAYERS = ['ABROAD1', 'POBOX1', 'PARTIAL1'];
const PAYERS = GOOD_PAYERS.concat(LOST_PAYERS);

/** The address by which each tab came back last: who has it can come back once more. */
const returns = new WeakMap<Tab, string>();

function withParameters(path: string, parameters: Record<string, string>): string {
  const url = new URL(path, 'http://localhost');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** The address to which a provider sends shoppers back. */
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

/** On a provider's page: nothing of the shop is there. */
export function providerChoices({ tab }: Situation, departure: Departure): Choice[] {
  return [
    {
      name: 'come back with the provider’s word',
      theme: 'purchase',
      weight: 12,
      act(random) {
        const to = returnOf(departure, random);
        returns.set(tab, to);
        tab.arrive(to);
      },
    },
    { name: 'go back to the page as it was', theme: 'purchase', weight: 2, act: tab.comeBack },
    { name: 'go back to the page anew', theme: 'purchase', weight: 2, act: tab.reload },
  ];
}

/** The way back that was taken already is taken again. */
export function returnChoices({ tab }: Situation): Choice[] {
  const to = returns.get(tab);
  if (to === undefined) return [];
  return [
    {
      name: 'come back from the provider once more',
      theme: 'purchase',
      weight: 0.3,
      act: () => tab.arrive(to),
    },
  ];
}
