const USAGE = `npm run texts -- [LANGUAGE…]

Says what the sources name and English lacks, what the texts of each other language lack, and those of the simulated backend: what is missing, too much, used
nowhere, has other places or plural forms, or is too long for its place. Without a language: all beside English.

Exit code: 0 nothing, 1 something, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {},
  paths: [0, Infinity],
});
