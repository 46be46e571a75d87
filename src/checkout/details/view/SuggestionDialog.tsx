import { useUnit } from 'effector-react';
import { AddressText } from '../../../address/AddressText.tsx';
import { $store } from '../../../store-config/model.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { $saving, correctAddress, insistOnAddress, takeSuggestion } from '../details-save-model.ts';
import styles from './SuggestionDialog.module.css';

/**
 * API-63: offers existing addresses similar to the typed one. The shopper may keep the typed one.
 */
export function SuggestionDialog() {
  const { t } = useTranslation('checkout');
  const { saving, store, ...wishes } = useUnit({
    saving: $saving,
    store: $store,
    take: takeSuggestion,
    insist: insistOnAddress,
    correct: correctAddress,
  });
  const asking = saving.status === 'asking' ? saving : undefined;
  const typed = asking?.plan.delivery.address;
  return (
    <Modal
      open={asking !== undefined}
      size="medium"
      title={t('details.suggestion.title')}
      closeLabel={t('details.suggestion.correct')}
      onClose={wishes.correct}
    >
      {asking && (
        <div className={styles.choices}>
          <p className={styles.intro}>{t('details.suggestion.intro')}</p>
          {asking.suggestions.map((address, at) => (
            <section key={at} className={styles.choice} aria-labelledby={`suggestion-${at}`}>
              <h3 id={`suggestion-${at}`} className={styles.title}>
                {t('details.suggestion.found')}
              </h3>
              <AddressText address={address} at={store.countryCode} unlike={typed} />
              <Button
                wide
                aria-describedby={`suggestion-${at}`}
                onClick={() => wishes.take({ at })}
              >
                {t('details.suggestion.take')}
              </Button>
            </section>
          ))}
          {typed && (
            <section className={styles.choice} aria-labelledby="suggestion-typed">
              <h3 id="suggestion-typed" className={styles.title}>
                {t('details.suggestion.typed')}
              </h3>
              <AddressText address={typed} at={store.countryCode} unlike={asking.suggestions[0]} />
              <Button variant="secondary" wide onClick={() => wishes.insist()}>
                {t('details.suggestion.insist')}
              </Button>
            </section>
          )}
        </div>
      )}
    </Modal>
  );
}
