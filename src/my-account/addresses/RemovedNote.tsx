import { useUnit } from 'effector-react';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { BookEntry } from '../../address/book.ts';
import { $bookWork, $removed, takeAddressBack } from './addresses-model.ts';

/** Notice after a removal: the new default for parcels, and undo. */
export function RemovedNote({ entries }: { entries: readonly BookEntry[] }) {
  const { t } = useTranslation('myAccount');
  const { removed, work, undo } = useUnit({
    removed: $removed,
    work: $bookWork,
    undo: takeAddressBack,
  });
  if (!removed) return null;
  const { line1 } = removed.address;
  // Skips the removed address, which stays in the list until the book is read again.
  const other = entries.find(({ id }) => id !== removed.address.id)?.address.line1;
  return (
    <Alert
      severity="info"
      urgent
      actionLabel={t('area.addresses.undo')}
      busy={work.status === 'changing' && work.doing === 'undo'}
      onAction={() => undo()}
    >
      {removed.isDefault && other !== undefined
        ? t('area.addresses.removedDefault', { line1, other })
        : t('area.addresses.removed', { line1 })}
    </Alert>
  );
}
