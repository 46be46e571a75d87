import { useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { TraceRecord } from '#harness/replay/trace.ts';
import type { OpenTrace } from '../import-trace.ts';
import { RecordButton } from '../measured/RecordButton.tsx';
import { factsOf, nameOf } from '../records/present.ts';
import { SourceLink } from '../records/SourceLink.tsx';
import type { Studio } from '../use-studio.ts';
import type { Reason } from './reasons.ts';
import { shortPayload } from './short-payload.ts';
import { pathText } from './shown-places.ts';
import { wayBack } from './way-back.ts';
import styles from './WhyPanel.module.css';

/** Number of reasons shown at first, and per press of "more". */
const FIRST = 5;
const MORE = 20;

interface Props {
  reasons: readonly Reason[];
  studio: Studio;
  opened: OpenTrace;
}

/** Possible sources of a text, likeliest first; the rest on request. */
export function ReasonList({ reasons, studio, opened }: Props) {
  const { t } = useTranslation('studio');
  const [shown, setShown] = useState({ count: FIRST, firstOfMore: -1 });
  const left = reasons.length - shown.count;
  return (
    <>
      <ol className={styles.reasons} aria-label={t('why.places')}>
        {reasons.slice(0, shown.count).map((reason, at) => (
          <ReasonRow
            key={`${reason.store} ${pathText(reason.path)}`}
            isFirstOfMore={at === shown.firstOfMore}
            {...{ reason, studio, opened }}
          />
        ))}
      </ol>
      {left > 0 && (
        <button
          type="button"
          onClick={() => setShown({ count: shown.count + MORE, firstOfMore: shown.count })}
        >
          {t('why.more', { count: Math.min(left, MORE) })}
        </button>
      )}
    </>
  );
}

interface RowProps {
  reason: Reason;
  /** True for the row that receives focus after "more". */
  isFirstOfMore: boolean;
  studio: Studio;
  opened: OpenTrace;
}

function ReasonRow({ reason, isFirstOfMore, studio, opened }: RowProps) {
  const { t } = useTranslation('studio');
  const { select, selected } = studio;
  const { store, path, value, since, isRead } = reason;
  const facts = factsAbout(reason, opened);
  return (
    <li
      className={styles.reason}
      ref={isFirstOfMore ? focusOn : undefined}
      tabIndex={isFirstOfMore ? -1 : undefined}
    >
      <p className={styles.place}>
        <strong>{store}</strong> {pathText(path)} <code>{JSON.stringify(value)}</code>
      </p>
      {isRead && <p className={styles.count}>{t('why.read')}</p>}
      <SourceLink unit={store} />
      {facts.length > 0 && (
        <p className={styles.count}>{t('why.facts', { facts: facts.join(', ') })}</p>
      )}
      {since === 0 ? (
        <p className={styles.count}>{t('why.always')}</p>
      ) : (
        <ol className={styles.way} aria-label={t('why.way', { store })}>
          {wayBack(opened, since).map((at) => {
            const record = opened.trace.records[at];
            return (
              record && (
                <li key={at}>
                  <RecordButton record={at} {...{ select, selected }}>
                    {t(`why.${wordOf(record)}`, {
                      name: nameOf(record),
                      line: record.line,
                    })}
                    <code className={styles.carried}>{shortPayload(record, { path, value })}</code>
                  </RecordButton>
                </li>
              )
            );
          })}
        </ol>
      )}
    </li>
  );
}

/** Facts of the step that set it, preferring the store's own domain. */
function factsAbout({ store, since }: Reason, { trace, steps }: OpenTrace): readonly string[] {
  const record = trace.records[steps.causeOf(since) ?? -1];
  const facts = record ? factsOf(record) : [];
  const domain = `${store.split('/')[0]}/`;
  const own = facts.filter((fact) => fact.startsWith(domain));
  return own.length > 0 ? own : facts;
}

function focusOn(row: HTMLElement | null): void {
  row?.focus();
}

/** Only causes and calls are part of a path. */
function wordOf(record: TraceRecord): 'input' | 'done' | 'fail' | 'call' | 'checkpoint' {
  if (record.kind === 'settle') return record.outcome;
  return record.kind === 'call' || record.kind === 'checkpoint' ? record.kind : 'input';
}
