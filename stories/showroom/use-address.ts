import { useCallback, useSyncExternalStore } from 'react';
import { changeSetting, readSetting, type Setting } from '#harness/showroom/setting.ts';

const CHANGED = 'selvedge-address';

function subscribe(hear: () => void): () => void {
  window.addEventListener('popstate', hear);
  window.addEventListener(CHANGED, hear);
  return () => {
    window.removeEventListener('popstate', hear);
    window.removeEventListener(CHANGED, hear);
  };
}

export interface Address {
  search: string;
  setting: Setting;
  /** Puts other choices into the address; the browser's Back goes over them. */
  choose(change: Partial<Setting>): void;
}

/** What the address of the showroom says, which all that can be chosen is part of. */
export function useAddress(): Address {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const choose = useCallback((change: Partial<Setting>) => {
    history.replaceState(history.state, '', changeSetting(location.search, change));
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return { search, setting: readSetting(search), choose };
}
