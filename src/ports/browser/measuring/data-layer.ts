/** Most entries of the data layer, because an analytics script may never load. */
const MOST_ENTRIES = 200;

declare global {
  interface Window {
    /** Queue that analytics scripts read. */
    dataLayer?: unknown[];
  }
}

/** Consent in Google consent mode's terms. */
type ConsentMode = Readonly<Record<string, 'granted' | 'denied' | number>>;

function modeOf({ analytical, social }: { analytical: boolean; social: boolean }): ConsentMode {
  const said = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: said(social),
    ad_user_data: said(social),
    ad_personalization: said(social),
    analytics_storage: said(analytical),
    functionality_storage: 'granted',
    personalization_storage: said(analytical),
    security_storage: 'granted',
  };
}

/** True after consent to analytics. Without it the data layer holds consent commands only. */
let isAgreed = false;
const commands = new Set<unknown>();

/** Tags recognize a command by its `arguments` object. */
function command(..._: readonly [string, string, ConsentMode]): unknown {
  return arguments;
}

/** Denies everything by default. Call before any tag loads. */
export function beginConsentMode(): void {
  pushCommand(command('consent', 'default', modeOf({ analytical: false, social: false })));
}

/** Handler of `signalConsentFx`. Removes earlier entries when consent is withdrawn. */
export async function updateConsentMode(agreed: {
  analytical: boolean;
  social: boolean;
}): Promise<void> {
  isAgreed = agreed.analytical;
  if (!isAgreed) {
    const layer = window.dataLayer ?? [];
    // Changes the array in place, because a tag may hold a reference.
    layer.splice(0, layer.length, ...layer.filter((entry) => commands.has(entry)));
  }
  pushCommand(command('consent', 'update', modeOf(agreed)));
}

function pushCommand(said: unknown): void {
  commands.add(said);
  push(said);
}

/** Adds an entry to the data layer after consent. Sends nothing. */
export function pushToDataLayer(entry: unknown): void {
  if (isAgreed) push(entry);
}

function push(entry: unknown): void {
  const layer = (window.dataLayer ??= []);
  layer.push(entry);
  if (layer.length > MOST_ENTRIES) layer.shift();
}
