const USAGE = `npm run countries

Writes the holidays of all countries that have a store, of this year and the next ones, and their outlines for the map.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {},
});
