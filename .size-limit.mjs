import { DEMO } from './harness/cli/support/build.mjs';
import {
  backendScripts,
  firstLoadScripts,
  measureScripts,
  readManifest,
} from './harness/cli/support/bundle.mjs';

const manifest = readManifest();
const inDist = (files) => files.map((file) => `${DEMO}/${file}`);

export default [
  {
    // 3.2 kB more since the start is three scripts in turns: files compress worse apart, but a task of 390 ms of a slow
    // phone became three of 160 ms at most. 0.1 kB is for the tab's stored answers.
    name: 'script on the first load of a listing, embedded backend apart',
    path: inDist(firstLoadScripts(manifest)),
    gzip: true,
    limit: '184.5 kB',
  },
  {
    name: 'what a page loads besides of who has agreed to be measured',
    path: inDist(measureScripts(manifest)),
    gzip: true,
    limit: '15 kB',
  },
  {
    // 0.3 kB more since the recommended order: colourways of one style apart, sold-out products last.
    name: "embedded backend's own script; data, scenarios and the purchase apart",
    path: inDist(backendScripts(manifest).scripts),
    gzip: true,
    limit: '196.7 kB',
  },
  {
    // Calls of shops and of the newsletter are here and no longer in the start's; with them the rules of addresses,
    // which every page of the shop loaded before.
    name: 'what a purchase loads of the embedded backend besides, data apart',
    path: inDist(backendScripts(manifest).purchase),
    gzip: true,
    limit: '33.7 kB',
  },
];
