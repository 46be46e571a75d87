/** A module of its own for the file: in development a script that asks for JSON itself is answered with a script. */
export { default } from './holidays.json' with { type: 'json' };
