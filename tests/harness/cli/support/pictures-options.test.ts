import { expect, it, vi } from 'vitest';
import { readPicturesOptions } from '#harness/cli/support/pictures-options.ts';
import { Stop } from '#harness/cli/support/stop.mjs';

const read = (args: string) => readPicturesOptions(args.split(' ').filter(Boolean));

it('pictures are taken in English and of both brands, unless it is said otherwise', () => {
  expect(read('')).toEqual({ take: { language: 'en', brands: ['rl', 'hm'], only: /(?:)/ } });
  expect(read('--language fr --brand hm --only home')).toEqual({
    take: { language: 'fr', brands: ['hm'], only: /home/ },
  });
});

it('states are compared at 390 px, unless it is said otherwise', () => {
  const usual = { revision: 'main', brands: ['rl', 'hm'], screen: 390, only: /(?:)/, jobs: 4 };
  expect(read('--compare main')).toEqual({ compare: usual });
  expect(read('--compare main --brand rl --screen 1440 --jobs 2')).toEqual({
    compare: { ...usual, brands: ['rl'], screen: 1440, jobs: 2 },
  });
});

it('help is no work', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(read('--help')).toBeUndefined();
});

it.each([
  ['--brand xx', '--brand takes one of rl, hm, not "xx".'],
  ['--language frr', /^--language takes one of en, .*, not "frr"\.$/],
  ['--only (', '--only takes a regular expression, not "(".'],
  ['--screen 390', '--screen and --jobs go with --compare.'],
  ['--compare main --screen 500', '--screen takes one of 320, 390, 820, 1440, not "500".'],
  ['--compare main --jobs 0', '--jobs takes a whole number from 1 to 99, not "0".'],
  ['--compare main --jobs x', '--jobs takes a whole number from 1 to 99, not "x".'],
  ['--compare main --brand xx', '--brand takes one of rl, hm, not "xx".'],
  ['--compare main --language fr', /^--language does not go with --compare/],
  ['--sceen 390', /Unknown option '--sceen'/],
])('%s says what is wrong, and ends with 2', (args, message) => {
  expect(() => read(args)).toThrow(Stop);
  expect(() => read(args)).toThrow(
    expect.objectContaining({ code: 2, message: messageLike(message) }),
  );
});

function messageLike(message: string | RegExp): unknown {
  return typeof message === 'string' ? message : expect.stringMatching(message);
}
