import type { FieldOf } from '../forms/field.ts';
import type { CustomTestsOf } from '../forms/rules.ts';
import { MAX_EMAIL } from '../kernel/patterns.ts';
import { LONGEST_MESSAGE_TO_US, LONGEST_SENDER_NAME } from '../commerce/limits.ts';
import { TOPICS, isOrder } from './contact.ts';

const NAME = {
  component: 'input',
  validate: true,
  required: true,
  maxLength: LONGEST_SENDER_NAME,
  colWidth: 6,
} as const;

interface Known {
  /** Address of the signed-in shopper. */
  email: string | undefined;
  /** Order number of the message. */
  order: string;
  /** True if the captcha provider is reachable. */
  hasCaptcha: boolean;
}

/** Fields of the contact form, with known values filled in. */
export function messageFields({
  email,
  order,
  hasCaptcha,
}: Known): readonly FieldOf<'contactUs'>[] {
  return [
    {
      name: 'topic',
      component: 'select',
      label: 'form.topic.label',
      validate: true,
      required: true,
      requiredMsg: 'form.topic.missing',
      options: TOPICS.map((value) => ({ value, label: `form.topic.${value}` })),
      colWidth: 6,
      ...(order !== '' && { value: 'order' }),
    },
    {
      name: 'orderId',
      component: 'input',
      label: 'form.order.label',
      helperText: 'form.order.help',
      validate: true,
      maxLength: LONGEST_SENDER_NAME,
      invalidMsg: 'form.order.invalid',
      inputMode: 'numeric',
      colWidth: 6,
      ...(order !== '' && { value: order }),
    },
    {
      ...NAME,
      name: 'firstName',
      label: 'form.firstName.label',
      requiredMsg: 'form.firstName.missing',
      invalidMsg: 'form.nameTooLong',
      autoComplete: 'given-name',
    },
    {
      ...NAME,
      name: 'lastName',
      label: 'form.lastName.label',
      requiredMsg: 'form.lastName.missing',
      invalidMsg: 'form.nameTooLong',
      autoComplete: 'family-name',
    },
    {
      name: 'email',
      component: 'input',
      type: 'email',
      label: 'form.email.label',
      helperText: 'form.email.help',
      validate: true,
      required: true,
      maxLength: MAX_EMAIL,
      requiredMsg: '_ERR_EMAIL_MISSING',
      invalidMsg: 'EMAIL_INVALID',
      autoComplete: 'email',
      ...(email !== undefined && { value: email }),
    },
    {
      name: 'message',
      component: 'textarea',
      label: 'form.message.label',
      helperText: 'form.message.help',
      validate: true,
      required: true,
      maxLength: LONGEST_MESSAGE_TO_US,
      requiredMsg: 'form.message.missing',
      invalidMsg: 'form.message.tooLong',
    },
    {
      name: 'file',
      component: 'attachment',
      label: 'form.file.label',
      validate: true,
    },
    { name: 'isCopied', component: 'checkbox', label: 'form.isCopied.label' },
    {
      name: 'captcha',
      component: 'captcha',
      label: 'form.captcha.label',
      validate: true,
      required: hasCaptcha,
      requiredMsg: 'form.captcha.missing',
      errorMessageText: 'form.captcha.failed',
    },
  ];
}

export const MESSAGE_TESTS: CustomTestsOf<'contactUs'> = {
  orderId: [
    {
      name: 'order',
      errorMessage: 'form.order.invalid',
      callback: (orderId) => isOrder(String(orderId)),
    },
  ],
};
