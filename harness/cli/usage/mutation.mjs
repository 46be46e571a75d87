const USAGE = `npm run mutation -- PATH… [--with PATH]
npm run mutation -- --since REV
Changes pure rules one place at a time, runs their tests against each change, and names every change that no test noticed, by
file and line. PATH is a file or folder of src; a folder's units, calls, hooks and views are left out. Results are stored:
only what has changed is tried again.

  --since REV     the changed lines of all rules since a commit
  --with PATH     tests besides those of the same folder in tests and those that import a rule themselves; may be repeated
  --minutes N     begins no further file after N minutes, and names the files that it left out
  --jobs N        mutants that are tried at once, by default one a processor
  --fresh         tries all mutants again

Equivalent mutants are in harness/mutation/equivalent.ts, each with its reason.

Exit code: 0 every mutant was killed or is equivalent, 1 some survived, 2 it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {
    since: { type: 'string' },
    with: { type: 'string', multiple: true },
    minutes: { type: 'string' },
    jobs: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
  paths: [0, Infinity],
});
