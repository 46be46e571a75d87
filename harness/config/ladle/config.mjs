/** Disables Ladle's shortcuts: single letters would interfere with typing in the shop. */
const NO_KEYS = Object.fromEntries(
  ['control', 'darkMode', 'fullscreen', 'width', 'rtl', 'source', 'a11y'].map((name) => [name, []]),
);

/** Placeholder until the first script runs. */
const OPENING = `<style>
  #ladle-root:empty::before {
    content: 'Opening …';
    display: block;
    padding: 1rem;
    font: 15px/1.45 system-ui, sans-serif;
    color: #555b66;
  }
</style>`;

const config = {
  stories: 'stories/**/*.stories.tsx',
  defaultStory: 'showroom--index',
  viteConfig: 'harness/config/ladle/vite.config.ts',
  port: 4322,
  outDir: '.cache/stories',
  appendToHead: `<link rel="icon" href="data:," />${OPENING}`,
  hotkeys: { search: ['/'], ...NO_KEYS },
  addons: {
    rtl: { enabled: false },
    theme: { enabled: false },
    source: { enabled: false },
    width: { options: { phone: 390, tablet: 820, desktop: 1440 }, enabled: true, defaultState: 0 },
  },
};

export default config;
