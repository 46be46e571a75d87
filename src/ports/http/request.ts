import type { AnyCall, Call, KeptSecrets } from './call.ts';
import { endpointOf } from './endpoints.ts';
import type { HttpEnvironment } from './environment.ts';

/** The whole address of a call. */
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

/** What a call carries, as JSON or as a file; nothing where it has no body. */
export function bodyPartOf<Params>(
  call: Call<Params, any, any>,
  params: Params,
  kept: KeptSecrets,
  { langId }: HttpEnvironment,
): { body?: string | Blob } {
  if (!call.body) return {};
  const body = call.body(params, kept);
  if (call.isFile) return { body: body as Blob }; // it says so
  return {
    body: JSON.stringify(call.langId === 'body' ? { ...(body as object), langId } : body),
  };
}

/** API-02…05, API-24: every call carries the site's language; the shop's keys go to the services that they are for, and so does the shopper's token. */
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
 * Whether a call's service knows the shopper (API-02): it alone is given the session's token and
 * cookies, and it alone can say that the session is over (SES-21).
 */
export function takesSession({ session, base }: AnyCall): boolean {
  return base === 'commerce' || base === 'app' || session === 'needs';
}

/** Whether a call waits for whoever has to sign in again, and whether it is held when it is refused. */
export function sessionOf({ session, base }: AnyCall): NonNullable<AnyCall['session']> {
  return session ?? (base === 'commerce' || base === 'app' ? 'needs' : 'free');
}

/** True if everybody is answered the same for as long as a page may be kept: without a session, and without stock. */
export function isPublic(call: AnyCall): boolean {
  const isAlike = call.isShared === true || !takesSession(call);
  return call.method === 'GET' && isAlike && call.isLive !== true;
}
