// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { attend } from '#src/app/alive.ts';
import { shopScope } from '#tests/session/shop-scope.ts';

const KEY = 'selvedge.unfinishedAdds';

afterEach(() => sessionStorage.clear());

function page() {
  const { scope, inputs } = shopScope();
  const log = { goOn: vi.fn<() => void>() };
  const gate = { forgetToken: vi.fn<() => void>() };
  const stream = {
    name: Promise.resolve('tab'),
    free: () => undefined,
    takeAgain: async () => true,
  };
  const begin = () => attend({ scope, log, stream, gate });
  return { begin, log, gate, said: () => inputs.splice(0) };
}

it('a page that the browser had kept goes on in the log, asks anew who is there, and says whether the tab still keeps what it had left', async () => {
  const { begin, log, gate, said } = page();
  begin();
  const comesBack = async () => {
    for (const kind of ['pagehide', 'pageshow'])
      window.dispatchEvent(Object.assign(new Event(kind), { persisted: true }));
    await vi.waitFor(() =>
      expect(said().map(({ payload }) => payload)).toEqual([
        { isStillKept: sessionStorage.getItem(KEY) !== null },
      ]),
    );
  };
  await comesBack();
  sessionStorage.setItem(KEY, 'anything');
  await comesBack();
  expect(log.goOn).toHaveBeenCalledTimes(2);
  expect(gate.forgetToken).toHaveBeenCalledTimes(2);
});
