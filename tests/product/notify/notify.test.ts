import { allSettled, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { findUnit } from '#src/event-log/units.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { notifyBackInStockCall } from '#src/product/extras-api.ts';
import { $noticeStatus, askNotice, notifyFx } from '#src/product/notify/notify-model.ts';
import { openProductPanel } from '#src/product/panel-model.ts';
import { deferred, httpError, shopScope } from '#tests/session/shop-scope.ts';

const wish = {
  variantId: 'ean-M',
  email: 'ada@example.test',
  newsletter: true,
  men: false,
  women: true,
  kids: false,
};

function shop() {
  const answers = deferred<void>();
  const { scope, calls, facts } = shopScope([notifyFx, answers.handler]);
  scopeBind(openProductPanel, { scope })({ panel: 'notify' });
  return {
    scope,
    answers,
    calls,
    facts,
    ask: () => scopeBind(askNotice, { scope })(wish),
    status: () => scope.getState($noticeStatus),
  };
}

it('PRD-10 sends the wish, and says when it is noted', async () => {
  const { ask, status, answers, calls, facts } = shop();
  ask();
  expect(status()).toBe('sending');
  expect(calls).toEqual([{ name: 'http/product.notifyBackInStock', payload: wish }]);
  await answers.answer();
  expect(status()).toBe('promised');
  expect(facts).toContainEqual({
    name: 'product/noticeAnswered',
    payload: { variantId: 'ean-M', isPromised: true },
  });
});

it('PRD-10 says when it failed, and asks anew when opened again', async () => {
  const { scope, ask, status, answers } = shop();
  ask();
  await answers.fail(httpError(503));
  expect(status()).toBe('failed');
  ask();
  expect(status()).toBe('sending');
  await answers.answer();
  await allSettled(openProductPanel, { scope, params: { panel: 'notify' } });
  expect(status()).toBe('asked');
});

it('API-23 the four boxes go as words, and are not ticked unless they are', () => {
  expect(notifyBackInStockCall.body?.(wish)).toMatchObject({
    newsletter: 'true',
    menCheckbox: 'false',
    womenCheckbox: 'true',
    kidsCheckbox: 'false',
  });
  expect(notifyBackInStockCall.body?.({ variantId: 'ean-M', email: '' })).toMatchObject({
    newsletter: 'false',
    menCheckbox: 'false',
    womenCheckbox: 'false',
    kidsCheckbox: 'false',
  });
});

it('API-23 the address never reaches the log', () => {
  const unit = findUnit('product/askNotice');
  if (unit?.kind !== 'input') throw new Error('There is no such input');
  const written = JSON.stringify(unit.redact?.(wish, createPseudonyms()));
  expect(written).not.toContain('ada@');
});
