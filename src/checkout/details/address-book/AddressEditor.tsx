import { useUnit } from 'effector-react';
import { useState } from 'react';
import { SavedAddressEditor } from '../../../address/SavedAddressEditor.tsx';
import type { Address } from '../../../kernel/address.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $bookChange, saveAddress } from './address-book-model.ts';

type Props = {
  address: Address;
  isDefault: boolean;
};

/** Edit form of a saved address. */
export function AddressEditor({ address, isDefault }: Props) {
  const { t } = useTranslation('checkout');
  const { change, save } = useUnit({ change: $bookChange, save: saveAddress });
  const [first, setFirst] = useState(isDefault);

  return (
    <SavedAddressEditor
      address={address}
      purpose="shipping"
      refusal={change.status === 'editing' ? change.refusal : undefined}
      isSaving={change.status === 'saving'}
      legend={t('details.book.editTitle')}
      saveLabel={t('details.book.save')}
      problemText={({ reason }) =>
        t(reason === 'refused' ? 'details.book.refused' : 'details.book.notSaved')
      }
      onSave={(changed) =>
        save({ addressId: address.id ?? '', address: changed, isDefault: first && !isDefault })
      }
    >
      {!isDefault && (
        <Checkbox label={t('details.book.asDefault')} checked={first} onChange={setFirst} />
      )}
    </SavedAddressEditor>
  );
}
