import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { $membership, join } from '#src/membership/membership-model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { type LiveShop, liveShop } from '#tests/session/live-shop.ts';

const PATH = '/myaccount/membership';
const SELF = '/membership/@self';
const JOIN = { newsletter: false };

async function goTo(live: LiveShop, path: string): Promise<void> {
  const location = { ...sampleEnvironment.location, path };
  scopeBind(locationChanged, { scope: live.scope })({ location, action: 'push' });
  await live.shop.settle();
}

async function wish(live: LiveShop, unit: any, payload?: unknown): Promise<void> {
  scopeBind(unit, { scope: live.scope })(payload);
  await live.shop.settle();
}

async function atMembership(person: 'mira' | 'greta' = 'mira') {
  const live = await liveShop();
  await live.signIn(person);
  await goTo(live, PATH);
  return live;
}

const stateOf = ({ scope }: LiveShop) => scope.getState($membership);

it('API-46 reads nothing while joining, and once afterwards', async () => {
  const live = await atMembership();
  live.requests();
  scopeBind(join, { scope: live.scope })(JOIN);
  await goTo(live, PATH);
  expect(live.requests().filter((line) => line.endsWith(SELF))).toEqual([
    `POST ${SELF}`,
    `GET ${SELF}`,
  ]);
});

it('SES-13 shows the next shopper nothing of the previous member', async () => {
  const live = await atMembership();
  await wish(live, join, JOIN);
  await live.signIn('jonas');
  expect(stateOf(live)).toEqual({ status: 'ready', membership: { membershipStatus: 'NONE' } });
});
