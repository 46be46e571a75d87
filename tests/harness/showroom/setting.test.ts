import { describe, expect, it } from 'vitest';
import { changeFinding, readFinding } from '#harness/showroom/finding.ts';
import {
  changeSetting,
  countryOf,
  languagesIn,
  languagesOf,
  readSetting,
} from '#harness/showroom/setting.ts';
import { decided } from '#harness/showroom/pretend-media.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

describe('a link of the showroom', () => {
  it('holds story, brand, country, language, screen, scheme, text size, motion and step', () => {
    const link = changeSetting('?story=showroom--walk&scenario=bag-voucher', {
      brand: 'hm',
      country: 'PT',
      screen: 390,
      scheme: 'dark',
      text: 200,
      motion: 'reduce',
      view: 'board',
      step: 3,
      log: true,
    });
    expect(new URLSearchParams(link).get('scenario')).toBe('bag-voucher');
    expect(readSetting(link)).toEqual({
      brand: 'hm',
      country: 'PT',
      language: 'pt',
      screen: 390,
      scheme: 'dark',
      text: 200,
      motion: 'reduce',
      view: 'board',
      step: 3,
      log: true,
    });
  });

  it('contains the search, besides all settings', () => {
    const wanted = {
      query: 'voucher',
      place: 'bag',
      state: 'refused',
      kind: 'Sold out, gone',
      isByRule: true,
    } as const;
    const link = changeFinding('?story=showroom--index&brand=hm', wanted);
    expect(readFinding(link)).toEqual(wanted);
    expect(readSetting(link).brand).toBe('hm');
    const noPayload = {
      query: '',
      place: undefined,
      state: undefined,
      kind: undefined,
      isByRule: false,
    };
    expect(changeFinding(link, noPayload)).toBe('?story=showroom--index&brand=hm');
    expect(readFinding('?page=constructor&state=toString&kind=valueOf')).toEqual(noPayload);
  });

  it('without valid values defaults to a wide screen of the denim brand in the United Kingdom', () => {
    const plain = readSetting('');
    expect(plain).toMatchObject({ brand: 'rl', country: 'GB', language: 'en', screen: 1440 });
    expect(readSetting('?brand=x&country=zz&language=xx&screen=7&step=-1&text=a')).toEqual(plain);
  });

  it('implies the language of its country, and the country of its language', () => {
    expect(readSetting(changeSetting('?country=gb', { language: 'pl' })).country).toBe('PL');
    expect(readSetting(changeSetting('?country=pl', { country: 'SE' })).language).toBe('sv');
    const swiss = changeSetting(changeSetting('', { country: 'CH' }), { language: 'it' });
    expect(readSetting(swiss)).toMatchObject({ country: 'CH', language: 'it' });
  });

  it('shows no brand where it does not sell', () => {
    expect(readSetting('?country=bg').brand).toBe('hm');
    expect(readSetting('?brand=rl&country=bg')).toMatchObject({ brand: 'rl', country: 'GB' });
    const there = changeSetting('?brand=hm&country=si&language=sl', { brand: 'rl' });
    expect(readSetting(there)).toMatchObject({ brand: 'rl', country: 'GB', language: 'en' });
    expect(readSetting(changeSetting(there, { brand: 'hm', country: 'SI' })).language).toBe('sl');
  });

  it('every language belongs to its country', () => {
    for (const language of TRANSLATED_LANGUAGES)
      for (const brand of ['rl', 'hm'] as const)
        if (languagesIn(brand).includes(language))
          expect(languagesOf(countryOf(language, brand))).toContain(language);
  });
});

it("replaces only the visitor's preferences in media queries", () => {
  const still = { scheme: 'light', motion: 'reduce' } as const;
  expect(decided('not (prefers-reduced-motion: reduce)', still)).toBe('not (min-width: 0px)');
  expect(decided('(prefers-reduced-motion)', still)).toBe('(min-width: 0px)');
  expect(decided('(prefers-reduced-motion: no-preference)', still)).toBe('(max-width: 0px)');
  expect(decided('(width >= 741px) and (prefers-color-scheme: dark)', still)).toBe(
    '(width >= 741px) and (max-width: 0px)',
  );
});
