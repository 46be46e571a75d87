import type { FromStage } from '#harness/showroom/stage-line.ts';
import styles from './Verdict.module.css';

interface Props {
  /** What the page in the frame has told last. */
  told: Extract<FromStage, { kind: 'at' }> | undefined;
  /** In the country where the scenario is checked. */
  isAtHome: boolean;
}

/** Whether all is so far as the scenario says. */
export function Verdict({ told, isAtHome }: Props) {
  if (!told || told.step === 0) return null;
  const isRight = told.problems.length === 0;
  return (
    <p className={styles.verdict} data-failed={!isRight && isAtHome}>
      {isRight && 'So far all is as it should be.'}
      {!isRight && isAtHome && `Not as it should be: ${told.problems[0]}`}
      {!isRight && !isAtHome && 'Checked in the United Kingdom; here some of it goes otherwise.'}
    </p>
  );
}
