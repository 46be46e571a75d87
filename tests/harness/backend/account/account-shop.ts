import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { anotherClient, createClient } from '../client.ts';

export const { mira } = DEMO_ACCOUNTS;
export const DAY = 24 * 60 * 60_000;

export const keyOf = ({ body }: { body: { errors?: { errorKey: string }[] } }) =>
  body.errors?.[0]?.errorKey;

/** A shop with Mira signed in, and a clock that the test moves. */
export async function shopOfMira() {
  let now = Date.UTC(2026, 2, 2, 9, 30);
  const client = createClient({ now: () => now });
  await client.signIn(mira.email, mira.password);
  const letters = () => lettersOf(client.backend.world());
  return {
    ...client,
    letters,
    kinds: () => letters().map(({ kind }) => kind),
    passes: (ms: number) => {
      now += ms;
    },
    other: () => anotherClient(client.backend),
    account: async () => (await client.get('/account/@self')).body,
    save: (change: object = {}) =>
      client.send('PUT', '/account/@self', {
        firstName: 'Ada',
        lastName: 'Weaver',
        email1: mira.email,
        ...change,
      }),
    /** What opens the link of the newest letter of a kind. */
    kryptoIn(kind: string) {
      const path = letters().find((letter) => letter.kind === kind)?.links[0]?.path ?? '';
      return new URL(path, 'http://shop.test').searchParams.get('krypto') ?? '';
    },
  };
}
