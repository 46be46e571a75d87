// @alone
// @long
import { scopeBind } from 'effector';
import { expect, vi } from 'vitest';
import { slowIt } from '../../slow-it.ts';

const PRODUCT = '/foundry-tee-rl1001wht';

/** The ports of the whole model. */
async function portNames(): Promise<string[]> {
  await import('#src/app/whole-model.ts');
  const { declaredUnits } = await import('#src/event-log/units.ts');
  return declaredUnits().flatMap(({ kind, name }) => (kind === 'port' ? [name] : []));
}

/** A browser session: each lazy module loads when needed, and nothing else. */
async function recordedLive(ports: readonly string[]): Promise<string> {
  await import('#src/app/model.ts');
  const { loadModule } = await import('#src/app/late/modules.ts');
  const { loadPartFx } = await import('#src/ports/late.ts');
  const { httpHandler } = await import('#src/ports/http/http.ts');
  const { callRefused } = await import('#src/ports/session/session-gate.ts');
  const { findUnit } = await import('#src/event-log/units.ts');
  const { storeOfCountry } = await import('#src/store-config/stores.ts');
  const { serviceKeysOf } = await import('#src/store-config/service-keys.ts');
  const { inProcessShop } = await import('#harness/replay/in-process-shop.ts');
  const { recordSession } = await import('#harness/replay/record-session.ts');
  const { sampleEnvironment } = await import('#harness/replay/sample-environment.ts');

  const { handlers, gate, backend, settle } = inProcessShop({ brand: 'rl', country: 'GB' });
  const { fetch } = backend;
  const keys = serviceKeysOf('rl');
  const lateCall = httpHandler({ ...storeOfCountry('rl', 'GB'), fetch, origin: '', keys }, gate);
  const { scope, trace, stop } = recordSession(
    {
      get: (effect) =>
        effect === loadPartFx
          ? ({ part }: { part: string }) => Promise.resolve(loadModule(part)).then(() => undefined)
          : (handlers.get(effect) ?? lateCall(effect)),
    },
    () => 0,
    [],
    ports,
  );
  gate.onRefused = scopeBind(callRefused, { scope });

  function does(name: string, payload?: unknown): void {
    const unit = findUnit(name);
    if (unit?.kind !== 'input') throw new Error(`${name} is no input, or not there yet`);
    scopeBind(unit.unit, { scope })(payload);
  }
  const goesTo = (path: string) =>
    does('navigation/locationChanged', {
      location: { ...sampleEnvironment.location, path, key: path },
      action: 'push',
    });
  const holds = (name: string, value: unknown) =>
    vi.waitFor(
      () => {
        const unit = findUnit(name);
        expect(unit?.kind === 'state' && scope.getState(unit.unit)).toMatchObject(value as object);
      },
      { timeout: 5000 },
    );

  does('app/started', { environment: { ...sampleEnvironment, storage: {} } });
  await holds('listing/listing', { status: 'ready' });
  goesTo('/men');
  await holds('listing/listing', { status: 'ready', query: { categoryId: 'men' } });
  await import('#src/listing/pagination-model.ts'); // like the view with the button
  does('listing/loadMore');
  await holds('listing/listing', { query: { page: 2 } });
  does('product/openQuickAdd', { productId: 'RL1001NVY' });
  await holds('product/quickProduct', { status: 'ready' });
  does('search/openSearch');
  await holds('parts/parts', { search: 'here' });
  goesTo('/wishlist');
  await holds('parts/parts', { wishlist: 'here' });
  goesTo(PRODUCT);
  await holds('parts/parts', { product: 'here', bag: 'here' });
  await holds('stock/levels', { status: 'ready' });
  does('product/openPanel', { panel: 'sizeGuide' });
  does('product/selectSize', { value: 'S' });
  does('product/addToBag');
  await vi.waitFor(() => expect(trace()).toContain('cart/itemAdded'), { timeout: 5000 });
  goesTo('/customer-service');
  await holds('parts/parts', { text: 'here', newsletter: 'here' });
  await settle();
  const text = trace();
  stop();
  return text;
}

slowIt(
  'a session with lazily loaded modules replays with all modules loaded',
  async () => {
    const ports = await portNames();
    vi.resetModules();
    const text = await recordedLive(ports);
    vi.resetModules();
    await import('#src/app/whole-model.ts');
    const { headerOf } = await import('#harness/replay/record-session.ts');
    const { readTrace } = await import('#harness/replay/read-trace.ts');
    const { verifyAtHand } = await import('#harness/replay/verify.ts');
    const { rehashed } = await import('./rehashed.ts');
    const [, ...records] = text.trimEnd().split('\n');
    const trace = rehashed([JSON.stringify(headerOf('test')), ...records]);
    const verification = verifyAtHand(readTrace(trace));
    expect(verification).toMatchObject({ divergence: undefined, isStateCompared: true });
  },
  60_000,
);
