const USAGE = `Usage: npm run coverage:traces -- --changed REV [PATH…]
Which traces run through the lines of src that are others than at a commit, the fewest that run
through all of them, and which lines none runs through. PATH is fixtures/traces unless told.

  --changed REV    a commit
  --json FILE      writes it as JSON; - is the standard output

Exit code: 0 every changed line that can run does, 1 some do not, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: { changed: { type: 'string' }, json: { type: 'string' } },
  paths: [0, Infinity],
  writes: ['json'],
});
