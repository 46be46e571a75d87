import { describe, expect, it } from 'vitest';
import {
  CONSENT_DAYS,
  EVERYTHING,
  NOTHING_MORE,
  allowedBy,
  readChoice,
  withdrawnBy,
  writeChoice,
} from '#src/consent/consent.ts';
import { STORED_ALWAYS } from '#src/consent/always-stored.ts';

describe('allowed purposes', () => {
  it('CKN-04 without a choice are functional only', () => {
    expect(allowedBy(null)).toEqual({ functional: true, analytical: false, social: false });
    expect(allowedBy(NOTHING_MORE)).toEqual(allowedBy(null));
    expect(allowedBy(EVERYTHING)).toEqual({ functional: true, analytical: true, social: true });
  });

  it.each([NOTHING_MORE, EVERYTHING, { analytical: true, social: false }])(
    'a choice is read as it was written: %o',
    (agreed) => {
      expect(readChoice(writeChoice(agreed, false), false)).toEqual({ ...agreed, by: 'shopper' });
      expect(readChoice(writeChoice(agreed, true), true)).toEqual({ ...agreed, by: 'shopper' });
    },
  );

  it.each([undefined, '', '0.analytical', '2', '1.analytical.sale', 'true'])(
    'requests consent again for an invalid or outdated choice: %s',
    (cookie) => {
      expect(readChoice(cookie, false)).toBeNull();
    },
  );

  it('Global Privacy Control counts as a reject, unless a later choice overrides it', () => {
    expect(readChoice(undefined, true)).toEqual({ ...NOTHING_MORE, by: 'signal' });
    expect(readChoice(writeChoice(EVERYTHING, false), true)).toEqual({
      ...NOTHING_MORE,
      by: 'signal',
    });
  });

  it('returns purposes that are no longer accepted', () => {
    expect(withdrawnBy(EVERYTHING, { analytical: true, social: false })).toEqual(['social']);
    expect(withdrawnBy(null, NOTHING_MORE)).toEqual([]);
  });
});

describe('the storage list', () => {
  it('CKN-09 CKN-10 EXP-06 has the lifetimes: six months, thirty days, and half an hour', () => {
    expect(CONSENT_DAYS).toBe(182);
    expect(STORED_ALWAYS.find(({ name }) => name === 'selvedge_consent')?.lifetime).toEqual({
      days: CONSENT_DAYS,
    });
    const cookies = STORED_ALWAYS.filter(
      ({ area, purpose }) => area === 'cookie' && purpose !== 'functional',
    );
    expect(cookies.map(({ lifetime }) => lifetime)).toEqual([
      { days: 30 },
      { days: 30 },
      { days: 30 },
      { minutes: 30 },
    ]);
  });

  it('has every cookie and key that the sources name', () => {
    const sources = import.meta.glob<string>(['/src/**/*.ts', '!/src/consent/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const named = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/['`](selvedge[._][\w.]*\w|xcomreg|ml(?='))/g)].map(([, name = '']) =>
        name.replace(/_$/, ''),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    const listed = STORED_ALWAYS.map(({ name }) => name.replace(/[._]?\*$/, ''));
    expect([...new Set(named)].filter((name) => !listed.includes(name))).toEqual([]);
  });
});
