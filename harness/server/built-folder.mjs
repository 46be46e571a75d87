/** File of a built folder with the version of its pictures; it is not served. */
export const PICTURES_VERSION_FILE = '.pictures-version';

/** Where a built folder has its server's script; it is not served. */
export const SERVER = '.server';
