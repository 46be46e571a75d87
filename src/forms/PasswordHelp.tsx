import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Field } from './field.ts';
import { type HelpRule, helpRulesOf } from './password-help.ts';
import styles from './PasswordHelp.module.css';

type Props = {
  field: Field;
  /** Rules met by the typed password. */
  met: readonly HelpRule[];
};

/** FRM-08, FRM-09: requirements of a new password, with those already met. */
export function PasswordHelp({ field, met }: Props) {
  const { t } = useTranslation('forms');
  const { minLength, maxLength, minAlphabetic, minNumeric } = field;
  return (
    <span className={styles.rules}>
      {helpRulesOf(field).map((rule) => {
        const isMet = met.includes(rule);
        const count = rule === 'letter' ? minAlphabetic : minNumeric;
        return (
          <span key={rule} className={styles.rule} data-met={isMet || undefined}>
            <span className={styles.mark}>{isMet && <Icon name="check" />}</span>
            {t(`password.rule.${rule}`, { min: minLength, max: maxLength, count })}
            {isMet && <VisuallyHidden>{`, ${t('password.rule.isMet')}`}</VisuallyHidden>}
          </span>
        );
      })}
    </span>
  );
}
