// Saves 15 kB gz of a listing's first load, and 59 requests: 161.7 kB in 2 files, and without it 177.1 kB in 61.
interface ModuleInfo {
  isEntry: boolean;
  importers: string[];
  importedIds: string[];
  code: string | null;
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null | undefined;
}

const PRODUCT_PAGE = /\/src\/pages\/routes\/product\/ProductWhole\.tsx$/;

/** Files whose static imports are the start, the entry last. */
const START_FILES = ['listing/page/ListingPage.tsx', 'shell/header/TopBanner.tsx', 'main.tsx'];

/**
 * The shop's entry, with modules that every page loads right after it and some lazy ones. Most pages show a listing's
 * tiles, prices and pictures. A module belongs to the first chunk all roots of which reach it.
 */
const ROOTS: readonly (readonly [name: string, ...roots: RegExp[]])[] = [
  ['shop', new RegExp(`/src/(?:${START_FILES.join('|')})$`)],
  // Styles of every document. As separate lazy files they would be seven requests before the first paint.
  [
    'shop',
    /\/src\/(?:consent\/Consent\w+|forms\/(?:Form|PasswordField|PasswordHelp|AttachmentField|CaptchaField)|shell\/(?:header\/Me(?:gaMenu|nuPanel)|footer\/Foot\w+|footer\/StoreSwitcher)|newsletter\/(?:NewsletterBlock|NewsletterForm|InterestChoice|SignedUp)|ui\/(?:action\/LinkGroup|form\/(?:TextField|Checkbox|FieldNotes|MailSuggestion|DateParts)))\.module\.css$/,
  ],
  // Shared with the embedded backend, as are paths of the start.
  [
    'rules',
    /\/src\/(?:store-config\/limits|commerce\/(?:size-order|tax)|delivery-days\/delivery-days|kernel\/(?:characters|date-format|dates|intl|patterns))\.ts$/,
  ],
  [
    'addresses',
    /\/src\/(?:address\/(?:form|draft|postcode|po-box)|checkout\/payment\/card(?:-brands)?|forms\/(?:birth-date|attachment)|contact\/contact|kernel\/file-kind)\.ts$/,
  ],
  // Loaded by every page after its start, or shared by several lazy modules.
  [
    'late',
    /\/src\/(?:app\/(?:page-listeners|features\/consent\/module)|analytics\/(?:api|error-reports|error-reports-model)|cart\/(?:bag\/line|changes\/stored-adds-key)|commerce\/write-money|content\/(?:menu|paths|response)|event-log\/(?:inlet|log-store)|experiments\/variants-model|listing\/(?:products-by-id\/products-by-id-model|filters\/params-model|seo-response)|membership\/contract|notices\/notice-after|pages\/page-facts|ports\/(?:file-shelf|once-touched|http\/(?:answer-samples|collection|mutation|submission)|browser\/(?:measuring\/call-entries|page\/morph|storage\/(?:stored-report|stored-answers|own-trace)))|reports\/(?:open-model|report)|seo\/(?:listing-data|use-json-ld)|ui\/(?:hooks\/(?:covered-foot|use-size)|i18n\/use-formats))\.ts$/,
  ],
  ['late', /\/src\/(?:app\/ConsentOverlay|seo\/PageHead|ui\/action\/LinkGroup)\.tsx$/],
  // Draws a variant of the cookie notice for visitors without analytics.
  ['notice-draw', /\/src\/experiments\/notice-draw\.ts$/],
  ['MegaMenu', /\/src\/shell\/header\/MegaMenu\.tsx$/],
  ['AppFooter', /\/src\/shell\/footer\/AppFooter\.tsx$/],
  // Shows picture, name and price after a press on a tile; without models, so that it runs at once.
  ['ProductRoute', /\/src\/(?:pages\/routes\/product\/ProductRoute\.tsx|product\/response\.ts)$/],
  // Models of the product page. With the bag's in one file the page would wait for them.
  ['product', /\/src\/app\/features\/(?:product\/module|shopping\/wishes)\.ts$/],
  ['product', PRODUCT_PAGE, /\/src\/app\/features\/shopping\/module\.ts$/],
  ['product', /\/src\/product\/extras-response\.ts$/],
  // Each lazy module is one file; modules that others need too are first.
  ...['shopping', 'reading', 'purchase', 'account', 'measure'].map(
    (name) => [name, new RegExp(`/src/app/features/${name}/module\\.ts$`)] as const,
  ),
  // Other routes import some of these modules and load this file too.
  ['ProductWhole', PRODUCT_PAGE],
  ['ProductWhole', /\/src\/seo\/ProductData\.tsx$/],
];

/** Number of scripts that the start's own modules are in. The packages are in another. */
const TURNS = 3;

/**
 * Chunks of the start's modules. The document has a script for each, so that none is a long task: packages first, then
 * the modules in the order of their evaluation, in parts of about equal size. No part imports from a later one.
 */
function startTurns(project: string, modules: Modules): Map<string, string> {
  const ordered: { id: string; size: number }[] = [];
  const seen = new Set<string>();
  function visit(id: string): void {
    const module = modules.getModuleInfo(id);
    if (!module || seen.has(id)) return;
    seen.add(id);
    module.importedIds.forEach(visit);
    const isOwn = !PACKAGE.test(id) && !STYLES.test(id);
    ordered.push({ id, size: isOwn ? (module.code ?? '').length : 0 });
  }
  for (const file of START_FILES) visit(`${project}src/${file}`);
  const whole = ordered.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  return new Map(
    ordered.map(({ id, size }) => {
      if (PACKAGE.test(id)) return [id, 'vendor'];
      const turn = STYLES.test(id) ? 1 : 1 + Math.floor((TURNS * before) / whole);
      before += size;
      return [id, turn < TURNS ? `start-${turn}` : 'shop'];
    }),
  );
}

/** Includes virtual modules, such as Vite's preload helper. */
const PACKAGE = /\/node_modules\/|^\0/;
/** All styles of the start are one file. */
const STYLES = /\.css$/;

function isReached(id: string, root: RegExp, modules: Modules, seen: Set<string>): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReached(importer, root, modules, seen));
}

export function chunkFileName({ moduleIds }: { moduleIds: string[] }): string {
  const isBackend = moduleIds.some((id) => id.includes('/harness/backend/'));
  return `assets/${isBackend ? 'backend' : '[name]'}-[hash].js`;
}

const VIEW = /^assets\/[A-Z]/;

/** Files that every page loads. */
const STARTED = /^assets\/(?:index|vendor|start-\d|shop|late)-/;

/**
 * Preloads a lazy view's file in parallel with its styles and imports. Only views have styles, and only their file
 * names start with a capital.
 */
export function filesOfView(file: string, imports: readonly string[]): string[] {
  return VIEW.test(file) ? imports.filter((each) => !STARTED.test(each)) : [];
}

/**
 * Names the chunk of each module. Few files compress better than many, so all static imports of the entry are in the
 * scripts of the start, and so are modules that every page loads right after it. The models of a lazy module
 * (`src/app/features`) are in their own file. Data get separate files; other modules join their only importer.
 *
 * @param project folder, with a slash at its end
 */
export function codeSplitting(project: string) {
  let turns: Map<string, string> | undefined;
  function chunkOf(id: string, modules: Modules): string | null {
    if (modules.getModuleInfo(id)?.isEntry) return null;
    const name =
      ROOTS.find(([, ...roots]) =>
        roots.every((root) => isReached(id, root, modules, new Set())),
      )?.[0] ?? null;
    if (name !== 'shop') return name;
    turns ??= startTurns(project, modules);
    return turns.get(id) ?? 'start-1';
  }
  const data = {
    name: 'world',
    test: /\/(?:fixtures\/(?!map\/|translations\/).*|locales\/(?:en|de)\/formats)\.json$/,
  };
  const scripts = { name: chunkOf, includeDependenciesRecursively: false };
  return { groups: [data, scripts] satisfies [unknown, unknown] };
}
