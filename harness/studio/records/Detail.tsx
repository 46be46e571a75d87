import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { Changes } from './Changes.tsx';
import { JsonText } from './JsonText.tsx';
import { Links } from './Links.tsx';
import type { OpenTrace } from '../import-trace.ts';
import { factsOf, nameOf, payloadOf, timeText, toneOf } from './present.ts';
import { SourceLink } from './SourceLink.tsx';
import type { Studio } from '../use-studio.ts';
import styles from './Detail.module.css';

/** Detail of a record: payload, facts and state changes. */
export function Detail({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const { view, step, selected } = studio;
  const record = opened.trace.records[selected ?? -1];
  if (!record) {
    return (
      <section className={styles.detail} aria-label={t('detail.label')}>
        <p className={styles.none}>{t('detail.before')}</p>
      </section>
    );
  }
  const isCause = opened.steps.causeOf(step) === selected;
  const live = isCause && view?.step === step ? view : undefined;
  const facts = live?.facts ?? factsOf(record).map((name) => ({ name, payload: undefined }));
  return (
    // Keyboard focus allows scrolling.
    <section className={styles.detail} aria-label={t('detail.label')} tabIndex={0}>
      <h2 className={styles.name}>{nameOf(record)}</h2>
      {'name' in record && <SourceLink unit={record.name} />}
      <p className={styles.meta}>
        <span data-tone={toneOf(record)}>{t(`kind.${toneOf(record)}`)}</span>
        <span>{t('detail.line', { line: record.line })}</span>
        <span>{timeText(record.at)}</span>
        {'id' in record && <span>#{record.id}</span>}
      </p>
      {selected !== undefined && <Links opened={opened} index={selected} select={studio.select} />}
      {live !== undefined && live.divergence.length > 0 && (
        <pre className={styles.divergence}>{live.divergence.join('\n')}</pre>
      )}
      <h3 className={styles.heading}>{t('detail.payload')}</h3>
      <JsonText value={payloadOf(record)} />
      <h3 className={styles.heading}>{t('facts.count', { count: facts.length })}</h3>
      <ol className={styles.facts}>
        {facts.map(({ name, payload }, index) => (
          <li key={index} className={styles.fact}>
            <strong>{name}</strong>
            <SourceLink unit={name} />
            {payload !== undefined && <code>{JSON.stringify(payload)}</code>}
          </li>
        ))}
      </ol>
      {live && (
        <>
          <h3 className={styles.heading}>{t('detail.changes')}</h3>
          <Changes changes={live.changes} />
          <p className={styles.meta}>{t('detail.inFlight', { count: live.inFlight })}</p>
        </>
      )}
    </section>
  );
}
