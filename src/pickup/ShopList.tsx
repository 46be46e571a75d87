import { useUnit } from 'effector-react';
import { type FormEvent, useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { isInPlace } from './places.ts';
import { ShopEntry } from './ShopEntry.tsx';
import styles from './ShopList.module.css';
import { $place, $shops, findPlace, retryShops, typePlace } from './shops-model.ts';

type Props = {
  /** What hangs there of the chosen size, by shop. */
  stockOf?: ((shopId: string) => string | undefined) | undefined;
};

/** The brand's shops, narrowed to the place that is typed. */
export function ShopList({ stockOf }: Props) {
  const { t } = useTranslation('catalogue');
  const { shops, place, ...wishes } = useUnit({
    shops: $shops,
    place: $place,
    typePlace,
    findPlace,
    retryShops,
  });
  const id = useId();
  const found =
    shops.status === 'ready' ? shops.shops.filter((shop) => isInPlace(shop, place)) : [];

  function submitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    wishes.findPlace();
  }

  return (
    <section className={styles.shops} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('shops.title')}
      </h2>
      <form className={styles.search} role="search" data-no-print onSubmit={submitted}>
        <TextField
          label={t('shops.place')}
          name="place"
          autoComplete="off"
          enterKeyHint="search"
          value={place}
          onChange={(text) => wishes.typePlace({ text })}
        />
        <Button type="submit" variant="secondary" busy={shops.status === 'loading'}>
          {t('shops.find')}
        </Button>
      </form>
      {shops.status === 'loading' && <Skeleton shape="block" />}
      {shops.status === 'failed' && (
        <ErrorNotice actionLabel={t('retry')} onAction={() => wishes.retryShops()}>
          {t('shops.failed')}
        </ErrorNotice>
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
