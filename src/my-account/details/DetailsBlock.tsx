import { useUnit } from 'effector-react';
import type { Account } from '../../account/contract.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Block } from '../Block.tsx';
import { Facts } from '../Facts.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { $openForm, openForm } from './open-form-model.ts';

/** Name, date of birth and telephone. */
export function DetailsBlock({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('myAccount');
  const { form, open } = useUnit({ form: $openForm, open: openForm });
  const isOpen = form === 'details';
  const { firstName, lastName, dob, phone } = account;
  return (
    <Block
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
            [t('area.details.nameLabel'), [firstName, lastName].filter(Boolean).join(' ')],
            [t('form.dob.label'), dob && dayText(dob, i18n.language)],
            [t('area.details.phone'), phone],
          ]}
        />
      )}
    </Block>
  );
}

/** A day of the calendar, whatever the time zone. */
function dayText(day: string, language: string): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, style).format(
    Date.parse(day),
  );
}
