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

/** Whether somebody has agreed to be measured: before, and after that was withdrawn, commands alone stand in the page. */
let isAgreed = false;
const commands = new Set<unknown>();

/** Tags tell a command from an entry by its being the arguments of a call. */
function command(..._: readonly [string, string, ConsentMode]): unknown {
  return arguments;
}

/** Before anything else: what tags may do until somebody has agreed to more. */
export function beginConsentMode(): void {
  pushCommand(command('consent', 'default', modeOf({ analytical: false, social: false })));
}

/** The browser's handler of `signalConsentFx`. What was told before consent is withdrawn is taken out of the page. */
export async function updateConsentMode(agreed: {
  analytical: boolean;
  social: boolean;
}): Promise<void> {
  isAgreed = agreed.analytical;
  if (!isAgreed) {
    const layer = window.dataLayer ?? [];
    // In place: a tag may hold the list.
    layer.splice(0, layer.length, ...layer.filter((entry) => commands.has(entry)));
  }
  pushCommand(command('consent', 'update', modeOf(agreed)));
}

function pushCommand(said: unknown): void {
  commands.add(said);
  push(said);
}

/** Puts an entry where an analytics script would find it, if somebody has agreed to that; nothing leaves the page by it. */
export function pushToDataLayer(entry: unknown): void {
  if (isAgreed) push(entry);
}

function push(entry: unknown): void {
  const layer = (window.dataLayer ??= []);
  layer.push(entry);
  if (layer.length > MOST_ENTRIES) layer.shift();
}
