import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/late/purchase/module.ts';
import '#src/app/wiring.ts';
import { $registration, register, registerFx } from '#src/auth/registration/registration-model.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { $lifecycle } from '#src/session/lifecycle-model.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { appStarted } from '#src/ports/start.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import {
  deferred,
  guest,
  httpError,
  namesOf,
  networkError,
  registered,
  settle,
  shopScope,
} from '#tests/session/shop-scope.ts';

const orderId = '701001';
const wish = {
  orderId,
  email: 'ada@example.test',
  password: 'indigo-1873',
  passwordConfirmation: 'indigo-1873',
  newsletter: true,
  dob: { day: '28', month: '02', year: '1990' },
};
const answer = {
  userId: '20001',
  membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS',
  permissionInfo: { newsletterConsentRequired: false },
};

async function shop() {
  const answers = deferred<typeof answer>();
  let user = guest();
  const seen = shopScope([registerFx, answers.handler], [readUserInfoFx, () => user]);
  const { scope, calls, facts } = seen;
  const environment = {
    ...sampleEnvironment,
    location: { ...sampleEnvironment.location, path: '/ordershippingbillingconfirmationview' },
    storage: { 'selvedge.userType': 'guest' },
  };
  await allSettled(appStarted, { scope, params: { environment } });
  calls.length = 0;
  facts.length = 0;
  return {
    ...seen,
    answers,
    state: () => scope.getState($registration),
    becomes: (next: typeof user) => {
      user = next;
    },
    async wish() {
      void allSettled(register, { scope, params: wish });
      await settle();
    },
    sent: () => calls.filter(({ name }) => name === 'http/membership.register'),
  };
}

it('API-39 AUT-17 AUT-19 MEM-02 a guest who registers is signed in, read anew and welcomed for 5,000 ms, and other tabs are told', async () => {
  const { wish: wishes, answers, state, sent, facts, calls, becomes, scope } = await shop();
  await wishes();
  expect(state()).toEqual({ status: 'submitting', orderId });
  const { orderId: _, ...fields } = wish;
  expect(sent()).toEqual([
    {
      name: 'http/membership.register',
      payload: fields,
    },
  ]);
  becomes(registered());
  await answers.answer(answer);
  expect(state()).toEqual({ status: 'registered', orderId });
  expect(namesOf(facts, 'auth/')).toEqual(['auth/registered', 'auth/signedIn']);
  expect(facts).toContainEqual({
    name: 'auth/signedIn',
    payload: { membershipResponseStatus: answer.membershipResponseStatus },
  });
  expect(scope.getState($lifecycle)).toMatchObject({ status: 'alive', since: 'signed-in' });
  expect(facts).toContainEqual({
    name: 'session/userInfoLoaded',
    payload: { userType: 'registered' },
  });
  expect(calls).toContainEqual({
    name: 'tabs/tell',
    payload: { kind: 'session-changed', isRegistered: true },
  });
  expect(facts).toContainEqual({
    name: 'notices/noticeShown',
    payload: expect.objectContaining({ key: 'myAccount:registration.toast' }),
  });
  expect(calls).toContainEqual({
    name: 'clock/wait',
    payload: expect.objectContaining({ ms: 5000 }),
  });
});

it('a double press registers once, and who has an account does not register again', async () => {
  const { wish: wishes, answers, sent, becomes } = await shop();
  await wishes();
  await wishes();
  expect(sent()).toHaveLength(1);
  becomes(registered());
  await answers.answer(answer);
  await wishes();
  expect(sent()).toHaveLength(1);
});

it('a refusal is told, and a new try is sent', async () => {
  const { wish: wishes, answers, state, sent, facts, calls } = await shop();
  await wishes();
  await answers.fail(httpError(400, '_ERR_LOGONID_ALREADY_EXIST'));
  expect(state()).toMatchObject({ status: 'failed', orderId, errors: [{}] });
  expect(facts).toEqual([
    {
      name: 'auth/registrationFailed',
      payload: { errorKey: '_ERR_LOGONID_ALREADY_EXIST' },
    },
  ]);
  expect(namesOf(calls, 'http/session')).toEqual([]);
  await wishes();
  expect(sent()).toHaveLength(2);
});

it('an answer that was lost is looked into: who has an account after all is told so', async () => {
  const { wish: wishes, answers, state, becomes, facts } = await shop();
  await wishes();
  becomes(registered());
  await answers.fail(networkError);
  expect(state()).toEqual({ status: 'registered', orderId });
  expect(namesOf(facts, 'auth/')).toEqual(['auth/registrationFailed', 'auth/registered']);
});

it('without a connection nothing has happened, and it can be tried again', async () => {
  const { wish: wishes, answers, state, sent } = await shop();
  await wishes();
  await answers.fail(networkError);
  expect(state()).toEqual({ status: 'failed', orderId, errors: [] });
  await wishes();
  expect(sent()).toHaveLength(2);
});

it('neither password, address nor date of birth reaches the log', () => {
  for (const name of ['auth/register', 'http/membership.register']) {
    const unit = declaredUnits().find((each) => each.name === name);
    const redact =
      unit?.kind === 'port' ? unit.params.redact : unit?.kind === 'input' && unit.redact;
    if (!redact) throw new Error(`${name} hides nothing`);
    const text = JSON.stringify(redact(wish, createPseudonyms()));
    expect(text).not.toContain(wish.password);
    expect(text).not.toContain(wish.email);
    expect(text).not.toContain(wish.dob.year);
  }
});
