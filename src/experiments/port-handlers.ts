import { VISITOR_COOKIE } from '../consent/stored-items.ts';
import { providerPlatform } from '../ports/browser/measuring/experiments.ts';
import { experimentsAddress, pageAddress } from '../ports/browser/measuring/experiments-address.ts';
import { tabName } from '../ports/browser/storage/stream.ts';
import { resolveNearestSite } from '../store-config/resolve-host.ts';
import { type Decision, forcedIn } from './decide.ts';
import { type Provider, createProvider } from './provider.ts';

let provider: Provider | undefined;

function createShopProvider(): Provider {
  const { host, path, search } = pageAddress();
  const { siteEnvironment } = resolveNearestSite({ host, path, storeOverride: null });
  return createProvider({
    ...providerPlatform(experimentsAddress(), VISITOR_COOKIE),
    tab: () => tabName() ?? '',
    forced: forcedIn(search, siteEnvironment === 'test'),
  });
}

/** The browser's handler of `nextDecisionsFx`. */
export function nextDecisions({ visitor }: { visitor: string }): Promise<Decision[]> {
  provider ??= createShopProvider();
  return provider.next(visitor);
}
