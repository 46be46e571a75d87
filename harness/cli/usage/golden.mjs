const USAGE = `npm run golden -- [--changed]

Records the golden traces of all scenarios anew.

  --changed    only those that do not verify any more or are missing, with those of journeys in a browser
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: { changed: { type: 'boolean' } },
});
