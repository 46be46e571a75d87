// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import formats from '#locales/en/formats.json';
import common from '#locales/en/common.json';
import texts from '#locales/en/checkout.json';
import forms from '#locales/en/forms.json';
import { AddressForm } from '#src/address/AddressForm.tsx';
import { type AddressErrors, validate } from '#src/address/address.ts';
import type { AddressDraft } from '#src/address/draft.ts';
import { emptyDraft } from '#src/address/draft.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { formOf } from './drafts.ts';

const { i18n } = createI18n({
  locale: 'en-GB',
  resources: { en: { formats, common, forms, checkout: texts } },
});

const GOOD = { firstName: 'Mira', lastName: 'Lind', line1: '12 Mill Lane', city: 'Leeds' };

/** A page that validates on blur and on submit. */
function show(country: string, typed: Partial<AddressDraft> = {}, brand: Brand = 'rl') {
  const sent = vi.fn<(draft: AddressDraft) => void>();
  const kept: { tell: (errors: AddressErrors) => void } = { tell: () => {} };
  function Page() {
    const [draft, setDraft] = useState({ ...emptyDraft(country), ...typed });
    const [errors, setErrors] = useState<AddressErrors>({});
    useEffect(() => {
      kept.tell = setErrors;
    }, []);
    const found = () => validate(formOf(draft.country, brand), draft, 'shipping');
    return (
      <AddressForm
        {...{ brand, draft, errors }}
        purpose="shipping"
        countries={['GB', 'NL', 'ES', 'IT']}
        onChange={setDraft}
        onLeave={(name) => setErrors({ ...errors, [name]: found()[name] })}
        onSubmit={() => {
          setErrors(found());
          if (Object.keys(found()).length === 0) sent(draft);
        }}
      >
        <button type="submit">Continue</button>
      </AddressForm>
    );
  }
  render(
    <I18nContext value={i18n}>
      <Page />
    </I18nContext>,
  );
  return { sent, kept, user: userEvent.setup() };
}

function field(name: RegExp): HTMLInputElement {
  return screen.getByRole('textbox', { name });
}

it('FRM-07 does not send an incomplete address: focuses the first wrong field, and lists all', async () => {
  const { user, sent } = show('GB', { ...GOOD, line1: '' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field(/House number/));
  expect(screen.getByRole('alert').textContent).toBe(
    '3 fields need another look: House number and street, Postcode, E-mail',
  );
  expect(field(/House number/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter the street and house number.')).toBeTruthy();
});

it('FRM-01 FRM-13 shows a field’s error on blur, without moving the focus', async () => {
  const { user } = show('GB', GOOD);
  await user.type(field(/Postcode/), '1012ab');
  expect(screen.queryByText(/postcode of another/)).toBeNull();
  await user.tab();
  expect(
    screen.getByText(/postcode of another country \(Netherlands\)\. .* SW1A 1AA\./),
  ).toBeTruthy();
  expect(document.activeElement).toBe(field(/E-mail/));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ADR-11 formats a postcode by its country on blur', async () => {
  const { user, sent } = show('GB', { ...GOOD, email: 'mira@example.test' });
  await user.type(field(/Postcode/), 'ls14dy');
  await user.tab();
  expect(field(/Postcode/).value).toBe('LS1 4DY');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(sent.mock.calls[0]?.[0].postcode).toBe('LS1 4DY');
});

it('ADR-01 keeps typed values for another country, and shows its fields', async () => {
  const { user } = show('GB', GOOD);
  const country = screen.getByRole('combobox', { name: 'Country' });
  await user.selectOptions(country, 'Spain');
  expect(field(/Town/).value).toBe('Leeds');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Madrid');
  await user.selectOptions(country, 'Italy');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Province' }).value).toBe('');
  await user.selectOptions(country, 'United Kingdom');
  expect(screen.queryByRole('combobox', { name: 'Province' })).toBeNull();
  expect([field(/First name/).value, field(/street/).value]).toEqual(['Mira', '12 Mill Lane']);
});

it('a later error takes the focus only if the shopper is not typing', async () => {
  const good = { ...GOOD, email: 'mira@example.test', postcode: 'LS1 4DY' };
  const { user, sent, kept } = show('GB', good);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(sent).toHaveBeenCalledOnce();
  await user.type(field(/Flat/), 'Flat 3');
  kept.tell({ city: [{ key: 'address.error.missing.city', params: {} }] });
  expect(await screen.findByText('Please enter the town or city.')).toBeTruthy();
  expect(document.activeElement).toBe(field(/Flat/));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  kept.tell({ city: [{ key: 'address.error.missing.city', params: {} }] });
  await vi.waitFor(() => expect(document.activeElement).toBe(field(/Town/)), 10_000);
});

it.each([
  ['hm', 'GB', /^Title/, false],
  ['rl', 'ES', /^Province/, true],
] as const)('SLC-01 of %s in %s has the check mark at %s: %s', (brand, country, label, is) => {
  show(country, {}, brand);
  const shown = screen.getByText(label, { selector: 'label' });
  expect(shown.hasAttribute('data-required')).toBe(is);
});

it('ADR-01 ADR-02 sets the autofill token of every field', () => {
  show('NL', {}, 'hm');
  const tokens = [...document.querySelectorAll('input, select')].map((each) =>
    each.getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(
    [
      'country',
      'honorific-prefix',
      'given-name',
      'family-name',
      'address-line1',
      'address-line2',
      'postal-code',
      'address-level2',
      'email',
      'tel',
    ].map((token) => `shipping ${token}`),
  );
  expect(field(/Postcode/).getAttribute('inputmode')).toBe('text');
  expect(field(/^Phone$/).required).toBe(true);
});

it('ADR-02 explains where the brand does not deliver', () => {
  show('US');
  expect(screen.getByText('We do not deliver to this country: United States.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('ADR-01 keeps all fields that a browser or an extension fills in at once', () => {
  show('GB');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const filled = { firstName: 'Mira', lastName: 'Lind', line1: '12 Mill Lane', city: 'Leeds' };
  act(() => {
    for (const [name, value] of Object.entries(filled)) {
      const input = document.querySelector(`[name="${name}"]`);
      write?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  for (const [name, value] of Object.entries(filled))
    expect(document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value).toBe(value);
});
