import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { isInPlace } from './places.ts';
import { ShopEntry } from './ShopEntry.tsx';
import styles from './ShopList.module.css';
import { $shops, retryShops } from './shops-model.ts';

type Props = {
  /** Returns the stock text of the chosen size in a shop. */
  stockOf?: ((shopId: string) => string | undefined) | undefined;
};

/** The brand's shops, filtered by a typed place. */
export function ShopList({ stockOf }: Props) {
  const { t } = useTranslation('catalogue');
  const { shops, retry } = useUnit({ shops: $shops, retry: retryShops });
  // Component state, because the log does not need the typed place.
  const [place, setPlace] = useState('');
  const id = useId();
  const found =
    shops.status === 'ready' ? shops.shops.filter((shop) => isInPlace(shop, place)) : [];

  return (
    <section className={styles.shops} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('shops.title')}
      </h2>
      <div className={styles.search} data-no-print>
        <TextField
          label={t('shops.place')}
          name="place"
          type="search"
          autoComplete="off"
          value={place}
          onChange={setPlace}
        />
      </div>
      {shops.status === 'loading' && <Skeleton shape="block" />}
      {shops.status === 'failed' && (
        <Alert actionLabel={t('retry')} onAction={() => retry()}>
          {t('shops.failed')}
        </Alert>
      )}
      <p role="status" className={styles.count}>
        {shops.status === 'ready' &&
          (found.length > 0 ? t('shops.count', { count: found.length }) : t('shops.none'))}
      </p>
      <ul className={styles.list}>
        {found.map((shop) => (
          <ShopEntry key={shop.id} shop={shop} stock={stockOf?.(shop.id)} />
        ))}
      </ul>
    </section>
  );
}
