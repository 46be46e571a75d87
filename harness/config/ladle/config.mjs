const config = {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: 'harness/config/ladle/vite.config.ts',
  port: 4322,
  outDir: '.cache/stories',
  appendToHead: '<link rel="icon" href="data:," />',
  addons: {
    rtl: { enabled: false },
    theme: { enabled: false },
    width: { options: { phone: 390, tablet: 820, desktop: 1440 }, enabled: true, defaultState: 0 },
  },
};

export default config;
