const USAGE = `Usage: npm run bisect -- FILE --good REV [--bad REV]
Finds the commit by which a trace came to something else, in a worktree. What does not build is skipped.
FILE is a trace, or the number of a case in .cache/reports.

  --good REV    a commit where it comes to something else than at the bad one
  --bad REV     by default HEAD

Exit code: 0 found, 2 there is nothing to find, or it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: { good: { type: 'string' }, bad: { type: 'string' } },
  paths: [1, 1],
});
