import { useUnit } from 'effector-react';
import type { Account } from '../../account/api.ts';
import { formatDate } from '../../kernel/date-format.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { AccountSection } from '../AccountSection.tsx';
import { Facts } from '../Facts.tsx';
import { offeredTitle } from './details-fields.ts';
import { PersonalForm } from './PersonalForm.tsx';
import { $openForm, openForm } from './open-form-model.ts';

/** Section with name, date of birth and phone number. */
export function DetailsBlock({ account }: { account: Account }) {
  const { t } = useTranslation('myAccount');
  const formats = useFormats();
  const { form, open } = useUnit({ form: $openForm, open: openForm });
  const isOpen = form === 'details';
  const { title, firstName, lastName, dob, phone } = account;
  const offered = offeredTitle(title);
  return (
    <AccountSection
      title={t('area.details.title')}
      isOpen={isOpen}
      action={
        !isOpen && (
          <Button
            variant="quiet"
            size="small"
            data-opens
            aria-label={t('area.details.change')}
            onClick={() => open({ form: 'details' })}
          >
            {t('area.change')}
          </Button>
        )
      }
    >
      {isOpen ? (
        <PersonalForm account={account} />
      ) : (
        <Facts
          missing={t('area.missing')}
          facts={[
            [t('area.details.personTitle'), offered ? t(`area.details.titles.${offered}`) : title],
            [t('area.details.nameLabel'), [firstName, lastName].filter(Boolean).join(' ')],
            [t('form.dob.label'), dob && formatDate(Date.parse(dob), 'date', formats)],
            [t('area.details.phone'), phone],
          ]}
        />
      )}
    </AccountSection>
  );
}
