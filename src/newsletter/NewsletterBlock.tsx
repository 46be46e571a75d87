import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { FocusOnChange } from '../ui/overlay/FocusOnChange.tsx';
import { useServed } from '../ui/hooks/use-prerendered.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $isFormShown, $signUpState, signUpAnother } from './model.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { SignedUp } from './SignedUp.tsx';
import styles from './NewsletterBlock.module.css';

type Props = {
  title: string;
  text: string;
  consent: ReactNode;
};

/** Newsletter block in the footer of every page. */
export function NewsletterBlock({ title, text, consent }: Props) {
  const { t } = useTranslation('newsletter');
  const { isFormShown, state, another } = useUnit({
    isFormShown: $isFormShown,
    state: $signUpState,
    another: signUpAnother,
  });
  // An earlier sign-up is known only after hydration.
  const isOpen = useServed(isFormShown, true);
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <FocusOnChange label={title} content={String(isOpen)}>
        {isOpen ? (
          <NewsletterForm source="footer" consent={consent} />
        ) : (
          <SignedUp isNew={state.status === 'done'}>
            <Button variant="quiet" onClick={() => another()}>
              {t('again')}
            </Button>
          </SignedUp>
        )}
      </FocusOnChange>
    </section>
  );
}
