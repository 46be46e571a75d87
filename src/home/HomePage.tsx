import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { HomeContent } from './home-content.ts';
import { HomeEntries } from './HomeEntries.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeRow } from './HomeRow.tsx';
import { HomeSeries } from './HomeSeries.tsx';
import { HomeStory } from './HomeStory.tsx';

type Props = {
  content: HomeContent;
  /** A `TileGrid` of layout `row`; absent without products. */
  row?: ReactNode | undefined;
};

export function HomePage({ content, row }: Props) {
  const { t } = useTranslation('common');
  const { texts } = content;
  return (
    <>
      <HomeHero
        label={t(`${texts}.label`)}
        title={t(`${texts}.title`)}
        text={t(`${texts}.text`)}
        action={t(`${texts}.action`)}
        {...content.hero}
      />
      <HomeEntries title={t('home.entries')} entries={content.entries} />
      {row !== undefined && (
        <HomeRow title={t(`${texts}.row`)} action={t('home.seeAll')} to={content.rowTo}>
          {row}
        </HomeRow>
      )}
      <HomeSeries
        title={t(`${texts}.series.title`)}
        text={t(`${texts}.series.text`)}
        entries={content.series}
      />
      <HomeStory texts={texts} {...content.story} />
    </>
  );
}
