import { useEffect, useState } from 'react';
import { PLACES } from '#harness/showroom/place.ts';
import type { Setting } from '#harness/showroom/setting.ts';
import type { PageState } from '#harness/showroom/states.ts';
import { Choices } from './Choices.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Frame } from './Frame.tsx';
import { Room } from './Room.tsx';
import { roomAddress, stageAddress } from './links.ts';
import { useAddress } from './use-address.ts';
import styles from './StatePage.module.css';

/** The page state named in the URL, with all settings. */
export function StatePage() {
  const { search, setting, choose } = useAddress();
  const story = new URLSearchParams(search).get('story') ?? '';
  const name = useStateName(story, setting.brand);
  return (
    <Room className={styles.room}>
      <header className={styles.head}>
        <nav className={styles.crumbs}>
          <a href={roomAddress('index', search)}>All scenarios</a>
          <a href={roomAddress('states', search)}>States of each page</a>
        </nav>
        <h1 className={styles.title}>{name}</h1>
        <Choices setting={setting} choose={choose} />
        <p className={styles.link}>
          <CopyLink />
        </p>
      </header>
      <div className={styles.page}>
        <Frame
          address={stageAddress({ story }, { ...setting, step: undefined })}
          title={name}
          width={setting.screen}
        />
      </div>
    </Room>
  );
}

/** Page and name of a state; words of its id while loading. */
function useStateName(story: string, brand: Setting['brand']): string {
  const [states, setStates] = useState<readonly PageState[]>([]);
  useEffect(() => {
    // Lazy import: framed pages use the same module but do not need all scenarios.
    void import('./PageStates.tsx').then(({ allStates }) => setStates(allStates(brand)));
  }, [brand]);
  const state = states.find(({ shown }) => 'story' in shown && shown.story === story);
  if (state) return `${PLACES[state.place]}: ${state.name}`;
  return story.replace('--', ': ').replaceAll('-', ' ');
}
