import type { FromStage } from '#harness/showroom/stage-line.ts';
import styles from './Verdict.module.css';

interface Props {
  /** Last state message of the framed page. */
  told: Extract<FromStage, { kind: 'at' }> | undefined;
  /** True in the country where the scenario is tested. */
  isAtHome: boolean;
}

/** Result: the expectations so far hold, or the problems. */
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
