import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeContent } from './home-content.ts';
import { HomeEntries } from './HomeEntries.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeRow } from './HomeRow.tsx';
import { HomeStory } from './HomeStory.tsx';

type Props = {
  content: HomeContent;
  /** `<li>`s with product tiles; the row is left out when there are none. */
  tiles?: ReactNode | undefined;
};

export function HomePage({ content, tiles }: Props) {
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
      {tiles !== undefined && (
        <HomeRow title={t(`${texts}.row`)} action={t('home.seeAll')} to={content.rowTo}>
          {tiles}
        </HomeRow>
      )}
      <HomeStory texts={texts} to={content.storyTo} />
    </>
  );
}
