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

/** What the address says, and how to have it say something else. */
export interface Address {
  search: string;
  setting: Setting;
  /** Puts other choices into the address; the browser's Back goes over them. */
  choose(change: Partial<Setting>): void;
  /** Puts into it what is looked for. */
  find(change: Partial<Finding>): void;
}

/** What the address of the showroom says, which all that can be chosen is part of. */
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
