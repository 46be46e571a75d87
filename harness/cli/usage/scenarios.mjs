const USAGE = `npm run scenarios

Lists the scenarios of harness/scenarios, and writes for the showroom on which page each step ends.

Exit code: 0 written, 1 a scenario is not as it says, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {},
});
