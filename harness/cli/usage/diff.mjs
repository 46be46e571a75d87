const USAGE = `Usage: npm run diff -- A B [--json FILE]
Aligns two traces by their causes, and tells what only one has and what differs in both.
A and B are traces, or numbers of cases in .cache/reports.

  --json FILE    writes it as JSON; - is the standard output

Exit code: 0 they are alike, 1 they differ, 2 one cannot be read, or it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: { json: { type: 'string' } },
  paths: [2, 2],
  writes: ['json'],
});
