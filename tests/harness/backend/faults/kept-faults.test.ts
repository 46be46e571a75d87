// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  keptFaults,
  orderSessionEnd,
  readFaultSettings,
  takeSessionOrder,
  writeFaultSettings,
  type FaultSettings,
} from '#harness/backend/faults/kept-faults.ts';
import { createClient } from '../client.ts';

const SETTINGS: FaultSettings = {
  isOn: true,
  seed: 3,
  percent: 100,
  latencyMs: 0,
  kinds: ['error-500'],
};

beforeEach(() => localStorage.clear());

function runningShop() {
  return createClient({ faults: keptFaults(), takeOrder: takeSessionOrder });
}

it('applies the studio’s settings from the next request on, and after a reload', async () => {
  const client = runningShop();
  const statusOf = async (of: typeof client) =>
    (await of.get('/transformer/products/RL0101RAW')).status;
  expect(await statusOf(client)).toBe(200);
  writeFaultSettings(SETTINGS);
  expect(await statusOf(client)).toBe(500);
  expect(await statusOf(runningShop())).toBe(500);
  writeFaultSettings({ ...SETTINGS, isOn: false });
  expect(await statusOf(client)).toBe(200);
});

it('executes an order once, on the first page that requests', async () => {
  const [one, other] = [runningShop(), runningShop()];
  await one.guest();
  await other.guest();
  orderSessionEnd('other-device');
  const refused = await one.get('/userinfo/@self');
  expect(refused.body.errors[0].errorKey).toBe('ERR_COOKIE_EXPIRED_LOGOFF_REFRESH');
  expect((await other.get('/userinfo/@self')).status).toBe(200);
});

it.each([
  '{',
  'null',
  '{"isOn":true}',
  JSON.stringify({ ...SETTINGS, percent: 101 }),
  JSON.stringify({ ...SETTINGS, kinds: ['nonsense'] }),
  '{"__proto__":{"isOn":true}}',
])('ignores the invalid settings and order %s', (text) => {
  localStorage.setItem('selvedge-backend-faults', text);
  localStorage.setItem('selvedge-backend-order', text);
  expect(readFaultSettings()).toBeUndefined();
  expect(keptFaults()()).toBeUndefined();
  expect(takeSessionOrder()).toBeUndefined();
});

it('has no faults without storage', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(keptFaults()()).toBeUndefined();
  expect(takeSessionOrder()).toBeUndefined();
});
