import type { CallBase } from '#src/ports/http/call.ts';

/** A request's base and path within the backend. */
export interface Target {
  base: CallBase;
  storeId: string | undefined;
  /** Decoded path segments after the base. */
  parts: string[];
  query: URLSearchParams;
}

const COMMERCE = /^\/wcs\/resources\/store\/([^/]+)(\/.*)$/;
const OTHER = /^\/(transformer|recommendations|content|seo|sap|api|reports)(\/.*)$/;

/** Addresses of the backend, not of pages or files. In a browser the shop's server receives reports. */
export const BACKEND_URL =
  /^[a-z]+:\/\/[^/]+\/(?:wcs\/resources\/store|transformer|recommendations|content|seo|sap|api)\//;

function baseOf(first: string | undefined): CallBase {
  if (first === 'api') return 'app';
  return (first as CallBase | undefined) ?? 'transformer';
}

function decode(path: string): string[] | undefined {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Splits a request's address into path and query; undefined if they are malformed. */
export function readPath(url: string): Target | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const commerce = COMMERCE.exec(path);
  const other = OTHER.exec(path);
  const parts = decode(commerce?.[2] ?? other?.[2] ?? '/');
  if (!parts) return undefined;
  return {
    base: commerce ? 'commerce' : baseOf(other?.[1]),
    storeId: commerce?.[1],
    parts,
    query: new URLSearchParams(query),
  };
}
