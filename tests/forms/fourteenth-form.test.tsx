// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEvent } from 'effector';
import { boolean } from 'superstruct';
import { expect, it, vi } from 'vitest';
import type { Field, FieldOf } from '#src/forms/field.ts';
import { Form } from '#src/forms/Form.tsx';
import { declareForm } from '#src/forms/form-model.ts';
import { personalEmail, personalText } from '#src/kernel/struct.ts';
import formats from '#locales/en/formats.json';
import common from '#locales/en/common.json';
import forms from '#locales/en/forms.json';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

/** One form more than the shop has: a tailor's appointment. All of it that is code is here. */
const appointment = declareForm(
  'forms',
  'appointment',
  { cloth: personalText(), email: personalEmail(), wish: personalText(), isFirst: boolean() },
  { all: [createEvent()] },
);
const FIELDS: readonly Field[] = [
  { name: 'intro', component: 'text', htmlElement: 'h2', descr: 'appointment.intro' },
  {
    name: 'cloth',
    component: 'select',
    label: 'appointment.cloth',
    validate: true,
    required: true,
    requiredMsg: 'appointment.noCloth',
    options: [
      { value: 'flannel', label: 'appointment.flannel' },
      { value: 'tweed', label: 'appointment.tweed' },
    ],
  },
  {
    name: 'email',
    component: 'input',
    type: 'email',
    label: 'appointment.email',
    validate: true,
    required: true,
    requiredMsg: 'appointment.noEmail',
    invalidMsg: 'appointment.noEmail',
  },
  {
    name: 'wish',
    component: 'textarea',
    label: 'appointment.wish',
    validate: true,
    maxLength: 20,
    invalidMsg: 'appointment.tooLong',
  },
  { name: 'isFirst', component: 'checkbox', label: 'appointment.isFirst', value: true },
];
const TEXTS = {
  appointment: {
    intro: 'Come to our tailor',
    cloth: 'Cloth',
    noCloth: 'Which cloth shall it be?',
    flannel: 'Flannel',
    tweed: 'Tweed',
    email: 'E-mail',
    noEmail: 'Where may we write to?',
    wish: 'A wish',
    tooLong: '{{max}} characters, please',
    isFirst: 'I have not been there before',
  },
};

it('FRM-14 one form more is its data and its texts', async () => {
  const { scope, inputs } = shopScope();
  const onSubmit = vi.fn();
  const { i18n } = createI18n({
    locale: 'en',
    resources: { en: { formats, common, contactUs: TEXTS, forms } },
  });
  render(
    <ShopViews scope={scope}>
      <I18nContext value={i18n}>
        <Form
          form={appointment}
          fields={FIELDS as readonly FieldOf<'contactUs'>[]}
          namespace="contactUs"
          submitLabel="Ask"
          busy={false}
          onSubmit={onSubmit}
        />
      </I18nContext>
    </ShopViews>,
  );
  const user = userEvent.setup();
  const cloth = () => screen.getByRole('combobox', { name: 'Cloth' });
  await waitFor(() => expect(cloth().tagName).toBe('DIV'));
  expect(screen.getByRole('heading', { level: 2, name: 'Come to our tailor' })).toBeTruthy();
  await user.type(screen.getByLabelText('A wish (optional)'), 'x'.repeat(21));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  for (const text of [
    'Which cloth shall it be?',
    'Where may we write to?',
    '20 characters, please',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(cloth());
  await user.keyboard('t{Enter}');
  await user.type(screen.getByLabelText('E-mail'), ' ada@example.test ');
  await user.clear(screen.getByLabelText('A wish (optional)'));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    cloth: 'tweed',
    email: 'ada@example.test',
    wish: '',
    isFirst: true,
  });
  expect(inputs.map(({ name }) => name)).toContain('forms/submitAppointment');
});
