import { command } from './support/command.mjs';

const FILE = 'FILE is a trace, or the number of a case in .cache/reports.';
const BRAND = /** @type {const} */ (['rl|hm', 'only this brand']);
const ONLY = 'only names that match the pattern';
const SHARD = /** @type {const} */ (['I/N', 'only the I-th of N parts, for parallel machines']);
const RESULT = /** @type {const} */ ([
  'FILE',
  'writes the result as JSON; - is the standard output',
]);
const SERVER = /** @type {const} */ ({
  port: ['N', 'port to serve on'],
  host: ['ADDRESS', 'address to listen on'],
});

const REPLAYED = /** @type {const} */ (['all verified', 'something diverged']);
const REPLAY_OPTIONS = /** @type {const} */ ({
  all: 'reports each of several files that verify, too',
  jobs: ['N', 'files at once; by default one for each processor'],
  shard: SHARD,
  merge: 'the paths are files that shards have written by --json: reports them as one replay',
  against: [
    'REV',
    'compares with the build of another commit: facts, calls, requests and stores of each step',
  ],
  view: 'compares the rendered pages as well; without --against, with the build that recorded the trace',
  pixels: 'with --view: paints the pages in Chromium at 390 and 1440 px, and compares the pictures',
  json: RESULT,
  junit: ['FILE', "writes the result as JUnit's XML"],
  github: 'prints annotations for GitHub',
  ask: ['JSON', 'adds the details that --against needs to --json (harness/compare/details.ts)'],
});
const REPLAY = `Replays recorded traces and verifies each record. A path is a file, packed (.gz) or not, a folder, a pattern
or the number of a case in .cache/reports.`;

/** Verbs of `npm run trace`. */
export const TRACE = {
  replay: command('replay', 'PATH…', REPLAY, REPLAY_OPTIONS, REPLAYED),
  view: command(
    'trace -- view',
    'PATH…',
    'Compares the pages that two builds render at each step of traces: `replay --view`.',
    REPLAY_OPTIONS,
    REPLAYED,
  ),
  diff: command(
    'trace -- diff',
    'FILE FILE',
    `Aligns two traces by their causes, and lists the differences.\n${FILE}`,
    { json: RESULT },
    ['no difference', 'differences'],
  ),
  shrink: command(
    'trace -- shrink',
    'FILE',
    `Removes all inputs and answers that a goal does not need, and writes the rest as a trace.\n${FILE}`,
    {
      until: [
        'GOAL',
        `diverged: the trace diverges as it does now (default)
fact:cart/itemAdded: a fact follows; optionally with parts of its payload as JSON
state:cart/x.place<0: a place in a named store has a value (! before it: none),
or is =, !=, <, >, <=, >= a JSON value: state:cart/bagPage.details.lines[0].quantity=3`,
      ],
      out: ['FILE', 'by default NAME.shrunk.jsonl beside the trace'],
    },
    ['written', 'the session does not reach the goal'],
  ),
  bisect: command(
    'trace -- bisect',
    'FILE',
    `Finds the commit that changed the result of a trace, in a worktree. Skips commits that do not build.\n${FILE}`,
    {
      good: ['REV', 'a commit with another result than the bad one'],
      bad: ['REV', 'by default HEAD', 'HEAD'],
    },
    ['found'],
  ),
  scenario: command(
    'trace -- scenario',
    'FILE',
    `Writes a scenario from one page life of a trace, as a family file of its own. Calls that failed fail again, by rules
of the simulated backend. ${FILE}`,
    {
      id: ['ID', "id of the scenario, with hyphens; by default from the file's name"],
      life: [
        'N',
        'page life, from 1; by default the last with a failed call, else the last with an input of the shopper',
      ],
      as: ['journey', 'writes a journey in a browser as well, by roles and names'],
      force: 'replaces the file of a scenario of that id',
      dry: 'prints the files, or their changes, and writes nothing',
    },
    ['written, and it passes', 'written, and it does not pass'],
  ),
  coverage: command(
    'trace -- coverage',
    '[PATH…]',
    `Lists the traces that run through changed lines of src, the fewest that run through all of them, and the lines that
none runs through. PATH is fixtures/traces by default.`,
    { changed: ['REV', 'commit to compare the lines with'], json: RESULT },
    ['every changed line that can run does', 'some do not'],
  ),
  golden: command('trace -- golden', '', 'Records the golden traces of all scenarios.', {
    changed: 'records only traces that are missing or do not verify, those of journeys included',
  }),
  trial: command(
    'trace -- trial',
    '',
    `Plants one fault of each kind in a copy of the project, and replays a trace of the original: the verdict must name the
fault, its units and its line.`,
    {
      only: ['TEXT', 'only faults whose name has this text', ''],
      full: 'prints the verdicts, too',
    },
    ['all found', 'some not'],
  ),
};

/** Verbs of `npm run check`. */
export const CHECK = {
  requirements: command(
    'check -- requirements',
    '',
    `Lists the tests that show each requirement of tests/requirements.md: they passed in the last npm test or
npm run verify, and name its id. Then the reports, and the requirements that no test shows, that tests show in
name only (of constants), and that are carried. A report counts what it ran: after npm run verify it is whole.`,
    {},
    ['every requirement is shown or carried', 'some are not'],
  ),
  texts: command(
    'check -- texts',
    '[LANGUAGE…]',
    `Lists problems of each language's texts, those of the simulated backend included: missing, unknown and stale texts,
other places or plural forms than needed, texts too long for their place; and unused English texts. By default all
languages besides English. Records new and changed translations in locales/*.sources.json.`,
    {
      sign: 'records stale texts as still right',
      key: ['KEY…', 'signs only these, such as cart:bag.title'],
    },
    ['no problem', 'a problem'],
  ),
  fit: command(
    'check -- fit',
    '[LANGUAGE…]',
    `Looks for texts that do not fit, on the pages of npm run pictures at 320, 390 and 1440 px: pages wider than the
screen, cut and broken words, buttons on two lines that have one in English. By default all languages, and qps, with
texts two fifths longer than English. Keeps its findings in .cache/fit.`,
    { only: ['PATTERN', ONLY, ''], brand: BRAND, jobs: ['N', 'visitors side by side (2)', '2'] },
    ['all fits', 'a text does not, or a page was not seen'],
  ),
  mutation: command(
    'check -- mutation',
    '[PATH…]',
    `Changes pure rules one place at a time, runs their tests, and lists each change that no test detects. PATH is a file or
folder of src, without its units, calls, hooks and views. Stores results: only changed rules and tests run again.
Equivalent mutants are in harness/mutation/equivalent.ts, each with its reason.`,
    {
      since: ['REV', 'mutates the changed lines of all rules since a commit'],
      with: ['PATH…', 'further tests; may be repeated'],
      minutes: ['N', 'starts no further file after N minutes, and lists the remaining ones'],
      jobs: ['N', 'mutants at once; by default one for each processor'],
      fresh: 'tries all mutants again',
    },
    ['every mutant was killed or is equivalent', 'some survived'],
  ),
  size: command(
    'check -- size',
    '',
    'Builds the demo if sources changed, and compares sizes of scripts with their limits (harness/bench/bars.mjs).',
    {},
    ['within the limits', 'above a limit'],
  ),
};

/** Verbs of `npm run generate`. */
export const GENERATE = {
  countries: command(
    'generate -- countries',
    '',
    `Writes holidays of all countries with a store, of this year and the next ones, their outlines for the map, and
the formats of numbers, money and dates of their languages (CLDR).`,
  ),
  garments: command(
    'generate -- garments',
    '',
    'Draws the pictures of garments and banners that are missing in fixtures/pictures/rendered.',
    { only: ['PATTERN', ONLY, ''], force: 'draws all of them again' },
  ),
};

export const SINGLE = {
  replay: TRACE.replay,
  backend: command('backend', '', 'Serves the simulated backend.', {
    port: ['N', 'port to serve on (4400; 0 takes any free one)', '4400'],
    seed: ['S', 'seed of the world, a whole number (1)', '1'],
    faults: ['P', 'share of the calls that fail or are late, from 0 to 1 (0)', '0'],
    'fault-seed': ['S', 'seed of these faults, a whole number (1)', '1'],
  }),
  bench: command('bench', '', 'Measures, and prints one JSON line for each figure.', {
    only: [
      'PREFIX',
      'only figures whose names begin with this: record., replay., seek., bundle., nodes., calls., persist., studio.,\ndocument., page.',
      '',
    ],
  }),
  simulate: command(
    'simulate',
    '[FILE…]',
    'Simulates seeded shoppers, checks invariants after every record, and shrinks failures.',
    {
      seed: ['S', 'seed of the shoppers and of all random results, a whole number (1)', '1'],
      sessions: ['N', 'number of sessions (100)', '100'],
      hours: ['H', 'runs for H hours instead'],
      faults: ['P', 'share of the calls that fail or are late, from 0 to 1 (0)', '0'],
      journey: [
        'NAME',
        'mixed (default), bag, wishlist, session, two-tabs, purchase, account, measured or visitor',
        'mixed',
      ],
      replay: [
        'N',
        'replays one in N of the sessions without new coverage (8); 1 replays all',
        '8',
      ],
      corpus: [
        'FILE',
        'starts with the seeds of earlier new coverage, and stores those that still have it',
      ],
      shard: SHARD,
      json: ['FILE', 'writes the result as JSON'],
      merge: 'the files are those that shards have written by --json: reports them as one run',
    },
    ['all invariants hold', 'one does not'],
  ),
  pictures: command(
    'pictures',
    '',
    `Takes pictures of the shop's pages, in both brands and at 390, 820 and 1440 px, into .cache/pictures. With --compare,
compares every state of every page with another revision.`,
    {
      only: [
        'PATTERN',
        'only names that match: home-rl-390, product, hm-1440; of states the key: bag-voucher',
        '',
      ],
      language: [
        'CODE',
        'another language than English, each in its own country; qps only looks foreign',
      ],
      compare: ['REVISION', 'a branch, tag or commit that has a showroom'],
      brand: BRAND,
      screen: ['PX', 'with --compare: 320, 390 (default), 820, 1440'],
      jobs: ['N', 'with --compare: pages that take pictures side by side (4)'],
    },
    ['taken, without a visible difference', 'a state differs'],
  ),
};

/** Commands of other packages, with some of their options. */
export const TOOLS = {
  dev: {
    ...command('dev', '', 'Development server of the shop, with the simulated backend.', SERVER),
    bin: ['vite'],
    args: [],
  },
  'stories:dev': {
    ...command('stories:dev', '', 'Development server of the showroom.', SERVER),
    bin: ['@ladle/react', 'ladle'],
    args: ['serve', '--config', 'harness/config/ladle'],
  },
  format: {
    ...command('format', '[PATH…]', 'Formats files and folders; by default all.'),
    bin: ['prettier'],
    args: ['--write'],
    otherwise: ['.'],
  },
  lint: {
    ...command(
      'lint',
      '[PATH…]',
      'Checks files and folders by the rules of .oxlintrc.json; by default all.',
      {
        fix: 'fixes problems where it can',
      },
    ),
    bin: ['oxlint'],
    args: ['--type-aware', '--deny-warnings'],
  },
  types: {
    ...command('types', '', 'Checks the types of all sources.'),
    bin: ['typescript', 'tsc'],
    args: [],
  },
};
