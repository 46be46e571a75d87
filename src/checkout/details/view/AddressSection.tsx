import { useUnit } from 'effector-react';
import type { FieldName } from '../../../address/draft.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $addressBook, retryAddresses } from '../address-book/address-book-model.ts';
import { addressesOf } from '../../../address/book.ts';
import { DeliveryWaiting } from '../delivery/DeliveryChoice.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { TypedAddressFields } from './TypedAddressFields.tsx';
import type { TypedAddressForm } from './use-typed-address.ts';

type Props = {
  form: TypedAddressForm;
  legend: string;
  known: readonly FieldName[];
  countries: readonly string[];
  intro?: string | undefined;
};

/** Address of the order: a saved one or a typed one. */
export function AddressSection({ form, legend, known, countries, intro }: Props) {
  const { t } = useTranslation('checkout');
  const { book, retry } = useUnit({ book: $addressBook, retry: retryAddresses });
  const saved = addressesOf(book);
  if (book.status === 'loading') return <DeliveryWaiting />;
  const fields = (title: string, about?: string) => (
    <TypedAddressFields {...{ form, known, countries }} legend={title} intro={about} />
  );
  if (saved.length > 0)
    return (
      <SavedAddresses
        purpose={form.purpose}
        legend={legend}
        intro={intro}
        addresses={saved}
        countries={countries}
      >
        {fields(t('details.book.anotherLegend'))}
      </SavedAddresses>
    );
  return (
    <>
      {book.status === 'failed' && (
        <Alert severity="warning" actionLabel={t('delivery.retry')} onAction={() => retry()}>
          {t('details.book.unread')}
        </Alert>
      )}
      {fields(legend, intro)}
    </>
  );
}
