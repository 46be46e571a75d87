import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { ConditionProblem } from '#harness/conditions/condition.ts';

/** Returns the localized error of a condition. */
export function useProblemText(): (problem: ConditionProblem) => string {
  const { t } = useTranslation('studio');
  return (found) => {
    if (found.problem === 'unknown' && found.nearest !== undefined)
      return t('breakpoints.problem.nearest', { about: found.about, nearest: found.nearest });
    return t(`breakpoints.problem.${found.problem}`, { ...found });
  };
}
