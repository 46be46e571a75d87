import { layers } from './layers.js';
import { lateFiles } from './late-files.js';
import { namedFeature } from './named-feature.js';
import { naming } from './naming.js';
import { noAmbient } from './no-ambient.js';
import { noRawUnits } from './no-raw-units.js';
import { plainComments } from './plain-comments.js';
import { realPress } from './real-press.js';
import { replacedNames } from './replaced-names.js';
import { uniqueExports } from './unique-exports.js';

/** The project's own lint rules; `.oxlintrc.json` loads them. */
const plugin = {
  meta: { name: 'selvedge' },
  rules: {
    'late-files': lateFiles,
    layers,
    'named-feature': namedFeature,
    naming,
    'no-ambient': noAmbient,
    'no-raw-units': noRawUnits,
    'plain-comments': plainComments,
    'real-press': realPress,
    'replaced-names': replacedNames,
    'unique-exports': uniqueExports,
  },
};

export default plugin;
