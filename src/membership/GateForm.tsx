import { useUnit } from 'effector-react';
import type { FormEvent } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $gate, acceptGate, declineGate, putOffGate } from './gate-model.ts';
import styles from './GateForm.module.css';
import { MembershipFailure } from './MembershipFailure.tsx';
import { MembershipTerms } from './MembershipTerms.tsx';

/** MEM-08: choice between yes, no and later. All three are visible, and no box is preselected. */
export function GateForm({ termsPath }: { termsPath: string }) {
  const { t } = useTranslation('myAccount');
  const { gate, accept, decline, later } = useUnit({
    gate: $gate,
    accept: acceptGate,
    decline: declineGate,
    later: putOffGate,
  });
  if (!('isResting' in gate)) return null;
  const isSending = gate.status === 'sending';

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const newsletter = new FormData(event.currentTarget).has('newsletter');
    if (!isSending) accept({ newsletter });
  }

  return (
    <form className={styles.form} method="dialog" onSubmit={send}>
      <MembershipTerms termsPath={termsPath} />
      {gate.newsletterConsentRequired && (
        <Checkbox name="newsletter" label={t('membership.newsletter')} />
      )}
      {gate.status === 'failed' && <MembershipFailure errors={gate.errors} />}
      <div className={styles.actions}>
        <Button type="submit" wide busy={isSending && gate.choice === 'accept'}>
          {t('gate.accept')}
        </Button>
        <Button
          variant="secondary"
          wide
          busy={isSending && gate.choice === 'decline'}
          onClick={() => decline()}
        >
          {t('gate.decline')}
        </Button>
        <Button variant="quiet" wide onClick={() => later()}>
          {t('gate.later')}
        </Button>
      </div>
    </form>
  );
}
