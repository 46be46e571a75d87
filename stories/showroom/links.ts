import { changeSetting, type Setting } from '#harness/showroom/setting.ts';
import { STAGE_MARK } from '#harness/showroom/stage-line.ts';

/** The story whose page a frame shows: a walk's by the scenario, any other by its own id. */
export type Shown = { scenario: string } | { story: string };

const WALK = 'showroom--walk';
/** The parameters of a sheet alone: whose states it shows, and which of them. */
const SHEET = 'sheet';
const KIND = 'kind';

/** The address of a page by itself, in a setting. */
export function stageAddress(shown: Shown, setting: Partial<Setting>): string {
  const said = 'scenario' in shown ? { story: 'showroom--page', ...shown } : shown;
  const search = new URLSearchParams({ ...said, mode: 'preview', [STAGE_MARK]: 'on' });
  return changeSetting(`?${search.toString()}`, { ...setting, log: false });
}

/** The address of a walk, in the setting that an address holds. */
export function walkAddress(scenario: string, search: string, change: Partial<Setting>): string {
  const kept = new URLSearchParams(search);
  kept.set('story', WALK);
  kept.set('mode', 'preview');
  kept.set('scenario', scenario);
  return changeSetting(`?${kept.toString()}`, change);
}

/** The address of the sheet of a page's states, in the setting that an address holds. */
export function sheetAddress(place: string, search: string): string {
  const kept = new URLSearchParams(roomAddress('states', search));
  kept.set(SHEET, place);
  kept.delete(KIND);
  return `?${kept.toString()}`;
}

/** Whose states a sheet's address asks for; where it does not say, those of the page that the index was filtered by. */
export function sheetIn(search: string): string | null {
  const said = new URLSearchParams(search);
  return said.get(SHEET) ?? said.get('page');
}

/** The address of a page's state, in the setting that an address holds. */
export function stateAddress(story: string, search: string): string {
  const kept = new URLSearchParams(roomAddress('states', search));
  kept.set('story', story);
  return `?${kept.toString()}`;
}

/**
 * The address of another page of the showroom, in the setting that an address holds, and with what was looked for
 * in the index. The index keeps nothing of a sheet.
 */
export function roomAddress(page: 'index' | 'states', search: string): string {
  const kept = new URLSearchParams(search);
  const others = page === 'index' ? [SHEET, KIND] : [];
  for (const name of ['scenario', 'step', 'view', 'log', STAGE_MARK, ...others]) kept.delete(name);
  kept.set('story', `showroom--${page}`);
  kept.set('mode', 'preview');
  return `?${kept.toString()}`;
}
