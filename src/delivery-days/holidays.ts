import file from './holidays.json' with { type: 'json' };

/** A module of its own: in development a script that asks for JSON itself is answered with a script. */
export const holidayFile: unknown = file;
