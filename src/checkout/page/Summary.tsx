import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { BagTotalLines } from '../../cart/view/BagTotalLines.tsx';
import type { CartGift, CartLine } from '../../cart/bag/contract.ts';
import { type BagTotals, hasGoods } from '../../cart/bag/totals.ts';
import { GiftNote } from '../../cart/gift/GiftNote.tsx';
import { ArrivalNote } from '../../delivery-days/ArrivalNote.tsx';
import { formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { DESKTOP, useMedia } from '../../ui/hooks/use-media.ts';
import styles from './Summary.module.css';
import { SummaryLine } from './SummaryLine.tsx';
import { SummaryPickup } from './SummaryPickup.tsx';

type Props = {
  lines: readonly CartLine[];
  /** Number of lines that could not be read. */
  leftOut?: number | undefined;
  totals: BagTotals;
  /** Code of the shipping option, if known. */
  delivery: string | undefined;
  gift: CartGift | undefined;
  /** True for the final review: not collapsible, and without hints about missing parts. */
  isFinal?: boolean | undefined;
};

const BESIDE = ['section', 'div', 'h2'] as const;
const FOLDED = ['details', 'summary', 'span'] as const;

/** Order summary: beside the steps on desktop, collapsible above them elsewhere. */
export function Summary({ lines, leftOut, totals, delivery, gift, isFinal = false }: Props) {
  const { t } = useTranslation('checkout');
  const store = useUnit($store);
  const isDesktop = useMedia(DESKTOP);
  const [Box, Opener, Title] = isDesktop || isFinal ? BESIDE : FOLDED;
  return (
    <Box className={styles.summary} data-final={isFinal || undefined}>
      <Opener className={styles.opener}>
        <Title className={styles.title}>{t('summary.title')}</Title>
        <span className={styles.total}>{formatMoney(totals.total, store)}</span>
      </Opener>
      <div className={styles.content}>
        <ul className={styles.lines} aria-label={t('summary.lines')}>
          {lines.map((line) => (
            <SummaryLine key={line.id} line={line} />
          ))}
        </ul>
        {leftOut !== undefined && <p>{t('summary.leftOut', { count: leftOut })}</p>}
        {!isFinal && <SummaryPickup />}
        {gift?.isGift && <GiftNote gift={gift} />}
        <BagTotalLines totals={totals} />
        {delivery !== undefined && hasGoods(lines) && (
          <ArrivalNote
            code={delivery}
            general={t(`delivery.when.${delivery}`, { defaultValue: t('delivery.when.standard') })}
          />
        )}
        <Link to="/shopping-bag" className={styles.change}>
          {t('summary.change')}
        </Link>
      </div>
    </Box>
  );
}
