import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import {
  $letters,
  $lettersChange,
  endLetters,
  saveLetters,
} from '#src/my-account/letters/letters-model.ts';
import { $isSignedUpNewsletter } from '#src/newsletter/model.ts';
import { guest, httpError, networkError, registered, settle } from '#tests/session/shop-scope.ts';
import { areaAt } from './area.ts';

async function letters(isSubscribed = true) {
  const area = await areaAt('/myaccount/newsletter');
  await area.answers.answer({ isSubscribed, interests: ['men'] });
  const { scope } = area;
  return {
    ...area,
    state: () => scope.getState($letters),
    change: () => scope.getState($lettersChange),
    async save() {
      void allSettled(saveLetters, { scope, params: { interests: ['men', 'sale'] } });
      await settle();
    },
    async end() {
      void allSettled(endLetters, { scope });
      await settle();
    },
  };
}

it('API-65 reads the preferences once', async () => {
  const { sent, state, factsOf } = await letters();
  expect(sent()).toEqual([['newsletter.preferences', undefined]]);
  expect(state()).toEqual({
    status: 'ready',
    preferences: { isSubscribed: true, interests: ['men'] },
  });
  expect(factsOf()).toEqual(['account/lettersRead']);
});

it('API-65 saves the choice once, shows a notice, and reads preferences and shopper again', async () => {
  const { save, sent, answers, factsOf, facts, calls, change } = await letters();
  await save();
  await save();
  expect(sent().slice(1)).toEqual([
    ['newsletter.updatePreferences', { interests: ['men', 'sale'] }],
  ]);
  calls.length = 0;
  await answers.answer(undefined);
  expect(factsOf()).toContain('account/lettersSaved');
  expect(change()).toEqual({ status: 'idle' });
  expect(calls.map(({ name }) => name)).toContain('http/session.userInfo');
  expect(calls.map(({ name }) => name)).toContain('http/newsletter.preferences');
  expect(facts).toContainEqual({
    name: 'notices/noticeShown',
    payload: expect.objectContaining({ key: 'myAccount:area.letters.saved' }),
  });
});

it('API-65 NWS-02 no longer shows a subscription after unsubscribing', async () => {
  const { end, sent, answers, factsOf, scope, calls } = await letters();
  await end();
  await end();
  expect(sent().slice(1)).toEqual([['newsletter.unsubscribe', { email: 'ada@example.test' }]]);
  await answers.answer(undefined);
  expect(factsOf()).toContain('account/lettersEnded');
  expect(scope.getState($isSignedUpNewsletter)).toBe(false);
  expect(calls).toContainEqual({
    name: expect.stringMatching(/^cookies\//),
    payload: expect.objectContaining({ name: 'selvedge_newsletter' }),
  });
});

it.each([
  [httpError(503, '_ERR_GENERIC'), '_ERR_GENERIC'],
  [networkError, 'network'],
])('API-65 shows an error and reads again after: %o', async (error, errorKey) => {
  const { save, answers, change, facts, sent } = await letters();
  await save();
  await answers.fail(error);
  expect(change()).toMatchObject({ status: 'failed' });
  expect(facts).toContainEqual({ name: 'account/lettersNotChanged', payload: { errorKey } });
  expect(sent().at(-1)).toEqual(['newsletter.preferences', undefined]);
});

it('SES-13 shows the next shopper none of it', async () => {
  const { looksAgain, state } = await letters();
  await looksAgain({ ...registered(), userId: '10002' });
  expect(state()).toEqual({ status: 'loading' });
  await looksAgain(guest());
  expect(state()).toEqual({ status: 'unknown' });
});
