interface ModuleInfo {
  isEntry: boolean;
  importers: string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Entry of the shop, and the page whose first load is measured. */
const ROOTS = [
  ['shop', /\/src\/main\.tsx$/],
  ['listing', /\/src\/listing\/ListingPage\.tsx$/],
] as const;

/**
 * Names the chunk of a module: one file compresses better than many, so all that the entry reaches
 * without a dynamic import goes into `shop`, and what only the listing adds into `listing`.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (modules.getModuleInfo(id)?.isEntry) return null;
  return ROOTS.find(([, root]) => isReached(id, root, modules, new Set()))?.[0] ?? null;
}

function isReached(id: string, root: RegExp, modules: Modules, seen: Set<string>): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReached(importer, root, modules, seen));
}
