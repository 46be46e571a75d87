const KEY = 'selvedge-tail';

/** Keeps one text for the next page of this tab, at once; where there is no storage or no room, nothing is kept. */
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
