import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './PasswordHelp.module.css';
import { PASSWORD_RULES, type PasswordRule } from './registration.ts';

type Props = {
  /** The rules that what is typed meets. */
  met: readonly PasswordRule[];
};

/** FRM-08, FRM-09: what a new password has to be, and what of it is done. */
export function PasswordHelp({ met }: Props) {
  const { t } = useTranslation('myAccount');
  return (
    <span className={styles.rules}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = met.includes(rule);
        return (
          <span key={rule} className={styles.rule} data-met={isMet || undefined}>
            <span className={styles.mark}>{isMet && <Icon name="check" />}</span>
            {t(`registration.hint.${rule}`)}
            {isMet && <VisuallyHidden>{`, ${t('registration.hint.isMet')}`}</VisuallyHidden>}
          </span>
        );
      })}
    </span>
  );
}
