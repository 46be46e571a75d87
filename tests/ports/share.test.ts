// @vitest-environment jsdom
// @alone
import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { sharePageHandler, SHARE_ERROR, sharePageFx } from '#src/ports/share.ts';

const page = { title: 'Mill Tee', path: '/mill-tee-rl1001wht' };
const url = `${window.location.origin}/mill-tee-rl1001wht`;

/** Shares with these browser features; by default neither sharing nor copying works. */
async function share(browser: object) {
  vi.stubGlobal('navigator', browser);
  const scope = fork({ handlers: [[sharePageFx, sharePageHandler]] });
  return allSettled(sharePageFx, { scope, params: page });
}

function sharing(answer: () => Promise<void>) {
  const shared: unknown[] = [];
  return {
    shared,
    canShare: () => true,
    share: async (what: unknown) => {
      shared.push(what);
      await answer();
    },
  };
}

it("PRD-13 shares by the device's share sheet", async () => {
  const browser = sharing(async () => {});
  expect(await share(browser)).toEqual({ status: 'done', value: 'shared' });
  expect(browser.shared).toEqual([{ title: 'Mill Tee', url }]);
});

it('PRD-13 ends quietly if the shopper cancels', async () => {
  const browser = sharing(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(await share(browser)).toEqual({ status: 'done', value: 'dismissed' });
});

it('PRD-13 copies the address without a share sheet', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  expect(await share({ clipboard })).toEqual({ status: 'done', value: 'copied' });
  expect(copied).toEqual([url]);
});

it('PRD-13 fails if neither works', async () => {
  const clipboard = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
  expect(await share({ clipboard })).toEqual({ status: 'fail', value: SHARE_ERROR });
  expect(await share({})).toEqual({ status: 'fail', value: SHARE_ERROR });
});
