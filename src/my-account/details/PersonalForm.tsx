import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { Account } from '../../account/api.ts';
import { RequestFailure } from '../../auth/RequestFailure.tsx';
import { birthDateIn, birthDateTests } from '../../forms/birth-date.ts';
import { Form } from '../../forms/Form.tsx';
import { $today } from '../../ports/read-clock.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { detailsFields } from './details-fields.ts';
import { detailsForm } from './details-form-model.ts';
import { $detailsChange, saveDetails } from './details-model.ts';
import { closeForm } from './open-form-model.ts';

export function PersonalForm({ account }: { account: Account }) {
  const { t } = useTranslation('myAccount');
  const { state, today, save, close } = useUnit({
    state: $detailsChange,
    today: $today,
    save: saveDetails,
    close: closeForm,
  });
  const fields = useMemo(() => detailsFields(account), [account]);
  const tests = useMemo(() => ({ dob: birthDateTests(today) }), [today]);
  return (
    <Form
      form={detailsForm}
      fields={fields}
      tests={tests}
      namespace="myAccount"
      submitLabel={t('area.save')}
      busy={state.status === 'submitting'}
      onSubmit={({ title, firstName, lastName, phone, ...parts }) => {
        const dob = birthDateIn(parts);
        save({
          ...(title !== (account.title ?? '') && { title }),
          firstName,
          lastName,
          ...(dob && { dob }),
          ...(phone !== '' && { phone }),
        });
      }}
      footer={
        <Button variant="quiet" size="small" wide onClick={() => close()}>
          {t('area.cancel')}
        </Button>
      }
    >
      <RequestFailure state={state} />
    </Form>
  );
}
