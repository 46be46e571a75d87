import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { AddressRefusal } from '../../address/refusal.ts';
import { SavedAddressEditor } from '../../address/SavedAddressEditor.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { BookEntry } from '../../address/book.ts';
import { $bookWork, saveEntry } from './addresses-model.ts';

type Props = {
  /** Undefined for a new address. */
  entry: BookEntry | undefined;
  /** True if the book is empty: the new address gets all uses. */
  isFirst: boolean;
};

/** Form of an address of the book, with its uses. */
export function BookEditor({ entry, isFirst }: Props) {
  const { t } = useTranslation('myAccount');
  const { work, save } = useUnit({ work: $bookWork, save: saveEntry });
  const [forParcels, setForParcels] = useState(entry?.isDefault ?? isFirst);
  const [forBills, setForBills] = useState(entry?.isForBills ?? isFirst);

  return (
    <SavedAddressEditor
      address={entry?.address}
      purpose={forParcels ? 'shipping' : 'billing'}
      refusal={work.status === 'editing' ? work.refusal : undefined}
      isSaving={work.status === 'saving'}
      legend={t(entry ? 'area.addresses.editTitle' : 'area.addresses.newTitle')}
      saveLabel={t('area.addresses.save')}
      problemText={(refusal) => t(problemKey(refusal))}
      onSave={(address) =>
        save({
          addressId: entry?.id ?? null,
          address,
          isDefault: forParcels && !entry?.isDefault,
          isForBills: forBills && !entry?.isForBills,
        })
      }
    >
      {!isFirst && !entry?.isDefault && (
        <Checkbox
          label={t('area.addresses.asShipping')}
          checked={forParcels}
          onChange={setForParcels}
        />
      )}
      {!isFirst && !entry?.isForBills && (
        <Checkbox label={t('area.addresses.asBilling')} checked={forBills} onChange={setForBills} />
      )}
    </SavedAddressEditor>
  );
}

function problemKey({ key, reason }: AddressRefusal) {
  if (key === '_ERR_ADDRESS_LIMIT') return 'area.addresses.limit';
  return reason === 'refused' ? 'area.addresses.refused' : 'area.addresses.notSaved';
}
