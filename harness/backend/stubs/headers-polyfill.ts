/** Stands in for headers-polyfill in the browser's bundle: MSW reads cookies with it, and there are none. */
export class Headers {
  getSetCookie(): [] {
    return [];
  }
}

/** Only named by modules of MSW that the embedded backend does not reach. */
export function stringToHeaders(): Headers {
  return new Headers();
}
