import { type RefCallback, useCallback, useEffect, useState } from 'react';
import type { Setting } from '#harness/showroom/setting.ts';
import type { FromStage } from '#harness/showroom/stage-line.ts';
import { Frame } from './Frame.tsx';
import { type Shown, stageAddress, stateAddress, walkAddress } from './links.ts';
import { useAddress } from './use-address.ts';
import styles from './Tiles.module.css';

/** A page in a grid: name, content and setting. */
export interface Tile {
  name: string;
  shown: Shown;
  setting: Partial<Setting>;
}

const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 820: 1180, 1440: 900 };
/** Readable tile width for each screen. */
const TILE_WIDTHS: Readonly<Record<number, number>> = { 320: 320, 390: 332, 820: 560, 1440: 864 };
/** Maximum number of pages loading in parallel. */
const AT_ONCE = 2;
/** Timeout in ms after which a loading page no longer blocks others. */
const MOST_MS = 15_000;

/** Pages side by side, loaded a few at a time when near the viewport. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const keys = tiles.map(({ shown, setting }) => stageAddress(shown, setting));
  const started = keys.filter((key) => near.has(key));
  const waiting = started.filter((key) => !open.has(key)).slice(0, AT_ONCE);

  const approach = useCallback((key: string) => setNear((before) => withKey(before, key)), []);
  const leave = useCallback((key: string) => setNear((before) => withoutKey(before, key)), []);
  const opened = useCallback((key: string) => setOpen((before) => withKey(before, key)), []);

  return (
    <ul className={styles.tiles}>
      {tiles.map((tile, index) => (
        <OneTile
          key={keys[index]}
          tile={tile}
          address={keys[index] ?? ''}
          isOpen={open.has(keys[index] ?? '') || waiting.includes(keys[index] ?? '')}
          {...{ approach, leave, opened }}
        />
      ))}
    </ul>
  );
}

function withKey(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? keys : new Set([...keys, key]);
}

function withoutKey(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : keys;
}

interface OneProps {
  tile: Tile;
  address: string;
  isOpen: boolean;
  approach: (key: string) => void;
  leave: (key: string) => void;
  opened: (key: string) => void;
}

function OneTile({ tile, address, isOpen, approach, leave, opened }: OneProps) {
  const { name, shown, setting } = tile;
  const { search } = useAddress();
  const { screen = 1440 } = setting;
  const height = HEIGHTS[screen] ?? 900;
  const width = TILE_WIDTHS[screen] ?? screen;
  const watch: RefCallback<HTMLLIElement> = useCallback(
    (element) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.at(-1)?.isIntersecting) approach(address);
          // A tile that was scrolled past leaves the queue.
          else if (!isOpen) leave(address);
        },
        { rootMargin: '300px' },
      );
      observer.observe(element as Element);
      return () => observer.disconnect();
    },
    [address, isOpen, approach, leave],
  );
  const hear = useCallback(
    ({ kind }: FromStage) => {
      if (kind === 'at' || kind === 'failed') opened(address);
    },
    [address, opened],
  );
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => opened(address), MOST_MS);
    return () => clearTimeout(timer);
  }, [address, isOpen, opened]);
  return (
    <li className={styles.tile} ref={watch} style={{ inlineSize: `min(${width}px, 100%)` }}>
      <h2 className={styles.name}>
        {'scenario' in shown ? (
          <a href={walkAddress(shown.scenario, search, { ...setting, view: 'walk' })}>{name}</a>
        ) : (
          <a href={stateAddress(shown.story, search)}>{name}</a>
        )}
      </h2>
      {isOpen ? (
        <Frame
          address={address}
          title={name}
          width={screen}
          height={height}
          smallest={0}
          onHear={hear}
        />
      ) : (
        <div
          className={styles.place}
          style={{ aspectRatio: `${screen} / ${height}` }}
          aria-hidden="true"
        />
      )}
    </li>
  );
}
