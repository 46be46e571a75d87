const USAGE = `npm run requirements

Lists the tests that show each requirement of tests/requirements.md: they ran and passed in the last npm test or npm run verify,
and name its id. Then the reports it counts from, the requirements that no test shows, those that are shown in name only
(by tests of constants), and the carried ones.
A report of a partial run counts only what it ran: after npm run verify it is whole.

Exit code: 0 every requirement is shown or carried, 1 some are not, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {},
});
