import { Choices } from './Choices.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Frame } from './Frame.tsx';
import { Room } from './Room.tsx';
import { roomAddress, stageAddress } from './links.ts';
import { useAddress } from './use-address.ts';
import styles from './StatePage.module.css';

/** One state of a page, with all that can be chosen. Which one, the address says. */
export function StatePage() {
  const { search, setting, choose } = useAddress();
  const story = new URLSearchParams(search).get('story') ?? '';
  return (
    <Room className={styles.room}>
      <header className={styles.head}>
        <nav className={styles.crumbs}>
          <a href={roomAddress('index', search)}>All scenarios</a>
          <a href={roomAddress('states', search)}>States of each page</a>
        </nav>
        <Choices setting={setting} choose={choose} />
        <p className={styles.link}>
          <CopyLink />
        </p>
      </header>
      <div className={styles.page}>
        <Frame
          address={stageAddress({ story }, { ...setting, step: undefined })}
          title="Shop"
          width={setting.screen}
        />
      </div>
    </Room>
  );
}
