const USAGE = `npm run requirements

Lists the tests behind each requirement of tests/requirements.md that passed in the last npm test, the scenarios that show it,
and what is missing.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {},
});
