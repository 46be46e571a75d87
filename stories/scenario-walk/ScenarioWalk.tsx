import { useEffect, useState } from 'react';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { App } from '#src/app/App.tsx';
import { textsIn } from '#harness/config/ladle/texts.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { BrandSwitch } from './BrandSwitch.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { StepList } from './StepList.tsx';
import { WalkLog } from './WalkLog.tsx';
import { useControls } from './use-controls.ts';
import { useWalk } from './use-walk.ts';
import styles from './ScenarioWalk.module.css';

/** Milliseconds between two steps that take themselves. */
const PACE = 1600;

/** A scenario step by step, in the shop itself, with the log beside it. */
export function ScenarioWalk({ scenario }: { scenario: Scenario }) {
  const { brand, locale } = useControls();
  const walk = useWalk(scenario, brand, locale === 'de' ? 'de' : 'gb');
  const [isAuto, setIsAuto] = useState(false);
  const { steps, start } = scenario.in[brand];
  const { running, position, problems, records, next, refresh } = walk;
  const isOver = position >= steps.length;

  useEffect(() => {
    if (!isAuto || isOver) return undefined;
    const timer = setTimeout(() => void next(), PACE);
    return () => clearTimeout(timer);
  });

  return (
    <div className={styles.walk}>
      <section className={styles.script} aria-label="Script">
        <div className={styles.head}>
          <p className={styles.ledger}>{scenario.ledger.join(', ')}</p>
          <BrandSwitch />
        </div>
        <h1 className={styles.title}>{scenario.title}</h1>
        <div className={styles.actions}>
          <Button size="small" variant="secondary" disabled={position === 0} onClick={walk.back}>
            Back
          </Button>
          <Button size="small" disabled={isOver || !running} onClick={() => void next()}>
            Next
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-pressed={isAuto}
            onClick={() => setIsAuto(!isAuto)}
          >
            {isAuto && !isOver ? 'Stop' : 'Auto'}
          </Button>
        </div>
        <StepList steps={steps} position={position} />
        <p className={styles.verdict} role="status" data-failed={problems.length > 0}>
          {problems[0] ?? (isOver ? 'Every fact as expected.' : '')}
        </p>
        <WalkLog records={records} />
      </section>
      <ScreenFrame
        brand={brand}
        language={locale}
        {...start.viewport}
        title={scenario.title}
        onUse={() => setTimeout(refresh, 300)}
      >
        {running && (
          <App
            key={running.pages}
            scope={running.scope}
            history={running.history}
            i18n={textsIn(locale)}
          />
        )}
      </ScreenFrame>
    </div>
  );
}
