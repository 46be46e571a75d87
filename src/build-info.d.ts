/** Set by the build: the version in package.json and the commit it was built from. */
declare const __APP_VERSION__: string;
declare const __APP_COMMIT__: string;
/** Set by the build: the digest of the units of all parts. */
declare const __CATALOGUE__: string;
/** Set by the build where the whole model is not at hand: the stores that it knows, see `TraceHeader.stores`. */
declare const __STORES__: string | undefined;
/** Set by the build: the version of its pictures. */
declare const __PICTURES_VERSION__: string | undefined;
/** Names of the ports that late modules bring. */
declare const __LATE_PORTS__: readonly string[];

interface ImportMetaEnv {
  /** The release calls a remote backend; every other build embeds the simulated one. */
  readonly VITE_BACKEND: 'embedded' | 'remote';
}
/** Addresses of the scripts and styles that a view or a late module comes in, by its name; the entry's own left out. */
declare const __FILES_BY_NAME__: Readonly<Record<string, readonly string[]>>;
