/**
 * Stands in for tough-cookie in the browser's bundle. The embedded backend sets no cookies, and the
 * real jar would bring the public suffix list along and write cookies to localStorage.
 */
export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync(): [] {
    return [];
  }

  setCookie(): Promise<void> {
    return Promise.resolve();
  }
}

export class Cookie {
  static fromJSON(): null {
    return null;
  }
}
