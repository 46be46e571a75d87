import { useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { Environment } from '#src/ports/start.ts';
import { STAGE_ADDRESS } from './protocol.ts';
import { SCREENS, type Screen } from './studio-state.ts';
import { useSize } from '#src/ui/hooks/use-size.ts';
import type { Studio } from './use-studio.ts';
import styles from './StageFrame.module.css';

const HEIGHTS: Record<Exclude<Screen, 'recorded'>, number> = { 390: 844, 820: 1180, 1440: 900 };

/** Zoom levels besides "fit". Each is offered only if it is larger than the fitting scale by `leastGain`. */
const ZOOMS = [
  { name: 'half', scale: 0.5, leastGain: 1.25 },
  { name: 'actual', scale: 1, leastGain: 1 },
] as const;
type Zoom = (typeof ZOOMS)[number];

/** The shop at the current step, in an iframe with the size of the recorded screen, scaled to fit. */
export function StageFrame({ studio }: { studio: Studio }) {
  const { t } = useTranslation('studio');
  const [measure, room] = useSize();
  const { frame, screen, chooseScreen, step } = studio;
  const { width, height } = sizeOf(studio);
  const [zoom, setZoom] = useState<Zoom>();
  const fitting = Math.min(1, room.width / width, room.height / height) || 0.1;
  // Keep the chosen zoom in the list: choosing it gives the stage more room, so the fitting scale grows.
  const zooms = ZOOMS.filter((one) => one === zoom || fitting * one.leastGain < one.scale);
  const scale = zoom?.scale ?? fitting;
  return (
    <section className={styles.panel} aria-label={t('stage.label')}>
      <fieldset className={styles.screens}>
        <legend>{t('stage.screen')}</legend>
        {SCREENS.map((one) => (
          <label key={one} className={styles.screen}>
            <input
              type="radio"
              name="screen"
              checked={screen === one}
              onChange={() => chooseScreen(one)}
            />
            <span>{one === 'recorded' ? t('stage.recorded') : one}</span>
          </label>
        ))}
        {zooms.map((one) => (
          <button
            key={one.name}
            type="button"
            className={styles.actual}
            aria-pressed={one === zoom}
            onClick={() => setZoom(one === zoom ? undefined : one)}
          >
            {t(`stage.${one.name}`)}
          </button>
        ))}
        <output className={styles.size}>
          {width} × {height} · {Math.round(scale * 100)} %
        </output>
      </fieldset>
      {/* A stage larger than its container scrolls and needs keyboard focus. */}
      <div
        className={styles.room}
        ref={measure}
        data-actual={zoom !== undefined}
        {...(zoom && { role: 'group', 'aria-label': t(`stage.${zoom.name}`), tabIndex: 0 })}
      >
        <div
          className={styles.screenBox}
          style={{ inlineSize: width * scale, blockSize: height * scale }}
        >
          <iframe
            ref={frame}
            className={styles.frame}
            src={STAGE_ADDRESS}
            title={t('stage.frame')}
            tabIndex={-1}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          />
          {step === 0 && <p className={styles.before}>{t('stage.before')}</p>}
        </div>
      </div>
    </section>
  );
}

function sizeOf({ screen, opened }: Studio): Environment['viewport'] {
  if (screen !== 'recorded') return { width: screen, height: HEIGHTS[screen] };
  const first = opened?.trace.records[0];
  if (first?.kind !== 'input') return { width: 1440, height: 900 };
  return (first.payload as { environment: Environment }).environment.viewport;
}
