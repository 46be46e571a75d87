/** Entries that the page keeps for an analytics script that may never come. */
const MOST_ENTRIES = 200;

declare global {
  interface Window {
    /** Where analytics scripts look for what the page has to tell. */
    dataLayer?: unknown[];
  }
}

/** What Google's consent mode calls the purposes of the shop. */
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

/** Tags tell a command from an entry by its being the arguments of a call. */
function command(..._: readonly [string, string, ConsentMode]): unknown {
  return arguments;
}

/** Before anything else: what tags may do until somebody has agreed to more. */
export function beginConsentMode(): void {
  pushToDataLayer(command('consent', 'default', modeOf({ analytical: false, social: false })));
}

/** The browser's handler of `signalConsentFx`. */
export async function updateConsentMode(agreed: {
  analytical: boolean;
  social: boolean;
}): Promise<void> {
  pushToDataLayer(command('consent', 'update', modeOf(agreed)));
}

/** Puts an entry where an analytics script would find it; nothing leaves the page by that. */
export function pushToDataLayer(entry: unknown): void {
  const layer = (window.dataLayer ??= []);
  layer.push(entry);
  if (layer.length > MOST_ENTRIES) layer.shift();
}
