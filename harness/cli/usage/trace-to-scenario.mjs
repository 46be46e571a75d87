const USAGE = `Usage: npm run trace-to-scenario -- FILE [--id ID] [--life N] [--as journey]
           [--force] [--dry]
Writes a scenario from one page life of a trace, as a family file of its own. What failed
fails in it again, by rules of the simulated backend. FILE is a trace, or the number of a case in .cache/reports.

  --id ID         the scenario's, with hyphens; by default of the file's name
  --life N        the page life, counted from 1; by default the last in which a call failed, or else the last
                  in which the shopper did anything beside consent and the report
  --as journey    a journey in a browser as well, by roles and names
  --force         writes over the file of a scenario of that id
  --dry           prints what would be written, of a file that is there what would change, and writes nothing

Exit code: 0 written and it passes, 1 written and it does not pass, 2 the trace cannot be read, or
it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {
    id: { type: 'string' },
    life: { type: 'string' },
    as: { type: 'string' },
    force: { type: 'boolean' },
    dry: { type: 'boolean' },
  },
  paths: [1, 1],
});
