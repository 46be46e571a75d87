import type { ReactNode } from 'react';
import { type DateFormats, formatDate } from '../../kernel/date-format.ts';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { ContentPage } from './page-contract.ts';
import { PageFrame } from './PageFrame.tsx';
import styles from './TextPage.module.css';
import { TextSection } from './TextSection.tsx';

type Props = {
  text: ContentPage;
  isWide?: boolean | undefined;
  /** Renders additional content of a section. */
  renderMore?: ((section: ContentPage['sections'][number]) => ReactNode) | undefined;
  /** Shown before the sections. */
  children?: ReactNode | undefined;
};

/** RTE-21: a sectioned page of the content service. */
export function TextPage({ text, isWide, renderMore, children }: Props) {
  const { t } = useTranslation('catalogue');
  const updated = dayOf(text.updated, useFormats());
  return (
    <PageFrame title={text.title} intro={text.intro} isWide={isWide}>
      {children}
      {text.sections.map((section) => (
        <TextSection key={section.id} section={section}>
          {renderMore?.(section)}
        </TextSection>
      ))}
      {updated !== undefined && (
        <p className={styles.updated}>{t('content.updated', { day: updated })}</p>
      )}
    </PageFrame>
  );
}

/** Formats a calendar day; undefined if invalid. */
function dayOf(text: string | undefined, formats: DateFormats): string | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : formatDate(time, 'date', formats);
}
