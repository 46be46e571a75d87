import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { type World, createWorld } from '#harness/backend/world.ts';
import type { CauseRecord } from '#harness/replay/trace.ts';
import type { BagContent, ScenarioStart } from '#harness/scenarios/scenario.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { CONSENT_COOKIE } from '#src/consent/consent.ts';
import type { Environment } from '#src/ports/start.ts';
import { resolveNearestSite } from '#src/store-config/resolve-host.ts';

/** Start of a session in a scenario's format, and remarks on what the trace lacks. */
export interface StartOf {
  start: ScenarioStart;
  brand: Brand;
  untold: readonly string[];
}

/** Derives the initial page and shopper from the first causes of a page life. */
export function startOfSession(causes: readonly CauseRecord[]): StartOf {
  const [first] = causes;
  const { environment } =
    first && 'payload' in first ? (first.payload as { environment: Environment }) : {};
  if (!environment) throw new Error('A page life begins with app/started');
  const { host, location, viewport, seed, storeOverride } = environment;
  const { site, basename } = resolveNearestSite({ host, path: location.path, storeOverride });
  const untold: string[] = [];
  const world = createWorld(1);
  const person = personIn(causes, world, untold);
  const bag = person === undefined ? undefined : bagIn(causes, world, untold);
  const wishlist = person === undefined ? undefined : wishlistIn(causes);
  if (Object.keys(environment.storage).length > 0)
    untold.push('What the tab’s storage held is redacted in a trace.');
  const consent = consentIn(causes, environment);
  // A redacted query is dropped.
  const search = location.search.includes('*') ? '' : location.search;
  if (search !== location.search)
    untold.push('What stood behind the address is redacted in a trace.');
  return {
    brand: site.brand,
    untold,
    start: {
      store: `${site.brand}-${site.countryCode.toLowerCase()}`,
      path: location.path.slice(basename.length) || '/',
      ...(search !== '' && { search }),
      ...(person !== undefined && { person }),
      ...(bag && bag.length > 0 && { bag }),
      ...(wishlist && { wishlist }),
      ...(consent !== undefined && { cookies: { [CONSENT_COOKIE]: consent } }),
      seed,
      viewport,
    },
  };
}

function answerOf(
  causes: readonly CauseRecord[],
  call: string,
): Record<string, unknown> | undefined {
  const found = causes.find(
    (cause) => cause.kind === 'settle' && cause.outcome === 'done' && cause.name === call,
  );
  return found?.kind === 'settle' ? (found.value as Record<string, unknown>) : undefined;
}

function personIn(
  causes: readonly CauseRecord[],
  world: World,
  untold: string[],
): ScenarioStart['person'] {
  const info = answerOf(causes, 'http/session.userInfo');
  if (!info) return undefined;
  if (info['userType'] !== 'registered') return info['userId'] === undefined ? undefined : 'guest';
  const people = Object.keys(DEMO_ACCOUNTS) as (keyof typeof DEMO_ACCOUNTS)[];
  const { email } = world.people.find(({ id }) => id === info['userId']) ?? {};
  const known = people.find((name) => DEMO_ACCOUNTS[name].email === email);
  if (!known) untold.push('Who was signed in is none of the demo accounts: it is Mira here.');
  return known ?? 'mira';
}

/** Earlier consent, from its cookie, which is not redacted. */
function consentIn(
  causes: readonly CauseRecord[],
  { cookies }: Pick<Environment, 'cookies'>,
): string | undefined {
  const read = causes.find(({ name }) => name === 'app/deviceRead');
  const later = (read?.kind === 'input' ? read.payload : undefined) as
    Pick<Environment, 'cookies'> | undefined;
  return (later?.cookies ?? cookies)[CONSENT_COOKIE];
}

const CHANGES = new Set(['http/cart.add', 'http/cart.updateLine', 'http/cart.removeLine']);

/** Content of the bag before its first change, if it was loaded, mapped to the demo catalogue. */
function bagIn(causes: readonly CauseRecord[], world: World, untold: string[]): BagContent[] {
  const changed = causes.findIndex(({ kind, name }) => kind === 'settle' && CHANGES.has(name));
  const before = changed === -1 ? causes : causes.slice(0, changed);
  const read = answerOf(before, 'http/cart.details') ?? answerOf(before, 'http/cart.miniBag');
  const lines = (read?.['lines'] ?? []) as {
    productId: string;
    variantId: string;
    quantity: number;
  }[];
  return lines.flatMap(({ productId, variantId, quantity }) => {
    const variants = world.catalogue.byId.get(productId)?.variants ?? [];
    const size = variants.findIndex(({ id }) => id === variantId);
    if (size === -1) untold.push(`The piece ${productId} is not in the demo catalogue.`);
    return size === -1 ? [] : [{ productId, size, quantity }];
  });
}

function wishlistIn(causes: readonly CauseRecord[]): string[] | undefined {
  const info = answerOf(causes, 'http/session.userInfo');
  const wishlist = info?.['wishlist'] as { itemIds?: string[] } | undefined;
  return wishlist?.itemIds;
}
