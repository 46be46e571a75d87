import { useUnit } from 'effector-react';
import { $isSignedUpNewsletter } from '../../../newsletter/model.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $isNewsletterSignUpChecked, setNewsletter } from '../details-model.ts';

/** NWS-05: newsletter checkbox; hidden for subscribers. */
export function NewsletterChoice() {
  const { t } = useTranslation('checkout');
  const { isSignedUp, isWanted, set } = useUnit({
    isSignedUp: $isSignedUpNewsletter,
    isWanted: $isNewsletterSignUpChecked,
    set: setNewsletter,
  });
  if (isSignedUp) return null;
  return (
    <Checkbox
      label={t('details.newsletter')}
      name="newsletter"
      checked={isWanted}
      onChange={(checked) => set({ isWanted: checked })}
    />
  );
}
