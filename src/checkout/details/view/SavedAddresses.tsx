import type { Purpose } from '../../../address/address.ts';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { AddressText } from '../../../address/AddressText.tsx';
import type { Address } from '../../../kernel/address.ts';
import { nameOf } from '../../../kernel/intl.ts';
import { $store } from '../../../store-config/model.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../../ui/overlay/FocusOnChange.tsx';
import { $bookChange } from '../address-book/address-book-model.ts';
import {
  $selectedBillingAddressId,
  $selectedShippingAddressId,
  chooseAddress,
} from '../details-model.ts';
import { SavedAddressActions } from '../address-book/SavedAddressActions.tsx';
import styles from '../address-book/SavedAddresses.module.css';

type Props = {
  purpose: Purpose;
  legend: string;
  intro?: string | undefined;
  addresses: readonly Address[];
  /** Countries whose addresses can be chosen; others are shown disabled. */
  countries: readonly string[];
  /** Form for a new address, shown below its card. */
  children: ReactNode;
};

/** Saved addresses to choose, edit or remove, and the option to type another one. */
export function SavedAddresses({ purpose, legend, intro, addresses, countries, children }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const { shipping, billing, change, store, choose } = useUnit({
    shipping: $selectedShippingAddressId,
    billing: $selectedBillingAddressId,
    change: $bookChange,
    store: $store,
    choose: chooseAddress,
  });
  const selected = purpose === 'shipping' ? shipping : billing;
  return (
    <FocusOnChange label={legend} content={addresses.length}>
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{legend}</legend>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {change.status === 'failed' && (
          <Alert>
            {t(`details.book.failed.${change.doing === 'remove' ? 'remove' : 'default'}`)}
          </Alert>
        )}
        {addresses.map((address, index) => {
          const { id = '', firstName, lastName, country } = address;
          const isServed = countries.includes(country);
          return (
            <ChoiceCard
              key={id}
              name={`${purpose}Address`}
              value={id}
              checked={selected === id}
              disabled={!isServed}
              title={`${firstName} ${lastName}`}
              note={
                <>
                  <AddressText address={address} at={store.countryCode} isNameless />
                  {!isServed && (
                    <p className={styles.elsewhere}>
                      {t('details.book.elsewhere', {
                        country: nameOf('region', store.countryCode, i18n.language),
                      })}
                    </p>
                  )}
                </>
              }
              aside={index === 0 && <Badge>{t('details.book.default')}</Badge>}
              onChoose={() => choose({ purpose, addressId: id })}
            >
              <SavedAddressActions address={address} isDefault={index === 0} />
            </ChoiceCard>
          );
        })}
        <ChoiceCard
          name={`${purpose}Address`}
          value=""
          checked={selected === null}
          title={t('details.book.another')}
          onChoose={() => choose({ purpose, addressId: null })}
        />
      </fieldset>
      {selected === null && <div className={styles.another}>{children}</div>}
    </FocusOnChange>
  );
}
