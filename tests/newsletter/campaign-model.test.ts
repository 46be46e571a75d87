// @alone
import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import {
  $campaignSignUp,
  campaignSubscribeFx,
  joinCampaign,
} from '#src/newsletter/campaign-model.ts';
import { $location, locationChanged } from '#src/ports/navigation.ts';
import { deferred, httpError, namesOf, shopScope } from '#tests/session/shop-scope.ts';

const wish = { email: 'ada@example.test' };

function shop(search = '') {
  const answers = deferred<void>();
  const { scope, calls, facts } = shopScope([campaignSubscribeFx, answers.handler]);
  const location = { ...scope.getState($location), path: '/campaign', search };
  const go = scopeBind(locationChanged, { scope });
  go({ location, action: 'push' });
  return {
    answers,
    calls,
    facts,
    leave: () => go({ location: { ...location, path: '/' }, action: 'push' }),
    join: () => scopeBind(joinCampaign, { scope })(wish),
    status: () => scope.getState($campaignSignUp),
  };
}

it('XAC-05 XAC-09 who is on the list goes on as by the campaign’s link', async () => {
  const { join, answers, calls } = shop('?store=de&xcomreg=old');
  join();
  await answers.answer();
  expect(calls.at(-1)).toEqual({
    name: 'navigation/navigate',
    payload: { to: '/campaign?store=de&xcomreg=RIVETROW', replace: true },
  });
});

it('a failed sign-up can be tried again, and another page begins anew', async () => {
  const { join, status, answers, calls, leave } = shop();
  join();
  await answers.fail(httpError(503));
  expect(status()).toBe('failed');
  expect(namesOf(calls, 'navigation/')).toEqual([]);
  join();
  await answers.answer();
  leave();
  expect(status()).toBe('asked');
});
