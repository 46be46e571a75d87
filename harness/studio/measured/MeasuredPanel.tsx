import { useMemo, useState, useEffect } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { Studio } from '../use-studio.ts';
import { DecisionList } from './DecisionList.tsx';
import { EventList } from './EventList.tsx';
import { MeasureList } from './MeasureList.tsx';
import { decisionsOf, measuresOf } from './measures.ts';
import styles from './MeasuredPanel.module.css';
import { askWorker } from '../ask-worker.ts';
import type { MeasuredStep } from './events.ts';

/** Analytics of a session: events with their facts, experiment decisions and web vitals. */
export function MeasuredPanel({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const [isOpen, setIsOpen] = useState(false);
  const events = useMeasuredEvents(opened, isOpen);
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

/** The events of a trace: `undefined` while loading, or the error. */
function useMeasuredEvents(
  opened: OpenTrace,
  isWanted: boolean,
): readonly MeasuredStep[] | string | undefined {
  const [known, setKnown] = useState<{ of: OpenTrace; events: MeasuredStep[] | string }>();
  const events = known?.of === opened ? known.events : undefined;
  useEffect(() => {
    if (!isWanted || events !== undefined) return;
    let isGone = false;
    const take = (found: MeasuredStep[] | string) => {
      if (!isGone) setKnown({ of: opened, events: found });
    };
    askWorker<MeasuredStep[]>('measured', opened).then(take, (error: unknown) =>
      take(String(error)),
    );
    return () => {
      isGone = true;
    };
  }, [opened, isWanted, events]);
  return events;
}
