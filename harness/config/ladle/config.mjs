/** No single letters: they would be taken from who types in the shop. */
const NO_KEYS = Object.fromEntries(
  ['control', 'darkMode', 'fullscreen', 'width', 'rtl', 'source', 'a11y'].map((name) => [name, []]),
);

const config = {
  stories: 'stories/**/*.stories.tsx',
  defaultStory: 'showroom--index',
  viteConfig: 'harness/config/ladle/vite.config.ts',
  port: 4322,
  outDir: '.cache/stories',
  appendToHead: '<link rel="icon" href="data:," />',
  hotkeys: { search: ['/'], ...NO_KEYS },
  addons: {
    rtl: { enabled: false },
    theme: { enabled: false },
    source: { enabled: false },
    width: { options: { phone: 390, tablet: 820, desktop: 1440 }, enabled: true, defaultState: 0 },
  },
};

export default config;
