const USAGE = `npm run pictures:garments -- [--only PATTERN] [--force]

Draws the pictures of garments and banners that are missing in fixtures/pictures/rendered.

  --only PATTERN   only those whose id, kind, colour or brand fits
  --force          draws those as well that are there

Exit code: 0 all are there, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: { only: { type: 'string', default: '' }, force: { type: 'boolean' } },
});
