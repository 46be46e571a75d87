// @vitest-environment jsdom
import { render, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import formats from '#locales/en/formats.json';
import common from '#locales/en/common.json';
import texts from '#locales/en/checkout.json';
import { toOrderAddress, validate } from '#src/address/address.ts';
import { AddressFields } from '#src/address/AddressFields.tsx';
import { type AddressDraft, emptyDraft } from '#src/address/draft.ts';
import {
  ADDRESS_FORMS,
  type AddressFormLayout,
  addressForm,
  countriesOf,
} from '#src/address/form.ts';
import type { Translate } from '#src/kernel/text-keys.ts';
import { writeAddress } from '#src/kernel/address.ts';
import { draftFor } from '#src/checkout/details/address-book/typed-address.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { readPostal } from '#harness/backend/checkout/postal.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { goodDraft } from '#tests/address/drafts.ts';

const { i18n } = createI18n({
  locale: 'en-GB',
  resources: { en: { common, formats, checkout: texts } },
});
const CODES = COUNTRIES.map(({ code }) => code);

/** Names and places as written in each country. */
const LOCAL: Readonly<Record<string, Partial<AddressDraft>>> = {
  BE: {
    firstName: 'Noël',
    lastName: 'Van den Bossche',
    line1: 'Grote Markt 3 bus 12',
    city: 'Liège',
  },
  GB: {
    firstName: 'Siân',
    lastName: 'O’Neill',
    line1: 'Flat 2/1, 12½ St. John’s Road',
    city: 'Llanfairpwll',
  },
  BG: {
    firstName: 'Елена',
    lastName: 'Георгиева',
    line1: 'ул. „Иван Вазов“ № 7, ап. 3',
    city: 'София',
  },
  HR: { firstName: 'Đurđa', lastName: 'Šćepanović', line1: 'Trg bana Jelačića 5', city: 'Čakovec' },
  CZ: {
    firstName: 'Žofie',
    lastName: 'Dvořáková',
    line1: 'Náměstí Míru 9/12',
    city: 'Ústí nad Labem',
  },
  DK: { firstName: 'Søren', lastName: 'Ærø-Østergård', line1: 'Strøget 5, 2. tv.', city: 'Ålborg' },
  DE: {
    firstName: 'Jürgen',
    lastName: 'Großmann',
    line1: 'Weißenburger Str. 12a',
    city: 'Bad Säckingen',
  },
  EE: { firstName: 'Jüri', lastName: 'Õunapuu', line1: 'Pärnu mnt 5-7', city: 'Võru' },
  ES: { firstName: 'Íñigo', lastName: 'Núñez-Muñoz', line1: 'C/ Mayor, 5, 3º B', city: 'A Coruña' },
  FI: { firstName: 'Päivi', lastName: 'Mäkelä', line1: 'Hämeentie 5 A 3', city: 'Jyväskylä' },
  FR: {
    firstName: 'Anaïs',
    lastName: 'L’Hôpital',
    line1: '12 bis, rue de l’Église',
    city: 'Saint-Étienne',
  },
  HU: { firstName: 'Győző', lastName: 'Kőműves', line1: 'Fő utca 5. II/3.', city: 'Győr' },
  IE: {
    firstName: 'Pádraig',
    lastName: 'Ó Súilleabháin',
    line1: '5 Sráid na Siopaí',
    city: 'Dún Laoghaire',
  },
  IT: {
    firstName: 'Niccolò',
    lastName: 'D’Amico',
    line1: 'Via dell’Università 5/B',
    city: 'Forlì',
  },
  LT: { firstName: 'Živilė', lastName: 'Šaltenytė', line1: 'Gedimino pr. 5-3', city: 'Panevėžys' },
  LV: { firstName: 'Jānis', lastName: 'Bērziņš', line1: 'Brīvības iela 5-3', city: 'Rīga' },
  PL: {
    firstName: 'Łucja',
    lastName: 'Wójcik-Żółć',
    line1: 'ul. Świętego Jana 5 m. 3',
    city: 'Łódź',
  },
  PT: {
    firstName: 'João',
    lastName: 'Conceição',
    line1: 'Rua de São Bento, 5, 3.º Esq.',
    city: 'Évora',
  },
  RO: {
    firstName: 'Ștefan',
    lastName: 'Țîrlea',
    line1: 'Str. Mihai Eminescu nr. 5',
    city: 'Brașov',
  },
  RU: {
    firstName: 'Пётр',
    lastName: 'Щербаков',
    line1: 'ул. Льва Толстого, д. 16, кв. 3',
    city: 'Йошкар-Ола',
  },
  SK: { firstName: 'Ľudmila', lastName: 'Kováčová', line1: 'Štúrova 5', city: 'Žiar nad Hronom' },
  SI: { firstName: 'Žan', lastName: 'Črnič', line1: 'Šišenska cesta 5', city: 'Škofja Loka' },
  SE: { firstName: 'Åsa', lastName: 'Öberg', line1: 'Östra Storgatan 5 lgh 1102', city: 'Växjö' },
};

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("x")()}}',
  'x'.repeat(10_000),
  '💥💥💥',
  '\u202Eevil',
];

function show(form: AddressFormLayout, draft: AddressDraft) {
  const errors = validate(form, draft, 'shipping');
  const { container } = render(
    <I18nContext value={i18n}>
      <AddressFields
        brand={form.brand}
        purpose="shipping"
        draft={draft}
        errors={errors}
        countries={[form.country]}
        onChange={() => undefined}
      />
    </I18nContext>,
  );
  return { container, errors };
}

const t = i18n.getFixedT(null, 'checkout') as Translate<'checkout'>;

describe.each(ADDRESS_FORMS)('$code, $country', (form) => {
  it('ADR-01 ADR-02 FRM-14 shows every field with its label, and every error of an empty form in words', () => {
    const { container, errors } = show(form, emptyDraft(form.country));
    for (const { label, name } of form.fields) {
      const field = within(container).getAllByLabelText(new RegExp(`^${t(label)}`));
      expect(field.length, name).toBeGreaterThan(0);
    }
    expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(
      Object.keys(errors).length,
    );
    expect(container.textContent).not.toMatch(/address\.[a-z]|\{\{/);
  });

  it('ADR-04…20 accepts names and places as written in the country, as the backend does', () => {
    const draft = goodDraft(form, LOCAL[form.country]);
    expect(validate(form, draft, 'shipping')).toEqual({});
    const read = readPostal(writeAddress(toOrderAddress(form, draft)), CODES);
    expect(read).toMatchObject({ address: { country: form.country } });
  });

  it.each(HOSTILE)('VAL-21 VAL-23 rejects %.20s in every field, and shows it as text', (text) => {
    const typed = Object.fromEntries(form.fields.map(({ name }) => [name, text]));
    const draft = { ...emptyDraft(form.country), ...typed };
    const { container, errors } = show(form, draft);
    const wrong = form.fields.filter(({ name }) => name !== 'title').map(({ name }) => name);
    // Invisible characters are removed; the rest may be a valid name.
    if (!text.startsWith('\u202E'))
      expect(Object.keys(errors)).toEqual(expect.arrayContaining(wrong));
    expect(container.querySelector('script, img')).toBeNull();
  });
});

it('ADR-03 keeps a draft of another store and requests only the fields that its country lacks', () => {
  const german = { ...emptyDraft('DE'), firstName: 'Ada', postcode: '10115', state: 'x' };
  const store = { countryCode: 'AT', brand: 'rl' as const };
  expect(draftFor(german, 'shipping', store)).toEqual({ ...german, country: 'AT', state: '' });
  expect(draftFor(german, 'billing', store)).toBe(german);
  expect(draftFor({ ...german, country: 'US' }, 'billing', store).country).toBe('AT');
});

it('ADR-02 leaves out fields that the account knows', () => {
  const names = addressForm('GB', 'rl', ['email'])?.fields.map(({ name }) => name) ?? [];
  expect(names).not.toContain('email');
  expect(countriesOf('rl')).toHaveLength(25);
  expect(countriesOf('hm')).toHaveLength(27);
});
