import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { Legend } from '../legend/Legend.tsx';
import { More } from '../controls/More.tsx';
import { Scrubber } from './Scrubber.tsx';
import { PageStrip } from '../pages/PageStrip.tsx';
import { StopButtons } from '../breakpoints/StopButtons.tsx';
import { StopPlace } from '../breakpoints/StopPlace.tsx';
import { TransportButton } from './TransportButton.tsx';
import type { OpenTrace } from '../import-trace.ts';
import { timeText } from '../records/present.ts';
import { SPEEDS } from '../protocol.ts';
import type { Studio } from '../use-studio.ts';
import styles from './Transport.module.css';

/** Playback controls: step, play, scrub and verify. */
export function Transport({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const { step, goTo, isPlaying, speed, verdict, busy } = studio;
  const { steps, trace } = opened;
  const at = trace.records[steps.causeOf(step) ?? -1]?.at ?? 0;
  const divergedAt = verdict?.divergedAt;
  return (
    <section className={styles.transport} aria-label={t('transport.label')}>
      <div className={styles.lives}>
        <PageStrip studio={studio} opened={opened} />
      </div>
      <Scrubber step={step} opened={opened} stops={studio.stops} onScrub={goTo} />
      <div className={styles.controls}>
        <div className={styles.buttons}>
          <TransportButton icon="start" label={t('transport.start')} onClick={() => goTo(0)} />
          <TransportButton icon="back" label={t('transport.back')} onClick={() => goTo(step - 1)} />
          <TransportButton
            icon={isPlaying ? 'pause' : 'play'}
            label={t(isPlaying ? 'transport.pause' : 'transport.play')}
            onClick={studio.togglePlay}
            isMain
          />
          <TransportButton icon="step" label={t('transport.step')} onClick={() => goTo(step + 1)} />
          <TransportButton
            icon="end"
            label={t('transport.end')}
            onClick={() => goTo(steps.count)}
          />
          {studio.breakpoints.length > 0 && <StopButtons studio={studio} opened={opened} />}
        </div>
        <p className={styles.place}>
          <output aria-label={t('transport.place')}>
            {step} / {steps.count}
          </output>
          <output aria-label={t('transport.time')}>{timeText(at)}</output>
          {studio.breakpoints.length > 0 && <StopPlace studio={studio} opened={opened} />}
        </p>
        <More label={t('transport.more')}>
          <fieldset className={styles.speeds}>
            <legend className={styles.legend}>{t('transport.speed')}</legend>
            {SPEEDS.map((one) => (
              <label key={one} className={styles.speed}>
                <input
                  type="radio"
                  name="speed"
                  checked={speed === one}
                  onChange={() => studio.chooseSpeed(one)}
                />
                <span>{one === 'max' ? t('transport.max') : `${one}×`}</span>
              </label>
            ))}
          </fieldset>
          <div className={styles.checks}>
            <Legend />
            <button type="button" onClick={studio.verify} disabled={busy === 'verifying'}>
              {t(busy === 'verifying' ? 'verify.busy' : 'verify.button')}
            </button>
            {divergedAt !== undefined && (
              <button type="button" onClick={() => goTo(stepOfLine(opened, divergedAt))}>
                {t('verify.jump')}
              </button>
            )}
          </div>
        </More>
      </div>
    </section>
  );
}

function stepOfLine({ trace, steps }: OpenTrace, line: number): number {
  const index = trace.records.findLastIndex((record) => record.line <= line);
  return steps.stepOf(index);
}
