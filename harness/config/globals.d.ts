/** Version of package.json, put in by the build. */
declare const __APP_VERSION__: string;
/** Short commit of the build, or `unknown` outside a repository. */
declare const __APP_COMMIT__: string;
