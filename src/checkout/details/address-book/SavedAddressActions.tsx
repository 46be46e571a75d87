import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Address } from '../../../kernel/address.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { useFocusAfterRemoval } from '../../../ui/hooks/use-focus-after-removal.ts';
import { $bookChange, editAddress, makeDefault, removeAddress } from './address-book-model.ts';
import { RemovalQuestion } from './RemovalQuestion.tsx';
import styles from './SavedAddresses.module.css';

type Props = {
  address: Address;
  isDefault: boolean;
};

/** Buttons to edit a saved address, remove it or make it the default. */
export function SavedAddressActions({ address, isDefault }: Props) {
  const { t } = useTranslation('checkout');
  const { change, ...wishes } = useUnit({
    change: $bookChange,
    edit: editAddress,
    remove: removeAddress,
    makeDefault,
  });
  const [isAsked, setIsAsked] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  // The "make default" button disappears once the address is the default.
  useFocusAfterRemoval(isDefault ? 0 : 1, () => actions.current);
  const { id: addressId = '', line1 } = address;
  const isBusy = change.status === 'changing' && change.addressId === addressId;

  function kept() {
    flushSync(() => setIsAsked(false));
    actions.current?.focus();
  }

  if (isAsked)
    return (
      <RemovalQuestion
        line1={line1}
        busy={isBusy}
        onRemove={() => wishes.remove({ addressId })}
        onKeep={kept}
      />
    );
  return (
    <div
      ref={actions}
      className={styles.actions}
      role="group"
      aria-label={t('details.book.actions', { line1 })}
      tabIndex={-1}
    >
      <Button variant="quiet" size="small" onClick={() => wishes.edit({ addressId })}>
        {t('details.book.edit')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setIsAsked(true)}>
        {t('details.book.remove')}
      </Button>
      {!isDefault && (
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          onClick={() => wishes.makeDefault({ addressId })}
        >
          {t('details.book.makeDefault')}
        </Button>
      )}
    </div>
  );
}
