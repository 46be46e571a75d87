/** Error that ends the command with a one-line message, without a stack. */
export class Stop extends Error {
  /** @param {string} message @param {number} [code] */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/**
 * Runs a command's body. A {@link Stop} becomes its message and exit code. A closed pipe (`| head`) ends it without an
 * error.
 *
 * @param {() => Promise<number | void>} body
 */
export async function runMain(body) {
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    process.exitCode = (await body()) ?? process.exitCode ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.code;
  }
}
