const KEY = 'selvedge-tail';

/**
 * Stores one text synchronously for the tab's next page. Stores nothing without storage or free
 * quota.
 */
export const rescue = {
  keep(text: string): void {
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      return;
    }
  },
  take(): string | null {
    try {
      const text = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      return text;
    } catch {
      return null;
    }
  },
};
