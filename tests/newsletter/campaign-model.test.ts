// @partial
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

it('XAC-05 XAC-09 a listed shopper continues at the address of the campaign’s link', async () => {
  const { join, answers, calls } = shop('?store=de&xcomreg=old');
  join();
  await answers.answer();
  expect(calls.at(-1)).toEqual({
    name: 'navigation/navigate',
    payload: { to: '/campaign?store=de&xcomreg=RIVETROW', replace: true },
  });
});

it('allows a retry after a failed sign-up, and resets on another page', async () => {
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
