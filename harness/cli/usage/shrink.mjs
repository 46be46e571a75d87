const USAGE = `Usage: npm run shrink -- FILE [--until GOAL] [--out FILE]
Leaves out of a session all that is not needed to show something, and writes the rest as a trace.
FILE is a trace, or the number of a case in .cache/reports.

  --until diverged                by default: that the trace diverges as it does now
  --until 'fact:cart/itemAdded'   that a fact follows; behind it parts of its payload as JSON, or as
                                  below a place of it
  --until 'state:cart/x.place<0'  that a place in a named store holds something (! before it: nothing),
                                  or is =, !=, <, >, <=, >= a JSON value; a list has a length: cart/bagPage.details.lines[0].quantity=3
  --out FILE                      by default beside the trace, as NAME.shrunk.jsonl

Exit code: 0 written, 1 the session does not show it, 2 it cannot be read, or was called wrongly.
`;

export default /** @type {const} */ ({
  usage: USAGE,
  options: { until: { type: 'string' }, out: { type: 'string' } },
  paths: [1, 1],
  writes: ['out'],
});
