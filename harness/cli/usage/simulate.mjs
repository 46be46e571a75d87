const USAGE = `npm run simulate -- [--seed S] [--sessions N] [--faults P] [--journey NAME]

  --seed S        seed of the shoppers and of their luck, a whole number (default 1)
  --sessions N    how many of them (default 100)
  --hours H       goes on for so long, whatever --sessions says
  --faults P      part of the calls that meet with trouble, from 0 to 1 (default 0)
  --journey NAME  one of mixed, bag, wishlist, session, two-tabs, purchase, account, measured, visitor (default mixed)
  --replay N      replays one in N of the sessions that show nothing new (default 8); 1 replays all
  --corpus FILE   begins with the seeds that have shown something new before, and keeps those that do
  --shard I/N     only the I-th of N parts, for machines side by side
  --json FILE     writes what came of it
  --merge FILE…   tells of what shards have written by --json as of one run

Exit code: 0 all held, 1 something did not, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {
    seed: { type: 'string', default: '1' },
    sessions: { type: 'string', default: '100' },
    hours: { type: 'string' },
    faults: { type: 'string', default: '0' },
    journey: { type: 'string', default: 'mixed' },
    replay: { type: 'string', default: '8' },
    corpus: { type: 'string' },
    shard: { type: 'string' },
    json: { type: 'string' },
    merge: { type: 'boolean', default: false },
  },
  paths: [0, Infinity],
  writes: ['json', 'corpus'],
});
