const USAGE = `npm run trial -- [--only WORD] [--full]
Plants one fault of each kind in a copy of the project, and says whether a trace from before finds it,
where, and how long that takes.

  --only WORD   only the faults in whose name the word stands
  --full        prints each verdict

Exit code: 0 all found, 1 some not, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: { only: { type: 'string', default: '' }, full: { type: 'boolean' } },
});
