/** Where a built folder has its server's script; it is not served. */
export const SERVER = '.server';
