// Saves 15 kB gz of a listing's first load, and 59 requests: 161.7 kB in 2 files, and without it 177.1 kB in 61.
interface ModuleInfo {
  isEntry: boolean;
  importers: string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Entry of the shop with what every page loads right after it, and what some do later. A listing's tiles, prices and pictures most pages show. */
const ROOTS: readonly (readonly [name: string, root: RegExp])[] = [
  [
    'shop',
    /\/src\/(?:(?:main|listing\/page\/ListingPage|shell\/header\/TopBanner|seo\/PageHead)\.tsx|(?:content\/response|listing\/seo-response)\.ts)$/,
  ],
  // Styles of what every document shows: late files of their own would be seven requests that hold the first paint.
  [
    'shop',
    /\/src\/(?:forms\/(?:Form|PasswordField|PasswordHelp|AttachmentField|CaptchaField)|shell\/(?:header\/MegaMenu|footer\/Foot\w+|footer\/StoreSwitcher)|newsletter\/(?:NewsletterBlock|NewsletterForm|InterestChoice|SignedUp)|ui\/form\/(?:TextField|Checkbox|MailSuggestion|DateParts))\.module\.css$/,
  ],
  ['MegaMenu', /\/src\/shell\/header\/MegaMenu\.tsx$/],
  // Also the embedded backend's.
  ['paths', /\/src\/content\/paths\.ts$/],
  [
    'rules',
    /\/src\/(?:store-config\/limits|commerce\/(?:size-order|tax)|kernel\/(?:patterns|email-problem))\.ts$/,
  ],
  // Also the embedded backend's, without the next chunk.
  ['date-format', /\/src\/kernel\/date-format\.ts$/],
  // Also the embedded backend's, with a purchase. The next chunk imports it.
  ['days', /\/src\/(?:delivery-days\/(?:delivery-days|day-texts)|kernel\/(?:dates|intl))\.ts$/],
  [
    'addresses',
    /\/src\/(?:address\/(?:form|draft|postcode|po-box)|checkout\/payment\/card(?:-brands)?|forms\/(?:birth-date|attachment)|contact\/contact|kernel\/(?:characters|file-kind))\.ts$/,
  ],
  // Several late modules share them, and one of those is loaded without the others.
  [
    'late',
    /\/src\/(?:analytics\/(?:api|frontend-log-model|troubles|troubles-model)|app\/late\/gate|cart\/(?:bag\/line|changes\/kept-adds-key)|event-log\/inlet|experiments\/variants-model|listing\/(?:named\/named-model|filters\/params-model)|membership\/contract|notices\/notice-after|pages\/page-type|ports\/(?:file-shelf|http\/(?:collection|mutation|submission)|browser\/(?:measuring\/call-entries|storage\/(?:kept-report|own-trace)))|reports\/(?:open-model|report)|ui\/hooks\/covered-foot)\.ts$/,
  ],
  ['AppFooter', /\/src\/shell\/footer\/AppFooter\.tsx$/],
  // A late module comes in one file; those that others need as well come first.
  ...['shopping', 'reading', 'purchase', 'account', 'measure'].map(
    (name) => [name, new RegExp(`/src/app/late/${name}/module\\.ts$`)] as const,
  ),
];

/**
 * Names the chunk of a module: one file compresses better than many, so all that the entry reaches
 * without a dynamic import goes into `shop`, and with it what every page loads right after the start. The
 * models of a late module (`src/app/late`) are in a file of theirs.
 */
function chunkOf(id: string, modules: Modules): string | null {
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

/** The embedded backend's files are told from the shop's by their names. */
export function chunkFileName({ moduleIds }: { moduleIds: string[] }): string {
  const isBackend = moduleIds.some((id) => id.includes('/harness/backend/'));
  return `assets/${isBackend ? 'backend' : '[name]'}-[hash].js`;
}

const VIEW = /^assets\/[A-Z]/;

/**
 * Asks for a late view's file together with its styles, instead of after them; what it imports in turn is not named
 * twice. Views alone have styles, and their files begin with a capital.
 */
export function ownFile(file: string): string[] {
  return VIEW.test(file) ? [file] : [];
}

/** Data have files of their own; what a module imports goes where it is imported from alone. */
export const codeSplitting = {
  groups: [
    {
      name: 'world',
      test: /\/(?:fixtures\/(?!map\/|translations\/).*|locales\/(?:en|de)\/formats)\.json$/,
    },
    { name: chunkOf, includeDependenciesRecursively: false },
  ],
};
