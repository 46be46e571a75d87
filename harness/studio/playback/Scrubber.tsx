import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { drawTimeline } from './draw-timeline.ts';
import { StopMarks } from '../breakpoints/StopMarks.tsx';
import type { FoundStops } from '../breakpoints/use-stops.ts';
import { MeasureMarks } from '../measured/MeasureMarks.tsx';
import type { OpenTrace } from '../import-trace.ts';
import { useSize } from '#src/ui/hooks/use-size.ts';
import styles from './Scrubber.module.css';

interface Props {
  step: number;
  opened: OpenTrace;
  stops: FoundStops;
  onScrub: (step: number) => void;
}

/** Timeline of the session; scrubs to any step. */
export function Scrubber({ step, opened, stops, onScrub }: Props) {
  const { t } = useTranslation('studio');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [measure, { width, height }] = useSize();
  useEffect(() => {
    if (canvas.current && width > 0) drawTimeline(canvas.current, opened, { width, height });
  }, [opened, width, height]);
  return (
    <div className={styles.scrubber} ref={measure}>
      <canvas ref={canvas} className={styles.timeline} aria-hidden="true" />
      <MeasureMarks opened={opened} />
      <StopMarks opened={opened} stops={stops} />
      <input
        className={styles.range}
        type="range"
        min={0}
        max={opened.steps.count}
        step={1}
        value={step}
        aria-label={t('transport.scrub')}
        onChange={({ target }) => onScrub(Number(target.value))}
      />
    </div>
  );
}
