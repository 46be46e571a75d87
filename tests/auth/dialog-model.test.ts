import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { loginHidden, loginShown } from '#src/auth/dialog-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { extended } from '#src/session/extension-model.ts';
import { namesOf, settle, shopScope } from '#tests/session/shop-scope.ts';

/** A clock that the test advances. */
function handClock() {
  let now = 0;
  let waits: { until: number; end: () => void }[] = [];
  return {
    handler: ({ ms }: { ms: number }) =>
      new Promise<void>((end) => {
        waits.push({ until: now + ms, end });
      }),
    async passes(ms: number) {
      now += ms;
      const due = waits.filter(({ until }) => until <= now);
      waits = waits.filter((wait) => !due.includes(wait));
      for (const { end } of due) end();
      await settle();
    },
  };
}

function shop() {
  const clock = handClock();
  const { scope, calls } = shopScope([waitFx, clock.handler]);
  return {
    ...clock,
    extend: () => scopeBind(extended, { scope })({ cause: 'signed-in' }),
    show: () => scopeBind(loginShown, { scope })(),
    hide: () => scopeBind(loginHidden, { scope })(),
    reports: () => namesOf(calls, 'http/auth.debug').length,
  };
}

it.each([
  [5999, 1],
  [6000, 0],
])(
  'API-61 a login dialog %i ms after the session was extended is reported %i times',
  async (ms, times) => {
    const { extend, passes, show, reports } = shop();
    extend();
    await passes(ms);
    show();
    expect(reports()).toBe(times);
  },
);

it('API-61 each extension restarts the window of 6,000 ms, with one report at most', async () => {
  const { extend, passes, show, hide, reports } = shop();
  extend();
  await passes(5000);
  extend();
  await passes(5000);
  show();
  hide();
  show();
  expect(reports()).toBe(1);
});

it('API-61 a login dialog of a session that was never extended is not reported', () => {
  const { show, reports } = shop();
  show();
  expect(reports()).toBe(0);
});
