const USAGE = `npm run texts -- [LANGUAGE…] [--sign [--key NAMESPACE:KEY]…]

Lists the problems of each language's texts, the simulated backend's among them: missing, unknown and stale
texts, other places or plural forms than it needs, texts too long for their place; and unused English texts.
Without a language: all beside English. New and changed translations are recorded in locales/*.sources.json.

  --sign       record stale texts as still right
  --key KEY    only these, such as cart:bag.title

Exit code: 0 no problem, 1 a problem, 2 wrong arguments.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {
    sign: { type: 'boolean' },
    key: { type: 'string', multiple: true },
  },
  paths: [0, Infinity],
});
