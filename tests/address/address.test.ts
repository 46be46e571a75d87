import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveDraft, normalise, toDraft, toOrderAddress, validate } from '#src/address/address.ts';
import { AddressDraft, emptyDraft } from '#src/address/draft.ts';
import { ADDRESS_FORMS } from '#src/address/form.ts';
import { isPrivacyMark } from '#src/kernel/struct.ts';
import { cpuTime } from '#tests/cpu-time.ts';
import { formOf, goodDraft } from './drafts.ts';

function problems(
  country: string,
  change: Partial<AddressDraft>,
  purpose: 'shipping' | 'billing' = 'shipping',
) {
  const form = formOf(country, 'hm');
  const found = validate(form, goodDraft(form, change), purpose);
  return Object.entries(found).map(([name, list]) => [
    name,
    ...list.map(({ key, params }) => [key.replace('address.error.', ''), params]),
  ]);
}

describe('names and streets in every script of the 27 countries', () => {
  it.each([
    ['GB', 'Siobhán', 'O’Brien-Smythe', '221B Baker St., Flat 3'],
    ['IE', 'Seán', "O'Súilleabháin", 'Áras Uí Chonghaile, 4 Bóthar na Trá'],
    ['DE', 'Jörg', 'Großkreutz', 'Straße des 17. Juni 135'],
    ['AT', 'Bärbel', 'Freiherr v. Müllner', 'Wiedner Hauptstr. 8/2/14'],
    ['FR', 'Anne-Élodie', 'd’Hérouville', "3 bis, rue de l'Œuvre"],
    ['NL', 'Jan', "van 't Hoff", 'Oude Gracht 12-3'],
    ['PL', 'Łucja', 'Żółć', 'ul. Świętej Gęsi 4 m. 7'],
    ['CZ', 'Růžena', 'Dvořáková', 'Příčná 12/3'],
    ['SK', 'Ľubomíra', 'Kŕčová', 'Hviezdoslavovo nám. 1'],
    ['HU', 'Győző', 'Őrsi', 'Üllői út 5. I/3.'],
    ['RO', 'Ștefan', 'Țăran', 'Str. Mărășești nr. 4, bl. B2'],
    ['HR', 'Đurđa', 'Šćepanović', 'Ulica Ante Starčevića 6'],
    ['SI', 'Žiga', 'Čeh', 'Čopova ulica 3'],
    ['LV', 'Ģirts', 'Ķēniņš', 'Brīvības iela 12 - 4'],
    ['LT', 'Živilė', 'Žąsytė', 'Gedimino pr. 9'],
    ['EE', 'Õnne', 'Kõrv', 'Õismäe tee 8'],
    ['FI', 'Åke', 'Hämäläinen', 'Mannerheimintie 3 A 12'],
    ['SE', 'Örjan', 'Åkesson', 'Kungsgatan 4, lgh 1102'],
    ['DK', 'Søren', 'Ærø', 'Nørrebrogade 44, 3. tv'],
    ['ES', 'Íñigo', 'Núñez', 'C/ Mayor, nº 3, 2ª'],
    ['PT', 'João', 'Conceição', 'Av. da Liberdade, 12 - 3.º Dto.'],
    ['IT', 'Niccolò', "D'Angiò", 'Via Nazionale 1/B'],
    ['BG', 'Цветелина', 'Щърбова', 'бул. „Витоша“ 5, ет. 3'],
    ['RU', 'Пётр', 'Подъяблонский', 'ул. Льва Толстого, д. 16'],
    ['LU', 'Γιώργος', 'Παπαδόπουλος', '4, rue de l’Église'],
    ['BE', 'Zoë', 'Ħaż-Żabbar', 'Nieuwstraat 3 bus 2'],
    ['CH', 'Reto', 'de l’Aigle-Bühler', 'Bahnhofstrasse 1 c/o Meier & Söhne'],
  ])('ADR-16 %s takes %s %s, %s', (country, firstName, lastName, line1) => {
    expect(problems(country, { firstName, lastName, line1, city: lastName })).toEqual([]);
  });
});

it.each<[Partial<AddressDraft>, string, Record<string, unknown>]>([
  [{ firstName: 'R2D2' }, 'characters', { characters: '2' }],
  [{ firstName: '<script>' }, 'characters', { characters: '< >' }],
  [{ line1: '4 Mill Lane <b>' }, 'characters', { characters: '< >' }],
  [{ lastName: '--' }, 'letters', {}],
  [{ lastName: 'x'.repeat(61) }, 'tooLong', { max: 60 }],
  [{ city: 'A'.repeat(51) }, 'tooLong', { max: 50 }],
  [{ email: 'mira@' }, 'email', {}],
  [{ phone: 'call me' }, 'phone', {}],
  [{ phone: '12345' }, 'phone', {}],
  [{ phone: '1234567890123456' }, 'phone', {}],
  [{ title: 'Dr' }, 'choose', {}],
  [{ postcode: '1' }, 'postcode', { example: 'SW1A 1AA' }],
  [{ postcode: '1012 ab' }, 'postcodeOf', { example: 'SW1A 1AA', country: 'NL' }],
  [{ postcode: '10115' }, 'postcodeOfOthers', { example: 'SW1A 1AA' }],
  [{ line2: 'P.O. Box 12' }, 'poBox', {}],
])('ADR-11 ADR-14 ADR-15 ADR-16 VAL-21 VAL-23 %j: %s', (change, key, params) => {
  expect(problems('GB', change)).toEqual([[Object.keys(change)[0], [key, params]]]);
});

it('FRM-03 reports all problems of a field', () => {
  const [[, ...keys] = []] = problems('GB', { firstName: '7'.repeat(41) });
  expect(keys).toEqual([
    ['tooLong', { max: 40 }],
    ['characters', { characters: '7' }],
  ]);
});

it('ADR-20 accepts a Spanish province of the list in any spelling', () => {
  expect(problems('ES', { state: 'málaga' })).toEqual([]);
  expect(problems('ES', { state: 'Bayern' })).toEqual([['state', ['choose', {}]]]);
  expect(problems('ES', { state: '' })).toEqual([['state', ['missing.state', {}]]]);
  expect(problems('IT', { state: 'Milano' })).toEqual([]);
  expect(normalise(formOf('IT'), goodDraft(formOf('IT'), { state: 'milano' })).state).toBe('MI');
  expect(problems('IE', { state: '' })).toEqual([]);
});

it('ADR-01 accepts a post-office box for bills, but not for parcels', () => {
  for (const name of ['line1', 'line2']) {
    expect(problems('DE', { [name]: 'Postfach 12 34 56' })).toEqual([[name, ['poBox', {}]]]);
    expect(problems('DE', { [name]: 'Postfach 12 34 56' }, 'billing')).toEqual([]);
  }
});

it('VAL-19 trims every text of an address before validation and sending', () => {
  for (const form of ADDRESS_FORMS) {
    const names = form.fields.map(({ name }) => name);
    const plain = Object.fromEntries(names.map((name) => [name, 'Ab']));
    const padded = Object.fromEntries(names.map((name) => [name, ' \t Ab\u00a0 ']));
    const blank = Object.fromEntries(names.map((name) => [name, ' \u00a0 ']));
    const none = emptyDraft(form.country);
    expect(normalise(form, { ...none, ...padded })).toEqual(normalise(form, { ...none, ...plain }));
    expect(normalise(form, { ...none, ...blank })).toEqual(none);
  }
});

it('ADR-01 omits a title that was not chosen', () => {
  for (const form of ADDRESS_FORMS)
    expect(normalise(form, emptyDraft(form.country)).title, form.country).toBe('');
});

it('normalising twice changes nothing, and keeps fields outside the form', () => {
  const draft = fc.record(
    Object.fromEntries(
      Object.keys(emptyDraft('')).map((name) => [name, fc.string({ unit: 'grapheme' })]),
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...ADDRESS_FORMS), draft, (form, typed) => {
      const given = { ...emptyDraft(form.country), ...typed };
      const once = normalise(form, given);
      expect(normalise(form, once)).toEqual(once);
      const asked = new Set<string>(form.fields.map(({ name }) => name));
      for (const [name, value] of Object.entries(given))
        if (name !== 'country' && !asked.has(name)) expect(once).toHaveProperty(name, value);
    }),
  );
});

it('ADR-04…20 no typed text throws, and an order has normalised texts only', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<script>', '\u0000', '1e9'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...ADDRESS_FORMS),
      fc.array(text, { minLength: 10 }),
      (form, texts) => {
        const [firstName = '', lastName = '', line1 = '', line2 = '', city = ''] = texts;
        const typed = goodDraft(form, { firstName, lastName, line1, line2, city });
        const errors = validate(form, typed, 'shipping');
        const address = toOrderAddress(form, typed);
        if (Object.keys(errors).length === 0)
          for (const value of Object.values(address))
            expect(value).not.toMatch(/[<>\p{Cc}]|^\s|\s$/u);
      },
    ),
  );
});

it('ADR-03 restores a saved address unchanged', () => {
  for (const form of ADDRESS_FORMS) {
    const address = toOrderAddress(form, goodDraft(form));
    expect(toOrderAddress(form, toDraft({ ...address, id: '7' }))).toEqual(address);
  }
});

it('ADR-01 another country keeps the common fields', () => {
  const spanish = goodDraft(formOf('ES'), { state: 'Madrid' });
  expect(moveDraft(spanish, 'IT')).toEqual({ ...spanish, country: 'IT', state: '' });
  expect(moveDraft(spanish, 'ES')).toBe(spanish);
});

it('redacts every field of a draft but its country in the log', () => {
  const open = Object.entries(AddressDraft.schema).filter(([, { type }]) => !isPrivacyMark(type));
  expect(open.map(([name]) => name)).toEqual(['country']);
});

it('ADR-04…20 validates a long hostile text quickly', () => {
  const form = formOf('GB', 'hm');
  const worked = cpuTime();
  for (const text of [
    'a-'.repeat(5_000),
    '+44(0)'.repeat(5_000),
    '0 '.repeat(5_000),
    '<'.repeat(5_000),
  ]) {
    const names = form.fields.map(({ name }) => [name, text]);
    const errors = validate(form, goodDraft(form, Object.fromEntries(names)), 'shipping');
    expect(Object.keys(errors)).toHaveLength(form.fields.length);
  }
  expect(worked()).toBeLessThan(2000);
});
