import { sample } from 'effector';
import { type Infer, enums, nullable, object } from 'superstruct';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { forgetAccount } from '../section-model.ts';

feature('account');

/** Parts of the personal details, each with its own form. */
export const FormName = enums(['details', 'email', 'password']);
export type FormName = Infer<typeof FormName>;

export const openForm = input('account/openForm', object({ form: FormName }));
export const closeForm = input('account/closeForm', noPayload());

/** The change succeeded or was cancelled: clears the form. */
export const formClosed = fact('account/formClosed', noPayload());

/** One form is open at a time. */
export const $openForm = state<FormName | null>('account/openForms', null, nullable(FormName));

$openForm
  .on(openForm, (_, { form }) => form)
  .on(formClosed, () => null)
  .reset(forgetAccount);

sample({ clock: closeForm, target: formClosed });
