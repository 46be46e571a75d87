const USAGE = `npm run texts:fit -- [LANGUAGE…] [--only PATTERN] [--brand rl|hm] [--jobs 2]

Looks for texts that do not fit, on the pages of npm run pictures at 320, 390 and 1440 px: pages wider than
the screen, cut and broken words, buttons on two lines that have one in English. Without a language: all of
them, and qps, whose texts are two fifths longer than English. The English pages come first in any case, as
the others are held against them. What was seen is kept in .cache/fit.

  --only PATTERN   only pages whose name fits
  --brand rl       only this brand
  --jobs 2         visitors side by side

Exit code: 0 all fits, 1 something does not, or a page was not seen, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {
    only: { type: 'string', default: '' },
    brand: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
  paths: [0, Infinity],
});
