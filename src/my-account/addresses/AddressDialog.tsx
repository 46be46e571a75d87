import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { BookEditor } from './BookEditor.tsx';
import { entriesOf } from '../../address/book.ts';
import { $book, $bookWork, closeAddress } from './addresses-model.ts';

/** Dialog with the address form, above the address book. */
export function AddressDialog() {
  const { t } = useTranslation('myAccount');
  const { work, book, close } = useUnit({ work: $bookWork, book: $book, close: closeAddress });
  const isAtWork = work.status === 'editing' || work.status === 'saving';
  const addressId = isAtWork ? work.addressId : null;
  const entries = entriesOf(book);
  const entry = entries.find(({ id }) => id === addressId);
  const isOpen = isAtWork && (addressId === null || entry !== undefined);
  return (
    <Modal
      open={isOpen}
      size="medium"
      title={t(addressId === null ? 'area.addresses.newTitle' : 'area.addresses.editTitle')}
      closeLabel={t('area.cancel')}
      onClose={close}
    >
      {isOpen && (
        <BookEditor key={addressId ?? 'new'} entry={entry} isFirst={entries.length === 0} />
      )}
    </Modal>
  );
}
