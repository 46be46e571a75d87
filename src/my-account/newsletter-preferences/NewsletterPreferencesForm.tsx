import { useUnit } from 'effector-react';
import { type FormEvent, useEffect } from 'react';
import { RequestFailure } from '../../auth/RequestFailure.tsx';
import type { Preferences } from '../../newsletter/api.ts';
import { $interests, wantInterests } from '../../newsletter/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TaggedText } from '../../ui/i18n/TaggedText.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './NewsletterPreferencesForm.module.css';
import {
  $newsletterPreferencesChange,
  $newsletterPreferencesAction,
  unsubscribeFromAll,
  saveNewsletterPreferences,
} from './newsletter-preferences-model.ts';

type Props = {
  preferences: Preferences;
  /** Email address of the newsletter. */
  email: string;
};

/** Form to choose newsletter topics; without topics if they failed to load. */
export function NewsletterPreferencesForm({ preferences, email }: Props) {
  const { t } = useTranslation('myAccount');
  const { shown, change, wish, want, save, end } = useUnit({
    shown: $interests,
    change: $newsletterPreferencesChange,
    wish: $newsletterPreferencesAction,
    want: wantInterests,
    save: saveNewsletterPreferences,
    end: unsubscribeFromAll,
  });
  useEffect(() => want(), [want]);
  const { isSubscribed, interests } = preferences;
  const isBusy = change.status === 'submitting';

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Topics that failed to load stay chosen.
    const chosen =
      shown.status === 'ready'
        ? new FormData(event.currentTarget).getAll('interest').map(String)
        : [...interests];
    save({ interests: chosen });
  }

  return (
    <form method="dialog" className={styles.form} onSubmit={submitted}>
      <p>
        <TaggedText
          text={t(isSubscribed ? 'area.letters.to' : 'area.letters.notTo', { email })}
          tags={[(words) => <strong className={styles.email}>{words}</strong>]}
        />
      </p>
      {shown.status !== 'failed' && (
        <fieldset key={interests.join()} className={styles.choice}>
          <legend className={styles.legend}>{t('area.letters.interests')}</legend>
          {shown.status === 'ready' ? (
            shown.interests.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                name="interest"
                value={id}
                defaultChecked={interests.includes(id)}
              />
            ))
          ) : (
            <Skeleton />
          )}
        </fieldset>
      )}
      <RequestFailure state={change} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy && wish === 'save'}>
          {t(isSubscribed ? 'area.letters.save' : 'area.letters.begin')}
        </Button>
        {isSubscribed && (
          <Button variant="secondary" busy={isBusy && wish === 'end'} onClick={() => end()}>
            {t('area.letters.end')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('area.letters.note')}</p>
    </form>
  );
}
