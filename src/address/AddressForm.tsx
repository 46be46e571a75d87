import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { AddressErrors } from './address.ts';
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx';
import styles from './AddressForm.module.css';
import { addressForm } from './form.ts';

type Props = AddressFieldsProps & {
  /** The draft is not validated; the handler validates it and passes `errors` back. */
  onSubmit: () => void;
  /** Submit button and further content of the form. */
  children: ReactNode;
};

/**
 * Address form. After an invalid submit (FRM-05…07) it focuses the first wrong field and announces
 * a summary. It does so for a later answer too, unless the shopper has typed since.
 */
export function AddressForm({ onSubmit, children, ...fields }: Props) {
  const { errors, draft, brand, known } = fields;
  const { t } = useTranslation('checkout');
  const form = useRef<HTMLFormElement>(null);
  const isJustSent = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const [summed, setSummed] = useState<AddressErrors>({});
  const wrong = (addressForm(draft.country, brand, known)?.fields ?? []).filter(
    ({ name }) => summed[name],
  );

  useEffect(() => {
    if (!isJustSent.current) return;
    setSummed(errors);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, attempts]);

  function submitted(event: FormEvent) {
    event.preventDefault();
    isJustSent.current = true;
    setAttempts((before) => before + 1);
    onSubmit();
  }

  function wentOn<T>(tell: ((what: T) => void) | undefined) {
    return (what: T) => {
      isJustSent.current = false;
      tell?.(what);
    };
  }

  return (
    <form method="dialog" ref={form} className={styles.form} noValidate onSubmit={submitted}>
      <VisuallyHidden>
        {wrong.length > 0 && (
          <span key={attempts} role="alert">
            {t('address.summary', {
              count: wrong.length,
              fields: wrong.map(({ label }) => t(label)).join(', '),
            })}
          </span>
        )}
      </VisuallyHidden>
      <AddressFields
        {...fields}
        onChange={wentOn(fields.onChange)}
        onLeave={wentOn(fields.onLeave)}
      />
      {children}
    </form>
  );
}
