import { expect, it } from 'vitest';
import { readFitOptions } from '#harness/cli/support/fit-options.ts';
import { readPicturesOptions } from '#harness/cli/support/pictures-options.ts';
import { Stop } from '#harness/cli/support/stop.mjs';
import { SHOTS } from '#harness/pictures/shots.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

const READ = { fit: readFitOptions, pictures: readPicturesOptions };
type Command = keyof typeof READ;
const read = (command: Command, args: string) => READ[command](args.split(' ').filter(Boolean));

const BOTH = ['rl', 'hm'];
const ALL = { languages: [...TRANSLATED_LANGUAGES, 'qps'], isNamed: false, brands: BOTH, jobs: 2 };
const SOME = { languages: ['fr', 'pl'], isNamed: true, brands: ['rl'], jobs: 3 };
const STATES = { revision: 'main', brands: BOTH, screen: 390, only: /(?:)/, jobs: 4 };

it.each<[Command, string, object]>([
  ['fit', '', { ...ALL, shots: SHOTS }],
  ['fit', 'fr pl --brand rl --only ^bag$ --jobs 3', { ...SOME, shots: [{ name: 'bag' }] }],
  ['pictures', '', { take: { language: 'en', brands: BOTH, only: /(?:)/ } }],
  [
    'pictures',
    '--language fr --brand hm --only home',
    { take: { language: 'fr', brands: ['hm'], only: /home/ } },
  ],
  ['pictures', '--compare main', { compare: STATES }],
  [
    'pictures',
    '--compare main --brand rl --screen 1440 --jobs 2',
    { compare: { ...STATES, brands: ['rl'], screen: 1440, jobs: 2 } },
  ],
])('%s reads "%s"', (command, args, options) => {
  expect(read(command, args)).toMatchObject(options);
});

it.each<[Command, string, string]>([
  ['fit', 'frr', 'LANGUAGE takes one of en, '],
  ['fit', '--brand xx', '--brand takes one of rl, hm, not "xx".'],
  ['fit', '--jobs 0', '--jobs takes a whole number from 1 to 99, not "0".'],
  ['fit', '--only nowhere', 'No page has this name: nowhere'],
  ['fit', '--only [', '--only takes a regular expression, not "[".'],
  ['pictures', '--language frr', '--language takes one of en, '],
  ['pictures', '--screen 390', '--screen and --jobs go with --compare.'],
  [
    'pictures',
    '--compare main --screen 500',
    '--screen takes one of 320, 390, 820, 1440, not "500".',
  ],
  ['pictures', '--compare main --language fr', '--language does not go with --compare'],
  ['pictures', '--sceen 390', "Unknown option '--sceen'"],
])('%s refuses "%s", and ends with 2', (command, args, message) => {
  expect(() => read(command, args)).toThrow(Stop);
  const text = expect.stringContaining(message) as string;
  expect(() => read(command, args)).toThrow(expect.objectContaining({ code: 2, message: text }));
});
