import { useUnit } from 'effector-react';
import { $store } from '../store-config/model.ts';
import { LinkButton } from '../ui/action/LinkButton.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';

/** MEM-01: link from the programme's terms to its registration, in stores that have it. */
export function JoinLink() {
  const { t } = useTranslation('myAccount');
  const { membershipLoyalty } = useUnit($store);
  return (
    membershipLoyalty && <LinkButton to="/membership/register">{t('membership.join')}</LinkButton>
  );
}
