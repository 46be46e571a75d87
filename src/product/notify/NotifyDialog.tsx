import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { NotifyDone } from './NotifyDone.tsx';
import { NotifyForm } from './NotifyForm.tsx';
import { $noticeStatus } from './notify-model.ts';
import { $productPanel, closeProductPanel } from '../panel-model.ts';

/** PRD-10: asks for an address for the back-in-stock notice. */
export function NotifyDialog({ name }: { name: string }) {
  const { t } = useTranslation('catalogue');
  const { panel, status, close } = useUnit({
    panel: $productPanel,
    status: $noticeStatus,
    close: closeProductPanel,
  });
  const isOpen = panel === 'notify';
  return (
    <Modal
      open={isOpen}
      onClose={() => close()}
      title={t('product.notify.title')}
      closeLabel={t('product.close')}
    >
      {status === 'promised' && <NotifyDone onBack={() => close()} />}
      {isOpen && status !== 'promised' && <NotifyForm name={name} />}
    </Modal>
  );
}
