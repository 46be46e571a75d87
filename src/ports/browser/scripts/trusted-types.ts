interface Policy {
  createScript(text: string): string;
  createScriptURL(url: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

let made: Record<'data' | 'scripts', Policy> | undefined;
const admitted = new Set<string>();

/**
 * Creates the page's Trusted Types policies. Call at the start: their names can be used once, and
 * another script could take them. Returns undefined without browser support.
 */
export function claimTrustedTypes(): typeof made {
  const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined;
  if (!policies) return undefined;
  made ??= {
    data: policies.createPolicy('selvedge-data', { createScript: jsonAlone }),
    scripts: policies.createPolicy('selvedge-scripts', { createScriptURL: admittedAlone }),
  };
  return made;
}

/** Returns a data block's text as trusted JSON. Throws a SyntaxError for any other text. */
export function trustedJson(text: string): string {
  return claimTrustedTypes()?.data.createScript(text) ?? text;
}

/** Returns a provider's configured script address as a trusted one. */
export function trustedScriptUrl(url: string): string {
  admitted.add(url);
  return claimTrustedTypes()?.scripts.createScriptURL(url) ?? url;
}

function jsonAlone(text: string): string {
  JSON.parse(text);
  return text;
}

function admittedAlone(url: string): string {
  if (admitted.has(url)) return url;
  throw new TypeError(`${url} is no provider's script`);
}
