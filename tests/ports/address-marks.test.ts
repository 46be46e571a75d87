import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPseudonyms, alreadyRedacted } from '#src/event-log/pseudonyms.ts';
import { compileRedactor } from '#src/event-log/redaction.ts';
import { sitePathOf } from '#src/kernel/site-path.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { siteAddress, siteQuery } from '#src/ports/address-marks.ts';
import { resultsPath } from '#src/search/search.ts';

const address = compileRedactor(siteAddress(), 'address')!;
const query = compileRedactor(siteQuery(), 'query')!;

const SECRETS = ['rosa@mail.example', '4111111111111111', 'Rosalind Ash', 'hunter2-hunter2'];

describe('addresses in the log', () => {
  it.each([
    '/women/jeans?page=2&_sort_=price-asc&size=W30%2CL32#',
    '/search',
    '?orderId=701001',
    '/?store=hm-de&xcomreg=RIVETROW',
    '/account?loginRedirect=%2Fmyaccount%2Forders%3Fpage%3D2',
    '/foundry-straight-jean-rl0101rin',
  ])('have known parameters: %s', (text) => {
    expect(address(text, createPseudonyms())).toBe(text.replace(/#$/, '#'));
  });

  it.each(
    SECRETS.flatMap((secret) => {
      const written = encodeURIComponent(secret);
      return [
        `/search?searchTerm=${written}`,
        `/search?searchTerm=${secret}`,
        `/women?anything=${written}`,
        `/women?${written}`,
        `/women?${written}=1`,
        `/women?utm_source=${written}`,
        `/women#${secret}`,
        `/?loginRedirect=${encodeURIComponent(`/search?searchTerm=${written}`)}`,
        `/?loginRedirect=${encodeURIComponent(`//${secret}`)}`,
      ];
    }),
  )('have no typed text: %s', (text) => {
    const shown = String(address(text, createPseudonyms()));
    for (const secret of SECRETS) {
      expect(decodeURIComponent(shown)).not.toContain(secret);
      expect(shown).not.toContain(new URLSearchParams([[secret, '']]).toString().slice(0, -1));
    }
  });

  it.each(['/rosa%40mail.example', '/x/4111-1111-1111-1111', '/women?xcomreg=rosa@mail.example'])(
    'have no e-mail address and no card number: %s',
    (text) => {
      const shown = String(address(text, createPseudonyms()));
      expect(decodeURIComponent(shown)).not.toMatch(/rosa|4111/);
    },
  );

  it("have a product's id, with any text before it", () => {
    expect(address('/rosa@mail.example-rl0101rin', createPseudonyms())).toMatch(
      /^\/[*xa]+-rl0101rin$/,
    );
  });

  it('stay unchanged when redacted again', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const text = url.replace(/^https?:\/\/[^/?#]*/, '');
        const pseudonyms = createPseudonyms();
        const shown = address(text, pseudonyms);
        expect(address(shown, alreadyRedacted)).toBe(shown);
        expect(address(shown, pseudonyms)).toBe(shown);
      }),
    );
  });

  it('mean the same listing in the log as in the shop', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(...SECRETS, 'blue', 'W30', 'price-asc', '2', 'Ä b'),
    );
    const names = ['searchTerm', 'page', '_sort_', 'size', 'maincolour', 'price_min', 'other'];
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.array(value, { maxLength: 3 }).map((all) => all.join(',')),
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(pairs, fc.constantFrom('/search', '/women'), (parameters, path) => {
        const pseudonyms = createPseudonyms();
        const search = `?${new URLSearchParams(parameters)}`;
        const { searchTerm, sort, ...rest } = listingQueryOf({ path, search });
        const shown = listingQueryOf({ path, search: String(query(search, pseudonyms)) });
        expect(shown).toEqual({
          ...rest,
          searchTerm: searchTerm && pseudonyms.of('personal-term', searchTerm),
          sort: sort && pseudonyms.of('reference', sort),
        });
      }),
    );
  });

  it("of search results are those of the term's pseudonym", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (term) => {
        const pseudonyms = createPseudonyms();
        const shown = pseudonyms.of('personal-term', term);
        expect(address(resultsPath(term), pseudonyms)).toBe(resultsPath(shown));
      }),
    );
  });

  it('lead to the same page as in the shop', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const pseudonyms = createPseudonyms();
        const parameter = new URLSearchParams({ loginRedirect: `/search?searchTerm=${rest}` });
        const shown = new URLSearchParams(String(query(`?${parameter}`, pseudonyms)));
        const led = sitePathOf(parameter.get('loginRedirect'));
        const leads = sitePathOf(shown.get('loginRedirect'));
        expect(leads === undefined).toBe(led === undefined);
        if (led !== undefined) expect(leads).toBe(address(led, pseudonyms));
      }),
    );
  });
});
