import type { AnyCall, Call, StoredSecrets } from './call.ts';
import { endpointOf } from './endpoints.ts';
import type { HttpEnvironment } from './environment.ts';

/** Complete address of a call. */
export function urlOf<Params>(
  call: Call<Params, any, any>,
  params: Params,
  environment: HttpEnvironment,
): string {
  const { origin, langId } = environment;
  const query = new URLSearchParams(call.query?.(params));
  if (call.langId === true) query.set('langId', langId);
  const text = query.toString();
  return `${origin}${endpointOf(call.base, environment)}${call.path(params)}${text && `?${text}`}`;
}

/** Body of a call as JSON or as a file; empty without a body. */
export function bodyPartOf<Params>(
  call: Call<Params, any, any>,
  params: Params,
  kept: StoredSecrets,
  { langId }: HttpEnvironment,
): { body?: string | Blob } {
  if (!call.body) return {};
  const body = call.body(params, kept);
  if (call.isFile) return { body: body as Blob }; // `isFile` guarantees a Blob
  return {
    body: JSON.stringify(call.langId === 'body' ? { ...(body as object), langId } : body),
  };
}

/**
 * API-02…05, API-24: headers with the site's language. API keys and the session's token are sent
 * only to their services.
 */
export function headersOf(
  call: AnyCall,
  { locale, storeName, language, keys }: HttpEnvironment,
  token: string | undefined,
): Record<string, string> {
  const { base, apiType, apiKey } = call;
  return {
    'Content-Type': call.isFile ? 'application/octet-stream' : 'application/json',
    Accept: 'application/json',
    'Accept-Language': language,
    ...(token !== undefined && takesSession(call) && { Authorization: `Bearer ${token}` }),
    ...(base === 'transformer' && { locale, 'store-name': storeName, language }),
    ...(base === 'content' && keys?.content),
    ...(apiType && { 'api-type': apiType }),
    ...(apiKey && keys && { apikey: keys.sap }),
  };
}

/**
 * True if a call's service uses the session (API-02): only it receives the token and cookies, and
 * only it can report expiry (SES-21).
 */
export function takesSession({ session, base }: AnyCall): boolean {
  return base === 'commerce' || base === 'app' || session === 'needs';
}

/**
 * Relation of a call to the session: decides if it waits for a renewal and is held after a
 * refusal.
 */
export function sessionOf({ session, base }: AnyCall): NonNullable<AnyCall['session']> {
  return session ?? (base === 'commerce' || base === 'app' ? 'needs' : 'free');
}

/**
 * True if all shoppers get the same answer for the lifetime of a cached page: without a session,
 * and without stock.
 */
export function isPublic(call: AnyCall): boolean {
  const isAlike = call.isShared === true || !takesSession(call);
  return call.method === 'GET' && isAlike && call.isLive !== true;
}
