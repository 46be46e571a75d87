import { changeSetting, type Setting } from '#harness/showroom/setting.ts';
import { STAGE_MARK } from '#harness/showroom/stage-line.ts';

/** Source of a framed page: a scenario, or a story by its id. */
export type Shown = { scenario: string } | { story: string };

const WALK = 'showroom--walk';
/** Parameters of a sheet: its page, and the kind of states. */
const SHEET = 'sheet';
const KIND = 'kind';

/** URL of a page alone, in a setting. */
export function stageAddress(shown: Shown, setting: Partial<Setting>): string {
  const said = 'scenario' in shown ? { story: 'showroom--page', ...shown } : shown;
  const search = new URLSearchParams({ ...said, mode: 'preview', [STAGE_MARK]: 'on' });
  return changeSetting(`?${search.toString()}`, { ...setting, log: false });
}

/** URL of a walk, with the setting of a given URL. */
export function walkAddress(scenario: string, search: string, change: Partial<Setting>): string {
  const kept = new URLSearchParams(search);
  kept.set('story', WALK);
  kept.set('mode', 'preview');
  kept.set('scenario', scenario);
  return changeSetting(`?${kept.toString()}`, change);
}

/** URL of a page's sheet, with the setting of a given URL. */
export function sheetAddress(place: string, search: string): string {
  const kept = new URLSearchParams(roomAddress('states', search));
  kept.set(SHEET, place);
  kept.delete(KIND);
  return `?${kept.toString()}`;
}

/** Page of a sheet's URL; by default the page that the index was filtered by. */
export function sheetIn(search: string): string | null {
  const said = new URLSearchParams(search);
  return said.get(SHEET) ?? said.get('page');
}

/** URL of a page's state, with the setting of a given URL. */
export function stateAddress(story: string, search: string): string {
  const kept = new URLSearchParams(roomAddress('states', search));
  kept.set('story', story);
  return `?${kept.toString()}`;
}

/**
 * URL of another showroom page, with the setting and index search of a given URL. The index drops a sheet's parameters.
 */
export function roomAddress(page: 'index' | 'states', search: string): string {
  const kept = new URLSearchParams(search);
  const others = page === 'index' ? [SHEET, KIND] : [];
  for (const name of ['scenario', 'step', 'view', 'log', STAGE_MARK, ...others]) kept.delete(name);
  kept.set('story', `showroom--${page}`);
  kept.set('mode', 'preview');
  return `?${kept.toString()}`;
}
