import { useUnit } from 'effector-react';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { $addressBook, $bookChange, closeEditor } from './address-book-model.ts';
import { addressesOf } from '../../../address/book.ts';
import { AddressEditor } from './AddressEditor.tsx';

/** Dialog with the edit form of a saved address, above the details step. */
export function AddressEditorDialog() {
  const { t } = useTranslation('checkout');
  const { change, book, close } = useUnit({
    change: $bookChange,
    book: $addressBook,
    close: closeEditor,
  });
  const addresses = addressesOf(book);
  const isOpen = change.status === 'editing' || change.status === 'saving';
  const index = isOpen ? addresses.findIndex(({ id }) => id === change.addressId) : -1;
  const address = addresses[index];
  return (
    <Modal
      open={address !== undefined}
      size="medium"
      title={t('details.book.editTitle')}
      closeLabel={t('details.book.cancel')}
      onClose={close}
    >
      {address && <AddressEditor key={address.id} address={address} isDefault={index === 0} />}
    </Modal>
  );
}
