// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { beforeEach, expect, it } from 'vitest';
import { $isBillingFormValid, $typed } from '#src/checkout/details/details-model.ts';
import { $toldForm } from '#src/checkout/details/told-form-model.ts';
import { DetailsStep } from '#src/checkout/details/view/DetailsStep.tsx';
import { locationChanged } from '#src/ports/navigation.ts';
import { fill } from '#tests/forms/fill.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { stubMedia } from '#tests/stub-media.ts';
import { SAVED, atDetails } from '../../at-details.ts';

const SHIPPING = 'PUT /cart/@self/shipping_info';

// A touch screen uses the native select.
beforeEach(() => stubMedia((query) => query === '(pointer: coarse)'));

async function show(start: Parameters<typeof atDetails>[0] = {}) {
  const shopper = await atDetails(start);
  const view = renderInShop(shopper.scope, <DetailsStep />);
  const user = userEvent.setup();
  const pressContinue = async () => {
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await act(shopper.settle);
  };
  const type = (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields))
      fill(screen.getByLabelText(new RegExp(`^${label}`)), text);
  };
  return { ...shopper, ...view, user, type, pressContinue };
}

const GOOD = {
  'First name': 'Ada',
  'Last name': 'Example',
  'House number': '1 Loom Street',
  Town: 'London',
  Postcode: 'w1d4hs',
  'E-mail': 'ada@example.test',
};

it('API-62 ADR-01 ADR-02 shows the form that the backend names by its code', async () => {
  const { scope } = await show();
  const title = () => screen.queryByLabelText(/^Title/);
  expect(title()).toBeNull();
  const tailored = { code: '20002', country: 'GB', fields: [] };
  act(() => void allSettled($toldForm, { scope, params: tailored }));
  expect(title()).not.toBeNull();
});

it('SES-11 keeps typed values when the step unmounts, even in the focused field', async () => {
  const { type, unmount, scope, kept, settle } = await show();
  type({ 'First name': 'Ad' });
  unmount();
  await settle();
  expect(scope.getState($typed).shipping.draft.firstName).toBe('Ad');
  expect(kept()?.shipping.firstName).toBe('Ad');
});

it('CHK-11 ENT-24 FRM-04 shows and stores that the typed billing address is complete while it is', async () => {
  const { user, scope } = await show();
  const isValid = () => scope.getState($isBillingFormValid);
  const said = () => screen.queryByText('The billing address is complete.') !== null;
  await user.click(screen.getByLabelText('The bill goes to the same address'));
  const bill = within(screen.getByRole('group', { name: 'Billing address' }));
  const { 'E-mail': _, ...address } = GOOD;
  for (const [label, text] of Object.entries(address))
    fill(bill.getByLabelText(new RegExp(`^${label}`)), text);
  await user.tab();
  expect([said(), isValid()]).toEqual([true, true]);
  fill(bill.getByLabelText('Postcode'), '');
  expect([said(), isValid()]).toEqual([false, false]);
  fill(bill.getByLabelText('Postcode'), 'W1D 4HS');
  expect([said(), isValid()]).toEqual([true, true]);
  await user.click(screen.getByLabelText('The bill goes to the same address'));
  expect([said(), isValid()]).toEqual([false, false]);
});

it('ADR-04 validates the postcode of a billing country by its own rules', async () => {
  const { user } = await show();
  await user.click(screen.getByLabelText('The bill goes to the same address'));
  const bill = screen.getByRole('group', { name: 'Billing address' });
  const postcode = () => bill.querySelector<HTMLInputElement>('[name="postcode"]');
  await user.selectOptions(screen.getByLabelText('Country'), 'DE');
  fill(postcode()!, '10115');
  await user.tab();
  expect(postcode()?.getAttribute('aria-invalid')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Country'), 'NL');
  expect(postcode()?.value).toBe('10115');
  expect(postcode()?.getAttribute('aria-invalid')).toBe('true');
});

it('CHK-11 offers saved addresses; those of other countries for billing only', async () => {
  await show({
    person: 'mira',
    saved: [SAVED, { ...SAVED, firstName: 'Max', country: 'DE', zipCode: '10115' }],
  });
  expect(screen.getByRole('radio', { name: /Mira/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /Max/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('Parcels from this shop go to United Kingdom only.')).toBeTruthy();
  expect(screen.queryByLabelText('First name')).toBeNull();
  expect(screen.getByText(/The confirmation goes to mira@selvedge.example/)).toBeTruthy();
});

it('ADR-15 validates phone lengths by country once the rules have loaded', async () => {
  const { type, pressContinue, count } = await show();
  type({ ...GOOD, Phone: '020 7946' });
  await pressContinue();
  await waitFor(() =>
    expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(count(SHIPPING)).toBe(0);
  type({ Phone: '+44 (0)20 7946 0958' });
  await pressContinue();
  expect(count(SHIPPING)).toBe(1);
});

it('suggests a correction for a mistyped email, applies it by one press, and never rejects it', async () => {
  const { type, user, pressContinue, visited, trace } = await show();
  type({ ...GOOD, 'E-mail': 'ada.mistyped@gmial.com' });
  await user.click(screen.getByRole('button', { name: 'Did you mean ada.mistyped@gmail.com?' }));
  const field = screen.getByLabelText<HTMLInputElement>(/^E-mail/);
  expect(field.value).toBe('ada.mistyped@gmail.com');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  type({ 'E-mail': 'ada.mistyped@gmial.com' });
  await pressContinue();
  expect(visited.at(-1)).toContain('/checkout/payment');
  expect(trace()).not.toContain('ada.mistyped');
});

it.each([
  ['#delivery', () => screen.getByRole('radio', { name: 'To your door' })],
  ['#address', () => screen.getByLabelText('First name')],
  ['#contact', () => screen.getByLabelText(/^E-mail/)],
])('CHK-05 focuses %s when the shopper edits it from the payment step', async (hash, place) => {
  const { send } = await show();
  const location = { path: '/checkout/shipping', search: '', hash, key: 'changed' };
  await act(() => send(locationChanged, { location, action: 'push' as const }));
  expect(document.activeElement).toBe(place());
});

it('shows no delivery days for gift cards alone, because they are emailed', async () => {
  await show({ piece: 'RL2601STD' });
  expect(await screen.findAllByText('Gift cards come by e-mail, once they are paid.')).not.toEqual(
    [],
  );
  expect(screen.queryByText(/^Arrives/)).toBeNull();
  expect(screen.queryByText(/^These days hold/)).toBeNull();
});
