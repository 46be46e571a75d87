import { describe, expect, it } from 'vitest';
import type { Translate } from '#src/kernel/text-keys.ts';
import { errorEntries, errorText, shownErrors } from '#src/ports/http/error-list.ts';
import { errorsOf } from '#src/ports/http/read-response.ts';
import type { ShopError } from '#src/ports/http/errors.ts';
import { storeById } from '#src/store-config/stores.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { EXPIRY_KEYS } from '#tests/session/expiry-keys.ts';

const error = (given: Partial<ShopError> = {}): ShopError => ({
  errorKey: '_ERR_PROMO',
  errorParameters: [],
  ...given,
});
const pounds = { locale: 'en-GB', currencyCode: 'GBP' };
const euros = { locale: 'de-AT', currencyCode: 'EUR' };

it('ENT-29 reads an error as key, code, message and parameters; skips one without a key', () => {
  const whole = {
    errorKey: '_ERR_PROMO',
    errorCode: '2010',
    errorMessage: 'It is over.',
    errorParameters: ['RIVET10', '49.90'],
  };
  const loose = {
    errorKey: '_ERR_OTHER',
    errorCode: 7,
    errorMessage: {},
    errorParameters: [1, {}],
  };
  const errors = [whole, loose, { errorCode: '1' }, null, 'text'];
  expect(errorsOf({ errors })).toEqual([
    whole,
    { errorKey: '_ERR_OTHER', errorCode: '7', errorParameters: ['1', ''] },
  ]);
  expect([{}, { errors: 'none' }, undefined].map(errorsOf)).toEqual([[], [], []]);
});

it('ERR-01 converts an error list to entries with key, parameters and an optional message', () => {
  const raw = [
    error({ errorParameters: ['RIVET10', '49.90'] }),
    error({ errorKey: '_ERR_OTHER', errorMessage: 'It is over.' }),
  ];
  expect(errorEntries(raw)).toEqual([
    { errorKey: '_ERR_PROMO', errorParameters: ['RIVET10', '49.90'] },
    { errorKey: '_ERR_OTHER', errorParameters: [], message: 'It is over.' },
  ]);
});

it('ERR-02 uses `key.code` if a code exists', () => {
  expect(errorEntries([error({ errorCode: '2010' })])[0]?.errorKey).toBe('_ERR_PROMO.2010');
});

describe('ERR-03 numeric parameters', () => {
  it.each([
    ['49.90', pounds, '£49.90'],
    ['49.9', pounds, '£49.90'],
    ['1250', pounds, '£1,250.00'],
    ['-5', pounds, '-£5.00'],
    ['0', pounds, '£0.00'],
    ['1250', storeById('30002', 'en'), '£1,250.00'],
    ['1250', { locale: 'cs-CZ', currencyCode: 'CZK' }, '1 250,00 Kč'],
    ['12.5', { locale: 'de-DE', currencyCode: 'EUR' }, '12,50 €'],
    ['12.5', euros, '€ 12,50'],
  ])('%s becomes an amount of the store', (given, style, shown) => {
    const [entry] = shownErrors([error({ errorParameters: [given] })], style);
    expect(entry?.errorParameters.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([shown]);
  });

  it.each(['RIVET10', '', ' 5', '5 %', '01067', '1e3', '12.345', 'Infinity', '99999999999', '1,5'])(
    '%j is no number and stays unchanged',
    (given) => {
      const [entry] = shownErrors([error({ errorParameters: [given] })], pounds);
      expect(entry?.errorParameters).toEqual([given]);
    },
  );
});

it('ERR-04 SES-19 hides errors that only report an expired session, with or without a code', () => {
  const over = EXPIRY_KEYS.map((errorKey) => error({ errorKey }));
  expect(shownErrors(over, pounds)).toEqual([]);
  const mixed = [error({ errorKey: '_ERR_DIDNT_LOGON', errorCode: '1' }), error()];
  expect(shownErrors(mixed, pounds).map(({ errorKey }) => errorKey)).toEqual(['_ERR_PROMO']);
});

describe('AUT-24 the text of an entry', () => {
  const { i18n } = createI18n({
    locale: 'en-GB',
    resources: {
      en: {
        account: {
          own: { _ERR_PROMO: 'No code: {{0}}' },
          error: { _ERR_OTHER: 'Other', unknown: 'Not now.' },
        },
      },
    },
  });
  const t = i18n.getFixedT(null, 'account') as Translate<'account'>;
  const told = (given: Partial<ShopError>) =>
    errorEntries([error(given)]).map((entry) => errorText(t, entry, 'own', 'error'))[0];

  it.each([
    [{ errorParameters: ['RIVET10'] }, 'No code: RIVET10'],
    [{ errorCode: '2010', errorParameters: ['RIVET10'] }, 'No code: RIVET10'],
    [{ errorKey: '_ERR_OTHER', errorMessage: 'It is over.' }, 'Other'],
    [{ errorKey: '_ERR_NEW' }, 'Not now.'],
  ])('%o: %s', (given, text) => expect(told(given)).toBe(text));

  it('ERR-01 ENT-29 adds up to 200 characters of the backend’s message to the general text of an unknown key', () => {
    expect(told({ errorKey: '_ERR_NEW', errorMessage: ' It is over. ' })).toBe(
      'Not now. It is over.',
    );
    const endless = told({ errorKey: '_ERR_NEW', errorMessage: 'x'.repeat(9000) });
    expect(endless).toHaveLength('Not now. '.length + 200);
  });
});
