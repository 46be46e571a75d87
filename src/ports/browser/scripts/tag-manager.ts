import { pushToDataLayer } from '../measuring/data-layer.ts';
import { trustedScriptUrl } from './trusted-types.ts';

interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

let isLoaded = false;

/**
 * Loads the tag manager of `<meta name="selvedge-tag-manager" content="address of its script">`,
 * once per page. Does nothing without one. `hosts` are the origins that the content security
 * policy admits: no script from elsewhere is requested, nor may the manager add one.
 */
export async function loadTagManager(hosts: readonly string[]): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="selvedge-tag-manager"]');
  if (!meta?.content || isLoaded) return;
  const url = new URL(meta.content, document.baseURI);
  if (url.origin !== location.origin && !hosts.includes(url.origin)) {
    console.error(`The tag manager's origin ${url.origin} is not in tag-hosts.json`);
    return;
  }
  isLoaded = true;
  if (hosts.length > 0) admitScriptsOf(hosts);
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(url.href);
  document.head.append(script);
}

/**
 * Creates the default Trusted Types policy, which checks script addresses that third-party code
 * inserts.
 */
function admitScriptsOf(hosts: readonly string[]): void {
  const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined;
  policies?.createPolicy('default', {
    createScriptURL(url) {
      if (hosts.includes(new URL(url, document.baseURI).origin)) return url;
      throw new TypeError(`${url} is no script of the tag manager's hosts`);
    },
  });
}
