import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { Reported } from './cases.ts';
import { CaseWords } from './CaseWords.tsx';
import styles from './CaseHead.module.css';

/** Head of the open case: number, page, metadata and the shopper's message. */
export function CaseHead({ caseId, said, children }: Reported & { children: ReactNode }) {
  const { t } = useTranslation('studio');
  return (
    <section className={styles.head} aria-label={t('library.case', { caseId })}>
      <p className={styles.about}>
        <strong>{caseId}</strong>
        {said && <span>{said.page}</span>}
        {children}
      </p>
      {/* A long message scrolls and needs keyboard focus. */}
      <blockquote className={styles.words} tabIndex={0}>
        {said ? <CaseWords message={said.message} cause={said.cause} /> : t('library.noWords')}
      </blockquote>
    </section>
  );
}
