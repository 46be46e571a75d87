import { useUnit } from 'effector-react';
import { AddressText } from '../../address/AddressText.tsx';
import { $store } from '../../store-config/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { type BookEntry, type Use, takesParcels } from '../../address/book.ts';
import { $bookWork, openAddress, removeEntry, chooseAddressFor } from './addresses-model.ts';
import styles from './AddressesPage.module.css';

/** A saved address with its uses and actions. */
export function AddressEntry({ entry }: { entry: BookEntry }) {
  const { t } = useTranslation('myAccount');
  const { work, store, open, remove, take } = useUnit({
    work: $bookWork,
    store: $store,
    open: openAddress,
    remove: removeEntry,
    take: chooseAddressFor,
  });
  const { id: addressId, address, isDefault, isForBills } = entry;
  const { line1 } = address;
  const isUnderWay = work.status === 'changing' && work.addressId === addressId;

  function chooser(use: Use) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={t(
          use === 'shipping' ? 'area.addresses.useShippingOf' : 'area.addresses.useBillingOf',
          { line1 },
        )}
        busy={isUnderWay && work.doing === 'use'}
        onClick={() => take({ addressId, use })}
      >
        {t(use === 'shipping' ? 'area.addresses.useShipping' : 'area.addresses.useBilling')}
      </Button>
    );
  }

  return (
    <li className={styles.entry}>
      <div className={styles.uses}>
        {isDefault && <Badge>{t('area.addresses.shipping')}</Badge>}
        {isForBills && <Badge>{t('area.addresses.billing')}</Badge>}
      </div>
      <div className={styles.text}>
        <AddressText address={address} at={store.countryCode} />
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('area.addresses.changeOf', { line1 })}
          onClick={() => open({ addressId })}
        >
          {t('area.addresses.change')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('area.addresses.removeOf', { line1 })}
          busy={isUnderWay && work.doing === 'remove'}
          onClick={() => remove({ addressId })}
        >
          {t('area.addresses.remove')}
        </Button>
        {!isDefault && takesParcels(address) && chooser('shipping')}
        {!isForBills && chooser('billing')}
      </div>
    </li>
  );
}
