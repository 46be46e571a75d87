import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { BannerPicture } from './BannerPicture.tsx';
import type { Banner, HomeContent } from './home-content.ts';
import styles from './HomeStory.module.css';

type Props = {
  texts: HomeContent['texts'];
  to: string;
  picture?: Banner | undefined;
};

const facts = ['first', 'second', 'third'] as const;

export function HomeStory({ texts, to, picture }: Props) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <section className={styles.story} data-layout={useBrandLayout().story} aria-labelledby={id}>
      {picture !== undefined && <BannerPicture narrow={picture} broad={picture} />}
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {t(`${texts}.story.title`)}
        </h2>
        <p className={styles.text}>{t(`${texts}.story.text`)}</p>
        <Link className={styles.link} to={to}>
          {t(`${texts}.story.action`)}
        </Link>
      </div>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt className={styles.figure}>{t(`${texts}.story.${fact}.figure`)}</dt>
            <dd className={styles.meaning}>{t(`${texts}.story.${fact}.meaning`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
