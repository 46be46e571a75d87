import { useSyncExternalStore } from 'react';
import { changeFinding, type Finding } from '#harness/showroom/finding.ts';
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

/** Showroom state in the URL, with functions to change it. */
export interface Address {
  search: string;
  setting: Setting;
  /** Changes settings in the URL without a history entry. */
  choose(change: Partial<Setting>): void;
  /** Changes the search in the URL. */
  find(change: Partial<Finding>): void;
}

/** Hook for the showroom's URL, which has all settings. */
export function useAddress(): Address {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return { search, setting: readSetting(search), choose, find };
}

function choose(change: Partial<Setting>): void {
  put(changeSetting(location.search, change));
}

function find(change: Partial<Finding>): void {
  put(changeFinding(location.search, change));
}

function put(search: string): void {
  history.replaceState(history.state, '', search);
  window.dispatchEvent(new Event(CHANGED));
}
