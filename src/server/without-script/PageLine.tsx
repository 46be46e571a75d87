import { useUnit } from 'effector-react';
import { $page } from '../../pages/model.ts';
import type { Page } from '../../pages/pages.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './WithoutScript.module.css';

/** Pages that do not work without JavaScript. */
const WITH_SCRIPT: ReadonlySet<Page['kind']> = new Set([
  'bag',
  'wishlist',
  'account',
  'loyalty-door',
  'orders',
  'order',
  'order-lookup',
  'confirmation',
  'checkout',
  'paypal-express',
  'gift-cards',
  'contact',
  'campaign',
]);

export function PageLine() {
  const { t } = useTranslation('withoutScript');
  const { kind } = useUnit($page);
  return WITH_SCRIPT.has(kind) && <p className={styles.line}>{t('page')}</p>;
}
