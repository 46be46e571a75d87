import { useMemo, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { Studio } from '../use-studio.ts';
import { DecisionList } from './DecisionList.tsx';
import { EventList } from './EventList.tsx';
import { MeasureList } from './MeasureList.tsx';
import { decisionsOf, measuresOf } from './measures.ts';
import styles from './MeasuredPanel.module.css';
import { useAnswer } from '../use-answer.ts';
import type { MeasuredStep } from './events.ts';

/** Analytics of a session: events with their facts, experiment decisions and web vitals. */
export function MeasuredPanel({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const [isOpen, setIsOpen] = useState(false);
  const events = useAnswer<MeasuredStep[]>('measured', opened, isOpen ? {} : undefined);
  const measures = useMemo(() => measuresOf(opened.trace), [opened]);
  const decisions = useMemo(() => decisionsOf(opened.trace), [opened]);
  const { select, selected } = studio;
  return (
    <details
      className={styles.panel}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{t('measured.title')}</summary>
      <div className={styles.lists}>
        <section aria-labelledby="measured-events">
          <h2 id="measured-events" className={styles.heading}>
            {t('measured.events')}
          </h2>
          <EventList {...{ events, select, selected }} />
        </section>
        <section aria-labelledby="measured-decisions">
          <h2 id="measured-decisions" className={styles.heading}>
            {t('measured.decisions')}
          </h2>
          <DecisionList {...{ decisions, select, selected }} />
        </section>
        <section aria-labelledby="measured-measures">
          <h2 id="measured-measures" className={styles.heading}>
            {t('measured.measures')}
          </h2>
          <MeasureList {...{ measures, select, selected }} />
        </section>
      </div>
    </details>
  );
}
