import { useMemo } from 'react';
import type { Brand } from '#src/commerce/brands.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { readFinding } from '#harness/showroom/finding.ts';
import { PLACES, type Place } from '#harness/showroom/place.ts';
import type { Setting } from '#harness/showroom/setting.ts';
import { KINDS, type Kind, type PageState, kindsOf, pageStates } from '#harness/showroom/states.ts';
import { Choices } from './Choices.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Room } from './Room.tsx';
import { type Tile, Tiles } from './Tiles.tsx';
import { roomAddress, sheetAddress, sheetIn } from './links.ts';
import { useAddress } from './use-address.ts';
import styles from './PageStates.module.css';

const FILES: Record<string, string> = import.meta.glob('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All page states of a brand, from stories and scenarios. */
export function allStates(brand: Brand): readonly PageState[] {
  return pageStates(FILES, SCENARIOS, brand);
}

/** All states of a page on one sheet, and the expected states that it lacks. */
export function PageStates() {
  const { search, setting, choose, find } = useAddress();
  const { kind } = readFinding(search);
  const asked = sheetIn(search);
  const all = useMemo(() => allStates(setting.brand), [setting.brand]);
  const places = (Object.keys(PLACES) as Place[]).filter((place) =>
    all.some((state) => state.place === place),
  );
  const place = places.find((one) => one === asked) ?? 'bag';
  const here = useMemo(() => all.filter((state) => state.place === place), [all, place]);
  const shown = here.filter((state) => !kind || kindsOf(state).includes(kind));
  const pages = (
    <ul className={styles.pages}>
      {places.map((one) => (
        <li key={one}>
          <a href={sheetAddress(one, search)} aria-current={one === place ? 'page' : undefined}>
            {PLACES[one]}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Room>
      <header className={styles.head}>
        <nav className={styles.crumbs}>
          <a href={roomAddress('index', search)}>All scenarios</a>
        </nav>
        <h1 className={styles.title}>{PLACES[place]}: all its states</h1>
        <Choices setting={setting} choose={choose} />
        <nav aria-label="Pages" className={styles.wide}>
          {pages}
        </nav>
        <details className={styles.narrow}>
          <summary>Other pages</summary>
          <nav aria-label="Pages">{pages}</nav>
        </details>
        <ul className={styles.kinds} aria-label="States">
          {(Object.keys(KINDS) as Kind[]).map((one) => {
            const count = here.filter((state) => kindsOf(state).includes(one)).length;
            return (
              <li key={one}>
                <button
                  type="button"
                  className="showroom-button"
                  aria-pressed={kind === one}
                  disabled={count === 0}
                  onClick={() => find({ kind: kind === one ? undefined : one })}
                >
                  {one}: {count === 0 ? 'none' : count}
                </button>
              </li>
            );
          })}
          <li>
            <CopyLink />
          </li>
        </ul>
        <p className={styles.count} role="status">
          {shown.length} of {here.length} states
        </p>
      </header>
      <Tiles key={place} tiles={shown.map((state) => tileOf(state, setting))} />
    </Room>
  );
}

function tileOf({ name, shown }: PageState, setting: Setting): Tile {
  if ('story' in shown) return { name, shown, setting: { ...setting, step: undefined } };
  return { name, shown: { scenario: shown.scenario }, setting: { ...setting, step: shown.step } };
}
