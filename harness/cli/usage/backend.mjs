const USAGE = `npm run backend -- [--port N] [--seed S] [--faults P] [--fault-seed S]

  --port N         port to serve on (default 4400; 0 takes any free one)
  --seed S         seed of the world, a whole number (default 1)
  --faults P       part of the calls that meet with trouble, from 0 to 1 (default 0)
  --fault-seed S   seed of that trouble, a whole number (default 1)
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: {
    port: { type: 'string', default: '4400' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '0' },
    'fault-seed': { type: 'string', default: '1' },
  },
});
