import { useBrandLayout } from '../ui/brand-layout.ts';
import { LinkButton } from '../ui/action/LinkButton.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import type { Banner } from './home-content.ts';
import styles from './HomeHero.module.css';

type Props = {
  label: string;
  title: string;
  text: string;
  action: string;
  to: string;
  narrow: Banner;
  broad: Banner;
};

/** Length of the longest word, which limits the font size. */
function longestWord(title: string): number {
  return Math.min(12, Math.max(...title.split(/\s/).map(({ length }) => length)));
}

export function HomeHero({ label, title, text, action, to, narrow, broad }: Props) {
  const { hero } = useBrandLayout();
  return (
    <section className={styles.hero} data-layout={hero}>
      <div className={styles.picture}>
        <BannerPicture narrow={narrow} broad={broad} priority />
      </div>
      <div className={styles.words} data-tone={hero === 'poster' ? 'dark' : undefined}>
        <p className={styles.label}>{label}</p>
        <h1 className={styles.title} data-longest={longestWord(title)}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.action}>
          <LinkButton to={to} size="large" variant={hero === 'poster' ? 'primary' : 'secondary'}>
            {action}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
