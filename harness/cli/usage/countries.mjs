const USAGE = `npm run countries

Writes the holidays of all countries that have a store, of this year and the next ones, their outlines for
the map, and how their languages write numbers, money and dates (CLDR).
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {},
});
