import file from './holidays.json' with { type: 'json' };

/** Separate module, because Vite's dev server answers a dynamic import of JSON with a script. */
export const holidayFile: unknown = file;
