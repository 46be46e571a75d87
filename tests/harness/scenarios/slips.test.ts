import { expect, it } from 'vitest';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { ADDRESS_SLIPS, POSTCODE_SLIPS } from '#harness/scenarios/checkout/slips.ts';
import { validate } from '#src/address/address.ts';
import { emptyDraft } from '#src/address/draft.ts';
import { addressForm } from '#src/address/form.ts';

const BRANDS = ['rl', 'hm'] as const;

it.each(POSTCODE_SLIPS)(
  'ADR-04 to ADR-12 $typed is not a postcode of $name',
  ({ country, typed }) => {
    for (const brand of BRANDS) {
      const form = addressForm(country, brand);
      const found = form && validate(form, { ...emptyDraft(country), postcode: typed }, 'billing');
      expect(found?.postcode).toHaveLength(1);
    }
  },
);

it('ADR-14 ADR-15 ADR-16 reports each wrong address field', () => {
  for (const brand of BRANDS) {
    const form = addressForm('GB', brand);
    const found = form && validate(form, { ...emptyDraft('GB'), ...ADDRESS_SLIPS }, 'shipping');
    expect(Object.keys(found ?? {})).toEqual(expect.arrayContaining(Object.keys(ADDRESS_SLIPS)));
  }
});

it('VAL-02 VAL-15 reports each empty registration field on blur, except the last', () => {
  const lefts = scenarioOf('registration-fields-left')!.in.rl.steps.flatMap((step) =>
    step.kind === 'shopper' && step.input === 'auth/fillInRegistration'
      ? [step.payload as { left: string; problems: Record<string, unknown> }]
      : [],
  );
  const told = lefts.map(({ left, problems }) => left in problems);
  expect(told).toEqual([...lefts.slice(1).map(() => true), false]);
});
