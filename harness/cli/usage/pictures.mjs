const USAGE = `npm run pictures -- [--only PATTERN] [--language CODE] [--brand rl|hm]
npm run pictures -- --compare REVISION [--only PATTERN] [--brand rl|hm] [--screen 390] [--jobs 4]

Takes pictures of the shop's pages, in both brands and at 390, 820 and 1440 px, into .cache/pictures;
or of every state of every page now and at a revision, and says what looks otherwise.

  --only PATTERN       only those whose name fits: home-rl-390, product, hm-1440; of states the key: bag-voucher
  --language CODE      in another language than English, each in its own country; qps only looks foreign
  --brand rl           only this brand
  --compare REVISION   a branch, tag or commit that has a showroom
  --screen 390         how wide: 320, 390, 820, 1440
  --jobs 4             pages that take pictures side by side

Exit code: 0 taken, and nothing looks otherwise, 1 something does, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string' },
    compare: { type: 'string' },
    brand: { type: 'string' },
    screen: { type: 'string' },
    jobs: { type: 'string' },
  },
});
