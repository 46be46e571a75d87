import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { contactMessageForm } from '#src/contact/contact-message-form-model.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import { $userInfo, readUserInfo } from '#src/session/model.ts';
import { type LiveShop, liveShop } from '#tests/session/live-shop.ts';

const EXPIRED = { status: 403, errorKey: 'ERR_COOKIE_EXPIRED' };

const valuesOf = ({ scope }: LiveShop) => scope.getState(contactMessageForm.$form).values;
const emptied = { firstName: '', message: '' };
const typed = { firstName: 'Ada', message: 'Where are my jeans?' };

/** Types into the form, then leaves it unsent. */
async function writes(person?: keyof typeof DEMO_ACCOUNTS) {
  const live = await liveShop();
  if (person) await live.signIn(person);
  const values = { ...valuesOf(live), ...typed };
  const fillIn = scopeBind(contactMessageForm.fillIn, { scope: live.scope });
  fillIn({ values, left: 'message', problems: {} });
  return live;
}

async function sessionEnds(live: LiveShop): Promise<void> {
  live.shop.backend.setRules([{ on: 'GET /userinfo/*', call: 1, then: EXPIRED }]);
  scopeBind(readUserInfo, { scope: live.scope })();
  await live.shop.settle();
  live.shop.backend.setRules([]);
}

it('SES-13 retains a draft after its owner’s session has ended', async () => {
  const live = await writes('jonas');
  await sessionEnds(live);
  expect(valuesOf(live)).toMatchObject(typed);
  await live.signIn('jonas');
  expect(live.scope.getState($userInfo).status).toBe('registered');
  expect(valuesOf(live)).toMatchObject(typed);
});

it('SES-13 clears the draft when another user signs in', async () => {
  const live = await writes('jonas');
  await sessionEnds(live);
  await live.signIn('mira');
  expect(valuesOf(live)).toMatchObject(emptied);
});

it('SES-13 clears the draft when another tab signs in another user', async () => {
  const live = await writes('jonas');
  const { email: logonId, password: logonPassword } = DEMO_ACCOUNTS.mira;
  await live.shop.backend.fetch('/wcs/resources/store/30002/loginidentity?updateCookies=true', {
    method: 'POST',
    body: JSON.stringify({ logonId, logonPassword }),
  });
  live.shop.gate.forgetToken();
  scopeBind(tabMessageReceived, { scope: live.scope })({ kind: 'session-changed' });
  await live.shop.settle();
  expect(live.scope.getState($userInfo)).toMatchObject({ userEmail: DEMO_ACCOUNTS.mira.email });
  expect(valuesOf(live)).toMatchObject(emptied);
});

it('retains a guest’s draft on sign-in', async () => {
  const live = await writes();
  await live.signIn('jonas');
  expect(valuesOf(live)).toMatchObject(typed);
});

it('retains the draft when the same user is read again', async () => {
  const live = await writes('jonas');
  scopeBind(readUserInfo, { scope: live.scope })();
  await live.shop.settle();
  expect(valuesOf(live)).toMatchObject(typed);
});
