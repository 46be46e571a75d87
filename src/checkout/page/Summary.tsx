import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { BagTotalLines } from '../../cart/view/BagTotalLines.tsx';
<<<<<<< HEAD
import type { CartLine } from '../../cart/bag/contract.ts';
import type { BagTotals } from '../../cart/bag/totals.ts';
=======
import type { CartDetails } from '../../cart/bag/contract.ts';
import { ArrivalNote } from '../../delivery-days/ArrivalNote.tsx';
>>>>>>> b10f5d45 (Say the promised days in product, bag, checkout, confirmation and order)
import { formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { DESKTOP, useMedia } from '../../ui/use-media.ts';
<<<<<<< HEAD
=======
import { $chosenOption } from '../details/delivery/delivery-model.ts';
import { $quotedDelivery, withDelivery } from '../details/delivery/quoted-delivery-model.ts';
>>>>>>> b10f5d45 (Say the promised days in product, bag, checkout, confirmation and order)
import styles from './Summary.module.css';
import { SummaryLine } from './SummaryLine.tsx';
import { SummaryPickup } from './SummaryPickup.tsx';

type Props = {
  lines: readonly CartLine[];
  totals: BagTotals;
  /** All is said already: nothing is folded away, and nothing still to be added. */
  isFinal?: boolean | undefined;
};

const BESIDE = ['section', 'div', 'h2'] as const;
const FOLDED = ['details', 'summary', 'span'] as const;

/** What is being bought, and what it costs: beside the steps, or folded above them. */
export function Summary({ lines, totals, isFinal = false }: Props) {
  const { t } = useTranslation('checkout');
<<<<<<< HEAD
  const store = useUnit($store);
=======
  const { store, quoted, chosen } = useUnit({
    store: $store,
    quoted: $quotedDelivery,
    chosen: $chosenOption,
  });
  const details = isFinal ? read : withDelivery(read, quoted);
  const code = (!isFinal && quoted !== null && chosen?.code) || details.deliveryCode;
>>>>>>> b10f5d45 (Say the promised days in product, bag, checkout, confirmation and order)
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
        {!isFinal && <SummaryPickup />}
<<<<<<< HEAD
        <BagTotalLines totals={totals} />
=======
        <BagTotalLines details={details} />
        {code !== undefined && (
          <ArrivalNote
            code={code}
            general={t(`delivery.when.${code}`, { defaultValue: t('delivery.when.standard') })}
          />
        )}
>>>>>>> b10f5d45 (Say the promised days in product, bag, checkout, confirmation and order)
        <Link to="/shopping-bag" className={styles.change}>
          {t('summary.change')}
        </Link>
      </div>
    </Box>
  );
}
