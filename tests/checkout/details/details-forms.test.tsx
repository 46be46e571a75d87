// @vitest-environment jsdom
import { render } from '@testing-library/react';
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
import { sample } from '#harness/config/sample.ts';
import { goodDraft } from '#tests/address/drafts.ts';

const { i18n } = createI18n({
  locale: 'en-GB',
  resources: { en: { common, formats, checkout: texts } },
});
const CODES = COUNTRIES.map(({ code }) => code);

/** First name, last name, street and town as written in each country. */
const LOCAL: Readonly<Record<string, readonly [string, string, string, string]>> = {
  BE: ['Noël', 'Van den Bossche', 'Grote Markt 3 bus 12', 'Liège'],
  GB: ['Siân', 'O’Neill', 'Flat 2/1, 12½ St. John’s Road', 'Llanfairpwll'],
  BG: ['Елена', 'Георгиева', 'ул. „Иван Вазов“ № 7, ап. 3', 'София'],
  HR: ['Đurđa', 'Šćepanović', 'Trg bana Jelačića 5', 'Čakovec'],
  CZ: ['Žofie', 'Dvořáková', 'Náměstí Míru 9/12', 'Ústí nad Labem'],
  DK: ['Søren', 'Ærø-Østergård', 'Strøget 5, 2. tv.', 'Ålborg'],
  DE: ['Jürgen', 'Großmann', 'Weißenburger Str. 12a', 'Bad Säckingen'],
  EE: ['Jüri', 'Õunapuu', 'Pärnu mnt 5-7', 'Võru'],
  ES: ['Íñigo', 'Núñez-Muñoz', 'C/ Mayor, 5, 3º B', 'A Coruña'],
  FI: ['Päivi', 'Mäkelä', 'Hämeentie 5 A 3', 'Jyväskylä'],
  FR: ['Anaïs', 'L’Hôpital', '12 bis, rue de l’Église', 'Saint-Étienne'],
  HU: ['Győző', 'Kőműves', 'Fő utca 5. II/3.', 'Győr'],
  IE: ['Pádraig', 'Ó Súilleabháin', '5 Sráid na Siopaí', 'Dún Laoghaire'],
  IT: ['Niccolò', 'D’Amico', 'Via dell’Università 5/B', 'Forlì'],
  LT: ['Živilė', 'Šaltenytė', 'Gedimino pr. 5-3', 'Panevėžys'],
  LV: ['Jānis', 'Bērziņš', 'Brīvības iela 5-3', 'Rīga'],
  PL: ['Łucja', 'Wójcik-Żółć', 'ul. Świętego Jana 5 m. 3', 'Łódź'],
  PT: ['João', 'Conceição', 'Rua de São Bento, 5, 3.º Esq.', 'Évora'],
  RO: ['Ștefan', 'Țîrlea', 'Str. Mihai Eminescu nr. 5', 'Brașov'],
  RU: ['Пётр', 'Щербаков', 'ул. Льва Толстого, д. 16, кв. 3', 'Йошкар-Ола'],
  SK: ['Ľudmila', 'Kováčová', 'Štúrova 5', 'Žiar nad Hronom'],
  SI: ['Žan', 'Črnič', 'Šišenska cesta 5', 'Škofja Loka'],
  SE: ['Åsa', 'Öberg', 'Östra Storgatan 5 lgh 1102', 'Växjö'],
};

function localPart(country: string): Partial<AddressDraft> {
  const names = LOCAL[country];
  if (!names) return {};
  const [firstName, lastName, line1, city] = names;
  return { firstName, lastName, line1, city };
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("x")()}}',
  'x'.repeat(10_000),
  '💥💥💥',
] as const;

/** A draft with the same text in every field of a form. */
function filledWith(form: AddressFormLayout, text: string): AddressDraft {
  const typed = Object.fromEntries(form.fields.map(({ name }) => [name, text]));
  return { ...emptyDraft(form.country), ...typed };
}

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
  it('ADR-04…20 accepts names and places as written in the country, as the backend does', () => {
    const draft = goodDraft(form, localPart(form.country));
    expect(validate(form, draft, 'shipping')).toEqual({});
    const read = readPostal(writeAddress(toOrderAddress(form, draft)), CODES);
    expect(read).toMatchObject({ address: { country: form.country } });
  });

  it('VAL-21 VAL-23 rejects markup, long texts and symbols in every field', () => {
    const wrong = form.fields.filter(({ name }) => name !== 'title').map(({ name }) => name);
    for (const text of HOSTILE) {
      const errors = validate(form, filledWith(form, text), 'shipping');
      expect(Object.keys(errors), text).toEqual(expect.arrayContaining(wrong));
    }
  });
});

describe.each(sample(ADDRESS_FORMS, 8))('the form as shown: $code, $country', (form) => {
  it('ADR-01 ADR-02 FRM-14 has every field with its label, and every error of an empty form in words', () => {
    const { container, errors } = show(form, emptyDraft(form.country));
    const labels = [...container.querySelectorAll('label')].map((label) => label.textContent);
    for (const { label, name } of form.fields)
      expect(
        labels.some((shown) => shown.startsWith(t(label))),
        name,
      ).toBe(true);
    expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(
      Object.keys(errors).length,
    );
    expect(container.textContent).not.toMatch(/address\.[a-z]|\{\{/);
  });

  it('VAL-23 shows typed markup as text', () => {
    const { container } = show(form, filledWith(form, HOSTILE[1]));
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

it('ADR-02 omits fields that the account has', () => {
  const names = addressForm('GB', 'rl', ['email'])?.fields.map(({ name }) => name) ?? [];
  expect(names).not.toContain('email');
  expect(countriesOf('rl')).toHaveLength(25);
  expect(countriesOf('hm')).toHaveLength(27);
});
