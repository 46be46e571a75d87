import { SCRIPT_ERROR, type ScriptProvider } from '../../scripts.ts';
import { trustedScriptUrl } from './trusted-types.ts';

interface Source {
  /**
   * Name of the configuring element, `<meta name="selvedge-captcha" content="…">`; none by
   * default.
   */
  meta: string;
  /** Global function that the script calls when ready. */
  ready: string;
  query: Record<string, string>;
}

const SOURCES: Record<ScriptProvider, Source> = {
  captcha: {
    meta: 'selvedge-captcha',
    ready: 'selvedgeCaptchaReady',
    query: { render: 'explicit', onload: 'selvedgeCaptchaReady' }, // CAP-01
  },
};

const MOST_MS = 15_000;
const loads = new Map<ScriptProvider, Promise<void>>();

/**
 * Loads a provider's script and waits up to 15 seconds until it is ready. Loads it once; a failed
 * load can be retried. The content security policy must include the provider's origin.
 */
export function loadScript(provider: ScriptProvider): Promise<void> {
  const known = loads.get(provider);
  if (known) return known;
  const load = inject(SOURCES[provider]);
  loads.set(provider, load);
  load.catch(() => loads.delete(provider));
  return load;
}

async function inject(source: Source): Promise<void> {
  const script = document.createElement('script');
  try {
    await new Promise<void>((resolve, reject) => {
      Reflect.set(globalThis, source.ready, () => resolve());
      script.addEventListener('error', reject);
      setTimeout(reject, MOST_MS);
      script.src = trustedScriptUrl(urlOf(source));
      document.head.append(script);
    });
  } catch {
    script.remove();
    throw SCRIPT_ERROR;
  }
}

/** Throws without a configured address. */
function urlOf({ meta, query }: Source): string {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content;
  if (!address) throw new TypeError(`There is no ${meta}`);
  const url = new URL(address, document.baseURI);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.origin === location.origin ? url.pathname + url.search : url.href;
}
