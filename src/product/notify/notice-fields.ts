import type { FieldOf } from '../../forms/field.ts';
import { mailField, mailTests } from '../../forms/mail-field.ts';

interface Asked {
  /** Sizes that somebody can be told of, by their variants; with one of them there is nothing to choose. */
  sizes: readonly Readonly<{ value: string; name: string }>[];
  /** The variant that is meant, until another one is chosen. */
  variantId: string;
  email: string | undefined;
  wantsNews: boolean;
}

const INTERESTS = ['women', 'men', 'kids'] as const;

export const NOTICE_TESTS = mailTests('catalogue');

/** PRD-10: what is asked of who wants to be told. */
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
      // SLC-03: all sizes can be bought again since the dialog was opened.
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
