// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it } from 'vitest';
import {
  beginConsentMode,
  pushToDataLayer,
  updateConsentMode,
} from '#src/ports/browser/measuring/data-layer.ts';

beforeEach(() => delete window.dataLayer);

function commands(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
}

it('grants tags only necessary purposes before consent, and the chosen ones after it', async () => {
  beginConsentMode();
  await updateConsentMode({ analytical: true, social: false });
  const [first, second] = commands();
  expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(first?.[2]).toMatchObject({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    security_storage: 'granted',
  });
  expect(second?.slice(0, 2)).toEqual(['consent', 'update']);
  expect(second?.[2]).toMatchObject({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    analytics_storage: 'granted',
  });
});

it('writes a command as the arguments of a call, by which tags recognize it', () => {
  beginConsentMode();
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

it('keeps earlier entries, and limits their number if no script loads', async () => {
  window.dataLayer = ['earlier'];
  await updateConsentMode({ analytical: true, social: false });
  pushToDataLayer({ event: 'one' });
  expect(window.dataLayer).toEqual(['earlier', expect.anything(), { event: 'one' }]);
  for (let at = 0; at < 1000; at++) pushToDataLayer({ event: String(at) });
  expect(window.dataLayer.length).toBeLessThanOrEqual(200);
  expect(window.dataLayer.at(-1)).toEqual({ event: '999' });
});

it('CKN-07 adds no entry before consent, and removes entries when it is withdrawn', async () => {
  beginConsentMode();
  await updateConsentMode({ analytical: false, social: true });
  pushToDataLayer({ event: 'too early' });
  await updateConsentMode({ analytical: true, social: true });
  pushToDataLayer({ event: 'told' });
  const layer = window.dataLayer;
  expect(layer).toContainEqual({ event: 'told' });
  await updateConsentMode({ analytical: false, social: false });
  pushToDataLayer({ event: 'too late' });
  expect(window.dataLayer).toBe(layer);
  expect(commands().map(([what, how]) => [what, how])).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['consent', 'update'],
    ['consent', 'update'],
  ]);
});
