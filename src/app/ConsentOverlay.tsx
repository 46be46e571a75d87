import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { ConsentNotice } from '../consent/ConsentNotice.tsx';
import { contentPathOf } from '../content/paths.ts';
import { $store } from '../store-config/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';

/** Consent notice with a link to the list of cookies. */
export function ConsentOverlay() {
  const { t } = useTranslation('consent');
  const store = useUnit($store);
  return (
    <>
      <ConsentNotice more={<Link to={contentPathOf(store, 'cookies')}>{t('more')}</Link>} />
    </>
  );
}
