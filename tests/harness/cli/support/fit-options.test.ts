import { expect, it, vi } from 'vitest';
import { readFitOptions } from '#harness/cli/support/fit-options.ts';
import { Stop } from '#harness/cli/support/stop.mjs';
import { SHOTS } from '#harness/pictures/shots.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

const read = (args: string) => readFitOptions(args.split(' ').filter(Boolean));

it('all languages, brands and pages are looked at, unless it is said otherwise', () => {
  expect(read('')).toEqual({
    languages: [...TRANSLATED_LANGUAGES, 'qps'],
    isNamed: false,
    brands: ['rl', 'hm'],
    shots: SHOTS,
    jobs: 2,
  });
  expect(read('fr pl --brand rl --only ^bag$ --jobs 3')).toMatchObject({
    languages: ['fr', 'pl'],
    isNamed: true,
    brands: ['rl'],
    shots: [{ name: 'bag' }],
    jobs: 3,
  });
});

it('help is no work', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(read('--help')).toBeUndefined();
});

it.each([
  ['frr', /^LANGUAGE takes one of en, .*, not "frr"\.$/],
  ['--brand xx', '--brand takes one of rl, hm, not "xx".'],
  ['--jobs 0', '--jobs takes a whole number from 1 to 99, not "0".'],
  ['--only nowhere', 'No page is called that: nowhere'],
  ['--only [', '--only takes a regular expression, not "[".'],
])('%s says what is wrong, and ends with 2', (args, message) => {
  expect(() => read(args)).toThrow(Stop);
  expect(() => read(args)).toThrow(
    expect.objectContaining({ code: 2, message: messageLike(message) }),
  );
});

function messageLike(message: string | RegExp): unknown {
  return typeof message === 'string' ? message : expect.stringMatching(message);
}
