const USAGE = `Usage: npm run traces -- --otlp URL [PATH…]
Sends what failed in traces, and their vitals, to an OTLP receiver (OTLP/HTTP, JSON) as log records and spans. Paths are files and
folders, packed or not; without any it is what shoppers have reported (.cache/reports).

  --otlp URL    the receiver's address, without /v1/logs and /v1/traces: http://localhost:4318

Exit code: 0 all was taken, 1 some was not, or a trace cannot be read, 2 the receiver cannot be reached, or it was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: { otlp: { type: 'string' } },
  paths: [0, Infinity],
});
