import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { useNativeDialog } from '../../ui/overlay/use-native-dialog.ts';
import { $selector, selectImage } from '../choice/choice-model.ts';
import type { Frame } from './frames.ts';
import { $productPanel, closeProductPanel } from '../panel-model.ts';
import styles from './ZoomDialog.module.css';
import { ZoomStage } from './ZoomStage.tsx';

type Props = {
  name: string;
  frames: readonly Frame[];
  ground: string | undefined;
};

/** The pictures in full size, above the page. */
export function ZoomDialog({ name, frames, ground }: Props) {
  const { t } = useTranslation('catalogue');
  const { panel, selector, close, select } = useUnit({
    panel: $productPanel,
    selector: $selector,
    close: closeProductPanel,
    select: selectImage,
  });
  const isOpen = panel === 'zoom';
  const frame = frames[selector.imageIndex] ?? frames[0];
  const total = frames.filter(({ crop }) => crop === 'whole').length;
  // A cropped frame belongs to its whole picture.
  const shown = frames.findIndex(({ pictureId }) => pictureId === frame?.pictureId);

  return (
    <dialog
      {...useNativeDialog(isOpen, () => close())}
      className={styles.zoom}
      data-no-print
      aria-label={t('product.zoom.title', { name })}
    >
      {isOpen && frame && <ZoomStage name={name} frame={frame} ground={ground} />}
      <div className={styles.close}>
        <IconButton icon="close" label={t('product.close')} onClick={() => close()} />
      </div>
      {total > 1 && (
        <div className={styles.steps}>
          <IconButton
            icon="chevron-left"
            label={t('product.zoom.previous')}
            onClick={() => select({ index: (shown + total - 1) % total })}
          />
          <p role="status" className={styles.count}>
            {t('product.picture', { number: shown + 1, total })}
          </p>
          <IconButton
            icon="chevron-right"
            label={t('product.zoom.next')}
            onClick={() => select({ index: (shown + 1) % total })}
          />
        </div>
      )}
    </dialog>
  );
}
