import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import {
  $membership,
  $membershipChange,
  askLeave,
  join,
  leave,
  retryMembership,
  stay,
} from '#src/membership/membership-model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { type LiveShop, liveShop } from '#tests/session/live-shop.ts';

const PATH = '/myaccount/membership';
const SELF = '/membership/@self';
const MEMBER = { membershipStatus: 'MEMBER', tier: 'THREAD', points: 0 };
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
const changeOf = ({ scope }: LiveShop) => scope.getState($membershipChange);
const noticesOf = (live: LiveShop) =>
  live.facts.filter(({ name }) => name === 'notices/noticeShown').map(({ payload }) => payload.key);

it('API-46 the membership is read when its page is opened, by a visit too', async () => {
  const live = await atMembership();
  expect(stateOf(live)).toEqual({ status: 'ready', membership: { membershipStatus: 'NONE' } });
});

it('API-46 the overview of the account tells of it too, and no other page of the account', async () => {
  const live = await liveShop();
  await live.signIn('mira');
  await goTo(live, '/myaccount/addresses');
  expect(stateOf(live)).toEqual({ status: 'unknown' });
  await goTo(live, '/myaccount');
  expect(stateOf(live)).toEqual({ status: 'ready', membership: { membershipStatus: 'NONE' } });
});

it('MEM-01 API-47 who joins is a member, once, and is welcomed', async () => {
  const live = await atMembership();
  live.requests();
  const press = scopeBind(join, { scope: live.scope });
  press(JOIN);
  press(JOIN);
  await live.shop.settle();
  expect(live.requests().filter((line) => line === `POST ${SELF}`)).toHaveLength(1);
  expect(stateOf(live)).toMatchObject({ status: 'ready', membership: MEMBER });
  expect(noticesOf(live)).toEqual(['myAccount:membership.toast.join']);
});

it('API-46 while somebody joins nothing is read, and once they have it is read once', async () => {
  const live = await atMembership();
  live.requests();
  scopeBind(join, { scope: live.scope })(JOIN);
  await goTo(live, PATH);
  expect(live.requests().filter((line) => line.endsWith(SELF))).toEqual([
    `POST ${SELF}`,
    `GET ${SELF}`,
  ]);
});

it('API-63 who leaves is asked back, and may stay', async () => {
  const live = await atMembership();
  await wish(live, join, JOIN);
  live.requests();
  await wish(live, askLeave);
  expect(changeOf(live)).toEqual({ status: 'asking' });
  await wish(live, stay);
  expect(changeOf(live)).toEqual({ status: 'idle' });
  expect(live.requests()).toEqual([]);
  await wish(live, askLeave);
  await wish(live, leave);
  expect(stateOf(live)).toEqual({ status: 'ready', membership: { membershipStatus: 'NONE' } });
  expect(noticesOf(live).at(-1)).toBe('myAccount:membership.toast.leave');
});

it('a wish that was refused can be made again', async () => {
  const live = await atMembership();
  live.shop.backend.setRules([
    { on: `POST ${SELF}`, call: 1, then: { status: 400, errorKey: '_ERR_GENERIC' } },
  ]);
  await wish(live, join, JOIN);
  expect(changeOf(live)).toMatchObject({ status: 'failed', wish: 'join' });
  await wish(live, join, JOIN);
  expect(stateOf(live)).toMatchObject({ membership: MEMBER });
});

it('a wish whose answer was lost is found out', async () => {
  const live = await atMembership();
  live.shop.backend.setRules([{ on: `POST ${SELF}`, then: 'lost' }]);
  await wish(live, join, JOIN);
  expect(stateOf(live)).toMatchObject({ membership: MEMBER });
  expect(changeOf(live)).toEqual({ status: 'idle' });
  expect(noticesOf(live)).toEqual(['myAccount:membership.toast.join']);
});

it('who has joined in another tab is a member here as well', async () => {
  const live = await atMembership();
  const other = live.shop.backend;
  await other.fetch(`/wcs/resources/store/30002${SELF}`, { method: 'POST', body: '{}' });
  await wish(live, join, JOIN);
  expect(stateOf(live)).toMatchObject({ membership: MEMBER });
  expect(changeOf(live)).toEqual({ status: 'idle' });
});

it('what could not be read is read again', async () => {
  const live = await liveShop();
  await live.signIn('mira');
  live.shop.backend.setRules([
    { on: `GET ${SELF}`, then: { status: 400, errorKey: '_ERR_GENERIC' } },
  ]);
  await goTo(live, PATH);
  expect(stateOf(live)).toEqual({ status: 'failed' });
  live.shop.backend.setRules([]);
  await wish(live, retryMembership);
  expect(stateOf(live).status).toBe('ready');
});

it('SES-13 nothing of one member is shown to the next', async () => {
  const live = await atMembership();
  await wish(live, join, JOIN);
  await live.signIn('jonas');
  expect(stateOf(live)).toEqual({ status: 'ready', membership: { membershipStatus: 'NONE' } });
});

it('whoever a gate waits for joins by its yes', async () => {
  const live = await atMembership('greta');
  await wish(live, join, JOIN);
  expect(stateOf(live)).toMatchObject({ membership: MEMBER });
});
