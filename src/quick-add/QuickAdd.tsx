import { useUnit } from 'effector-react';
import { type RefObject, useRef } from 'react';
import { $addingVariantIds } from '../cart/changes/changes-model.ts';
import { $waitingAdd } from '../product/choice/add-to-bag-model.ts';
import {
  $isQuickSizeAsked,
  $quickChoice,
  $quickRecalled,
  addQuickLastSize,
  chooseAnotherQuickSize,
  quickAdd,
} from '../product/quick-add/quick-add-model.ts';
import { closeQuickAdd } from '../product/quick-add/open-model.ts';
import { QuickAddChoice } from '../product/quick-add/QuickAddChoice.tsx';
import { isUnbuyable } from '../product/choice/availability.ts';
import { RememberedSizePrompt } from '../product/choice/RememberedSizePrompt.tsx';
import { useSizeText } from '../product/choice/use-size-text.ts';
import { obstacleOf } from '../product/choice/size-notes.ts';
import { $isQuickStockUnknown } from '../stock/quick-model.ts';
import { Button } from '../ui/action/Button.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Sheet } from '../ui/overlay/Drawer.tsx';
import { useMedia } from '../ui/hooks/use-media.ts';
import { QuickAddPanel } from './QuickAddPanel.tsx';
import styles from './QuickAdd.module.css';

type Props = {
  name: string;
  /** Element with the opener and the panel. */
  place: RefObject<HTMLElement | null>;
};

/** Size choice and add button of a product: on its tile for a pointer, else as a sheet. */
export function QuickAdd({ name, place }: Props) {
  const { t } = useTranslation('catalogue');
  const isOnTile = useMedia('(hover: hover) and (pointer: fine) and (width >= 46.3125em)');
  const foot = useRef<HTMLDivElement>(null);
  const { choice, recalled, isAsked, isStockUnknown, adding, waiting, add, again, other, close } =
    useUnit({
      choice: $quickChoice,
      recalled: $quickRecalled,
      isAsked: $isQuickSizeAsked,
      again: addQuickLastSize,
      other: chooseAnotherQuickSize,
      isStockUnknown: $isQuickStockUnknown,
      adding: $addingVariantIds,
      waiting: $waitingAdd,
      add: quickAdd,
      close: closeQuickAdd,
    });
  const sizeText = useSizeText(choice?.product);
  const chosen = choice?.chosen;
  const status = chosen ? chosen.availability.status : obstacleOf(choice?.axes ?? []);
  const isRefused = status !== undefined && isUnbuyable(status);
  const content = <QuickAddChoice isStockUnknown={isStockUnknown} />;
  const action = choice && (
    <div ref={foot} className={styles.foot}>
      <Button
        size={isOnTile ? 'small' : 'large'}
        wide
        aria-disabled={isRefused}
        busy={waiting !== null || (chosen !== undefined && adding.includes(chosen.variant.id))}
        onClick={() => !isRefused && add()}
      >
        {t(isRefused ? `stock.${status}` : 'product.add')}
      </Button>
      {isAsked && recalled && (
        <RememberedSizePrompt
          label={sizeText(recalled.size)}
          onYes={() => {
            // The question unmounts: return the focus to the button.
            foot.current?.querySelector('button')?.focus();
            again();
          }}
          onOther={() => {
            place.current?.querySelector('input')?.focus();
            other();
          }}
        />
      )}
    </div>
  );
  if (isOnTile)
    return (
      <QuickAddPanel
        label={t('quickAdd.sizesOf', { name })}
        closeLabel={t('product.close')}
        place={place}
        isReady={choice !== null}
        onClose={close}
      >
        {content}
        {action}
      </QuickAddPanel>
    );
  return (
    <Sheet
      open
      title={name}
      onClose={close}
      closeLabel={t('product.close')}
      footer={action ?? undefined}
    >
      {content}
    </Sheet>
  );
}
