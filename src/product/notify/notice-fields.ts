import type { FieldOf } from '../../forms/field.ts';
import { mailField, mailTests } from '../../forms/mail-field.ts';

interface Asked {
  /** Sizes with a notice to offer; a single one needs no choice. */
  sizes: readonly Readonly<{ value: string; name: string }>[];
  /** Preselected variant. */
  variantId: string;
  email: string | undefined;
  wantsNews: boolean;
}

const INTERESTS = ['women', 'men', 'kids'] as const;

export const NOTICE_TESTS = mailTests('catalogue');

/** PRD-10: fields of the back-in-stock form. */
export function noticeFields({
  sizes,
  variantId,
  email,
  wantsNews,
}: Asked): readonly FieldOf<'catalogue'>[] {
  return [
    {
      name: 'size',
      component: 'select',
      label: 'product.notify.size',
      required: true,
      options: sizes,
      value: variantId,
      show: sizes.length !== 1,
      // SLC-03: all sizes are back in stock since the dialog opened.
      isError: sizes.length === 0,
      errorMessageText: 'forms:select.none',
    },
    { ...mailField('catalogue', email), label: 'product.notify.email', autoFocus: true },
    { name: 'newsletter', component: 'checkbox', label: 'product.notify.newsletter' },
    {
      name: 'interests',
      component: 'group',
      label: 'product.notify.interests',
      fields: INTERESTS.map((name) => ({
        name,
        component: 'checkbox',
        label: `product.notify.${name}`,
      })),
      show: wantsNews,
    },
  ];
}
