import { useUnit } from 'effector-react';
import type { FormEvent } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { LinkButton } from '../ui/action/LinkButton.tsx';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $userInfo } from '../session/model.ts';
import styles from './JoinForm.module.css';
import { MembershipFailure } from './MembershipFailure.tsx';
import { $membershipChange, join } from './membership-model.ts';
import { MembershipTerms } from './MembershipTerms.tsx';

type Props = {
  hasGate: boolean;
  /** Path of the programme's full terms. */
  termsPath: string;
};

/** API-47. Form to join; shows a link to the condition gate instead if one is pending. */
export function JoinForm({ hasGate, termsPath }: Props) {
  const { t } = useTranslation('myAccount');
  const layout = useBrandLayout().facts;
  const { change, info, send } = useUnit({
    change: $membershipChange,
    info: $userInfo,
    send: join,
  });
  const asksNewsletter = info.status === 'registered' && !info.newsletterSignedUp;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send({ newsletter: new FormData(event.currentTarget).has('newsletter') });
  }

  if (hasGate)
    return (
      <div className={styles.form}>
        <MembershipTerms termsPath={termsPath} />
        <div className={styles.action} data-layout={layout}>
          <LinkButton wide to="/myaccount/migrationLanding?loginRedirect=%2Fmyaccount%2Fmembership">
            {t('membership.toGate')}
          </LinkButton>
        </div>
      </div>
    );
  return (
    <form className={styles.form} method="dialog" onSubmit={submit}>
      <MembershipTerms termsPath={termsPath} />
      {asksNewsletter && <Checkbox name="newsletter" label={t('membership.newsletter')} />}
      {change.status === 'failed' && <MembershipFailure errors={change.errors} />}
      <div className={styles.action} data-layout={layout}>
        <Button type="submit" wide busy={change.status === 'sending'}>
          {t('membership.join')}
        </Button>
      </div>
    </form>
  );
}
