const USAGE = `npm run bench -- [--only PREFIX]

Measures, and prints one JSON line for each figure.

  --only PREFIX  only the figures whose names begin so: record., replay., seek., bundle., nodes., calls., persist., studio., document., page.

Exit code: 0 measured, 2 there is no such figure, or it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: { only: { type: 'string', default: '' } },
});
