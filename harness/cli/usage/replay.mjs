const USAGE = `Usage: npm run replay -- PATH…
Replays recorded traces and verifies every fact. A path is a file, a folder, a pattern or the
number of a case in .cache/reports; files may be packed (.gz).

  --all            also tells of each of several files that verify
  --jobs N         replays N files at once; by default one for each processor
  --shard I/N      only the I-th of N parts, for machines side by side
  --merge          the paths are what shards have written by --json: tells of them as of one
  --against REV    replays with the build of another commit as well, and compares facts with
                   their payloads, calls and stores; 1 where they differ
  --view           compares what the pages show at each step as well; without --against, with the
                   build of the commit that recorded the trace
  --pixels         with --view: also how they are painted, in Chromium at 390 and 1440 px
  --json FILE      writes what came of it as JSON; - is the standard output
  --ask JSON       details in that file, as --against asks for (harness/compare/details.ts)
  --junit FILE     writes it as JUnit's XML
  --github         prints annotations for GitHub

Exit code: 0 all verified, 1 something diverged, 2 something cannot be read.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {
    all: { type: 'boolean' },
    jobs: { type: 'string' },
    shard: { type: 'string' },
    merge: { type: 'boolean' },
    against: { type: 'string' },
    view: { type: 'boolean' },
    pixels: { type: 'boolean' },
    json: { type: 'string' },
    junit: { type: 'string' },
    github: { type: 'boolean' },
    ask: { type: 'string' },
  },
  paths: [1, Infinity],
  writes: ['json', 'junit'],
});
