import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import * as session from '#src/session/contract.ts';
import { createClient } from '#tests/harness/backend/client.ts';
import { readAnswer } from '#tests/read-answer.ts';

const { mira } = DEMO_ACCOUNTS;

it('ENT-04 user info of a guest and of a registered user', async () => {
  const client = createClient();
  const created = (await client.guest()).body;
  const guest = readAnswer(
    created,
    session.GuestIdentityAnswer,
    session.readGuestIdentity,
    session.GuestIdentity,
  );
  expect(Object.keys(guest)).toEqual(['userId']);
  const info = async () =>
    readAnswer(
      (await client.get('/userinfo/@self')).body,
      session.UserInfoAnswer,
      session.toUserInfo,
      session.UserInfo,
    );
  expect(await info()).toEqual({ userType: 'guest', userId: guest.userId, orderId: '0' });
  const { body } = await client.signIn(mira.email, mira.password);
  const signedOn = readAnswer(body, session.SignInAnswer, session.readSignedIn, session.SignedIn);
  expect(JSON.stringify(signedOn)).not.toContain(body.token);
  expect(await info()).toMatchObject({
    userType: 'registered',
    wishlist: { name: 'default', itemCount: 2 },
  });
});
