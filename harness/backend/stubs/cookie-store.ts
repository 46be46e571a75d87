/**
 * Stands in for MSW's cookie store in the browser's bundle. The embedded backend sets no cookies; the
 * real store would bring the public suffix list along and write cookies to localStorage.
 */
export const cookieStore = {
  getCookies: (): [] => [],
  setCookie: (): Promise<void> => Promise.resolve(),
};
