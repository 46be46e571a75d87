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
 * Makes the page's policies (Trusted Types), whose names can be had once: at start, before any other
 * script could take them. Where a browser knows none, texts stay as they are.
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

/** A data block's text: JSON, which is never run. Throws a SyntaxError for any other. */
export function trustedJson(text: string): string {
  return claimTrustedTypes()?.data.createScript(text) ?? text;
}

/** The address of a provider's script, as the page's configuration has it. */
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
