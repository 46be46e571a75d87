/** Set by the build: the version in package.json and the commit it was built from. */
declare const __APP_VERSION__: string;
declare const __APP_COMMIT__: string;
/** Set by the build: the digest of the units of all parts. */
declare const __CATALOGUE__: string;
/** Set by the build if the model loads lazily: hashes of its store names, see `TraceHeader.stores`. */
declare const __STORES__: string | undefined;
/** Set by the build: the version of its pictures. */
declare const __PICTURES_VERSION__: string | undefined;

interface ImportMetaEnv {
  /** The release calls a remote backend; every other build embeds the simulated one. */
  readonly VITE_BACKEND: 'embedded' | 'remote';
}
/** Addresses of the scripts and styles of each view and lazy module, by name; without those of the entry. */
declare const __FILES_BY_NAME__: Readonly<Record<string, readonly string[]>>;
