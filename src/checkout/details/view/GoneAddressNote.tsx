import { useUnit } from 'effector-react';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $isAddressGone } from '../gone-address-model.ts';

/** CHK-11: warns that the chosen address was removed elsewhere and another one is chosen. */
export function GoneAddressNote() {
  const { t } = useTranslation('checkout');
  const isGone = useUnit($isAddressGone);
  return (
    isGone && (
      <Alert severity="warning" urgent>
        {t('details.book.gone')}
      </Alert>
    )
  );
}
