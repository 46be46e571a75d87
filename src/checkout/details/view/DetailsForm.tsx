import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { countriesOf } from '../../../address/form.ts';
import { $isRegistered, $userInfo } from '../../../session/model.ts';
import { $store } from '../../../store-config/model.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Complete } from '../../../ui/feedback/Complete.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { AddressSection } from './AddressSection.tsx';
import { $addressBook } from '../address-book/address-book-model.ts';
import { $delivery, $selectedShippingTab } from '../delivery/delivery-model.ts';
import { PICKUP } from '../delivery/delivery.ts';
import { formsAsked, knownFields } from '../details-asked.ts';
import {
  $chosenAddresses,
  $isAddressKept,
  $isBillingFormValid,
  $isSameAsShippingChecked,
  judgeBilling,
  keepInBook,
  setSame,
} from '../details-model.ts';
import { $saving, submitDetails } from '../details-save-model.ts';
import { DetailsFailure } from './DetailsFailure.tsx';
import { GoneAddressNote } from './GoneAddressNote.tsx';
import styles from './DetailsStep.module.css';
import { NewsletterChoice } from './NewsletterChoice.tsx';
import { $mustResend, resendDetails } from '../renewed-model.ts';
import { useTypedAddress } from './use-typed-address.ts';

type Props = {
  onSubmit: () => void;
};

const BUSY = ['checking', 'delivering', 'billing', 'saved'];
const COMING = ['unknown', 'loading'];

/** Shipping and billing address forms with the submit button. */
export function DetailsForm({ onSubmit }: Props) {
  const { t } = useTranslation('checkout');
  const { tab, isSame, chosen, isKept, isRegistered, user, store, saving, ...rest } = useUnit({
    tab: $selectedShippingTab,
    isSame: $isSameAsShippingChecked,
    chosen: $chosenAddresses,
    isKept: $isAddressKept,
    isRegistered: $isRegistered,
    user: $userInfo,
    store: $store,
    saving: $saving,
    delivery: $delivery,
    book: $addressBook,
    mustResend: $mustResend,
    isBillingValid: $isBillingFormValid,
    judge: judgeBilling,
    submit: submitDetails,
    resend: resendDetails,
    setSame,
    keepInBook,
  });
  const account = user.status === 'registered' ? user.userEmail : undefined;
  const { delivery, book, mustResend, isBillingValid, judge, ...wishes } = rest;
  // The form cannot be validated while options or addresses load.
  const isBusy =
    BUSY.includes(saving.status) ||
    COMING.includes(delivery.status) ||
    (isRegistered && COMING.includes(book.status));
  const isPickup = tab === PICKUP;
  const forms = {
    shipping: useTypedAddress('shipping', knownFields('shipping', tab, isRegistered)),
    billing: useTypedAddress('billing', knownFields('billing', tab, isRegistered)),
  };
  const isBillingTyped = (isPickup || !isSame) && chosen.billing === null;
  const isBillingRight = isBillingTyped && forms.billing.isValid;
  useEffect(() => {
    if (isBillingRight !== isBillingValid) judge({ isValid: isBillingRight });
  }, [isBillingRight, isBillingValid, judge]);
  const [summed, setSummed] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const place = useRef<HTMLFormElement>(null);

  function submitted(event: FormEvent) {
    event.preventDefault();
    const asked = formsAsked({ tab, isSame, chosen });
    const judged = asked.map((purpose) => ({ purpose, ...forms[purpose].judge() }));
    for (const purpose of asked) forms[purpose].commit();
    const wrong = judged.flatMap(({ purpose, wrong: names }) =>
      names.map((name) => ({ purpose, name })),
    );
    const labels = wrong.map(
      ({ purpose, name }) =>
        forms[purpose].layout?.fields.find((field) => field.name === name)?.label,
    );
    setSummed(labels.flatMap((label) => (label ? [t(label)] : [])));
    setAttempts(attempts + 1);
    onSubmit();
    wishes.submit({
      forms: asked,
      wrong: wrong.map(({ purpose, name }) => `${purpose}.${name}`),
      ...Object.fromEntries(
        judged.flatMap(({ purpose, address }) => (address ? [[purpose, address]] : [])),
      ),
    });
  }

  const mayResend = mustResend && !isBusy && delivery.status === 'ready';
  const { resend } = wishes;
  useEffect(() => {
    if (!mayResend) return;
    resend();
    place.current?.requestSubmit();
  }, [mayResend, resend]);

  return (
    <form method="dialog" ref={place} className={styles.form} noValidate onSubmit={submitted}>
      <VisuallyHidden>
        {summed.length > 0 && (
          <span key={attempts} role="alert">
            {t('address.summary', { count: summed.length, fields: summed.join(', ') })}
          </span>
        )}
      </VisuallyHidden>
      <GoneAddressNote />
      {!isPickup && (
        <div className={styles.section} data-part="address">
          <AddressSection
            form={forms.shipping}
            legend={t('address.legend.shipping')}
            known={knownFields('shipping', tab, isRegistered)}
            countries={[store.countryCode]}
          />
          {isRegistered && chosen.shipping === null && (
            <Checkbox
              label={t('details.book.keepTyped')}
              name="keepAddress"
              checked={isKept}
              onChange={(checked) => wishes.keepInBook({ isKept: checked })}
            />
          )}
          <Checkbox
            label={t('details.same')}
            name="sameAddress"
            checked={isSame}
            onChange={(checked) => wishes.setSame({ isSame: checked })}
          />
        </div>
      )}
      {(isPickup || !isSame) && (
        <div className={styles.section} data-part="billing">
          <AddressSection
            form={forms.billing}
            legend={t(isPickup ? 'details.collector' : 'address.legend.billing')}
            known={knownFields('billing', tab, isRegistered)}
            countries={countriesOf(store.brand)}
            intro={isPickup ? t('details.collectorHint') : undefined}
          />
          <Complete isShown={isBillingValid}>{t('details.billingComplete')}</Complete>
        </div>
      )}
      <NewsletterChoice />
      <DetailsFailure />
      <div className={styles.foot}>
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('details.continue')}
        </Button>
        <p className={styles.hint}>
          {account !== undefined && `${t('details.mailTo', { email: account })} `}
          {t('details.next')}
        </p>
      </div>
    </form>
  );
}
