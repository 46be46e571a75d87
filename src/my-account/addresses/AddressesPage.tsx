import { useUnit } from 'effector-react';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../ui/overlay/FocusOnChange.tsx';
import { AccountHead } from '../AccountHead.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { AddressEntry } from './AddressEntry.tsx';
import { entriesOf } from '../../address/book.ts';
import { $book, $bookWork, openAddress, retryBook } from './addresses-model.ts';
import styles from './AddressesPage.module.css';
import { RemovedNote } from './RemovedNote.tsx';

/** AUT-26: page of the address book. */
export function AddressesPage() {
  const { t } = useTranslation('myAccount');
  const { book, work, add, retry } = useUnit({
    book: $book,
    work: $bookWork,
    add: openAddress,
    retry: retryBook,
  });
  const entries = entriesOf(book);
  const adding = (
    <Button variant="secondary" size="small" onClick={() => add({ addressId: null })}>
      {t('area.addresses.add')}
    </Button>
  );
  return (
    <>
      <AccountHead title={t('area.pages.addresses')}>{t('area.addresses.intro')}</AccountHead>
      <FocusOnChange label={t('area.addresses.list')} content={`${book.status} ${entries.length}`}>
        <div className={styles.page}>{view()}</div>
      </FocusOnChange>
      <AddressDialog />
    </>
  );

  function view() {
    switch (book.status) {
      case 'failed':
        return (
          <Alert actionLabel={t('area.addresses.again')} onAction={() => retry()}>
            {t('area.addresses.failed.list')}
          </Alert>
        );
      case 'ready':
        return (
          <>
            {work.status === 'failed' && work.doing !== 'default' && (
              <Alert>{t(`area.addresses.failed.${work.doing}`)}</Alert>
            )}
            <RemovedNote entries={entries} />
            {entries.length === 0 ? (
              <AccountSection title={t('area.addresses.emptyTitle')}>
                <p>{t('area.addresses.empty')}</p>
                <div>{adding}</div>
              </AccountSection>
            ) : (
              <>
                <ul className={styles.list}>
                  {entries.map((entry) => (
                    <AddressEntry key={entry.id} entry={entry} />
                  ))}
                </ul>
                <div>{adding}</div>
              </>
            )}
          </>
        );
      default:
        return (
          <div role="status" aria-label={t('area.addresses.loading')}>
            <Skeleton shape="block" />
          </div>
        );
    }
  }
}
