import { useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { useModal } from '../use-modal.ts';
import styles from '../Dialog.module.css';
import { createIndexedDbLogStore } from '#src/event-log/log-store.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for confirmation and resets the embedded backend. */
export function ResetDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation('studio');
  const dialog = useModal(isOpen);
  const [outcome, setOutcome] = useState<'asking' | 'done' | 'failed'>('asking');

  function close(): void {
    setOutcome('asking');
    onClose();
  }

  async function reset(): Promise<void> {
    try {
      await resetDevice();
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="reset-title" onCancel={close}>
      <h2 id="reset-title">{t('reset.title')}</h2>
      <p>{t('reset.world')}</p>
      <p>{t('reset.log')}</p>
      <p className={styles.outcome} role="status">
        {outcome === 'done' && t('reset.done')}
        {outcome === 'failed' && t('reset.failed')}
      </p>
      <div className={styles.actions}>
        <button type="button" onClick={close}>
          {t(outcome === 'done' ? 'reset.close' : 'reset.cancel')}
        </button>
        <button type="button" data-main disabled={outcome === 'done'} onClick={() => void reset()}>
          {t('reset.confirm')}
        </button>
      </div>
    </dialog>
  );
}

/** Resets the embedded backend's world and deletes the shop's event log. */
async function resetDevice(): Promise<void> {
  const { openWorldStorage, resetWorld } = await import('#harness/backend/kept-world.ts');
  const faults: unknown[] = [];
  await resetWorld(
    openWorldStorage((error) => faults.push(error)),
    1,
    Date.now(),
  );
  await createIndexedDbLogStore().prune(Infinity, 0);
  if (faults.length > 0) throw faults[0];
}
