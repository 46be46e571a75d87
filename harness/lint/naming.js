import { TABLE } from './layers.js';
import { folderOf, placeInSource } from './source-place.js';
import { endsInPast, saysItHappened, wordsOf } from './tense.js';

/** @import { Node, Rule } from './types.d.ts' */

const STORE = /^\$[a-z]\w*$/;
const EFFECT = /^[a-z]\w*Fx$/;
const EFFECT_MAKERS = new Set(['callFx', 'port', 'createEffect', 'attach']);
const DECLARERS = new Set(['input', 'fact', 'command', 'state', 'port']);
// Names in stored logs never change; these differ from the renamed variables.
const KEPT_IN_LOG = new Map([
  ['cart/piecesAhead', '$optimisticPieces'],
  ['cart/unread', '$unreflected'],
  ['cart/keepUnread', 'keepUnreflectedChange'],
  ['session/takeStep', 'applySessionEvent'],
  ['analytics/tellCart', 'pushCartFx'],
  ['account/saveLetters', 'saveNewsletterPreferences'],
  ['account/endLetters', 'unsubscribeFromAll'],
  ['account/retryLetters', 'retryNewsletterPreferences'],
  ['account/lettersRead', 'newsletterPreferencesRead'],
  ['account/lettersNotRead', 'newsletterPreferencesNotRead'],
  ['account/lettersSaved', 'newsletterPreferencesSaved'],
  ['account/lettersEnded', 'unsubscribedFromAll'],
  ['account/lettersNotChanged', 'newsletterPreferencesNotChanged'],
  ['account/letters', '$newsletterPreferences'],
  ['account/lettersChange', '$newsletterPreferencesChange'],
  ['account/lettersWish', '$newsletterPreferencesAction'],
  ['analytics/nextHitch', 'nextPageIssueFx'],
  ['analytics/tellEvent', 'trackEventFx'],
  ['analytics/watchTroubles', 'watchErrors'],
  ['cart/sayGift', 'setGiftOptions'],
  ['checkout/movedTotal', '$changedTotal'],
  ['checkout/totalMoved', 'totalChanged'],
  ['contact/letterFailed', 'messageFailed'],
  ['contact/letterSent', 'messageSent'],
  ['contact/letterState', '$messageState'],
  ['contact/sendLetter', 'sendMessage'],
  ['listing/readWords', 'resolveSeoSearchFx'],
  ['listing/wantById', 'loadByIds'],
  ['listing/grownListings', '$rememberedPages'],
  ['parts/want', 'loadFeature'],
  ['parts/loaded', 'featureLoaded'],
  ['parts/lost', 'featureLost'],
  ['parts/load', 'loadFeatureFx'],
  ['parts/parts', '$features'],
  ['parts/missing', '$lostFeatures'],
]);
// Folders with external events, which no shopper's input causes.
const OUTSIDE = new Set(['ports', 'event-log', 'app']);
const SHARED = new Set([...OUTSIDE, 'ui', 'kernel']);
const MODEL = /(?:^|\/)(?:model|[a-z0-9-]+-model)\.ts$/;
// Calls at the top level that make a file a model: declare units, derive stores, connect them.
const MODEL_CALLS = new Set(
  (
    'state fact command input counted createStore combine merge sample split splitMap spread ' +
    'condition reset query debounced persisted persistedBy persistedCookie and or not'
  ).split(' '),
);

/**
 * Unit names: `$noun` for stores, `verbNounFx` for effects, an imperative for inputs and commands, past tense for
 * facts. The log name matches the variable and the folder. A file that declares or connects units is named a model.
 *
 * @type {Rule}
 */
export const naming = {
  create(context) {
    const place = placeInSource(context.filename);
    if (place === undefined) return {};
    const folder = folderOf(place);
    const isModel = folder === undefined || SHARED.has(folder) || MODEL.test(place);
    return {
      Program(/** @type {Node} */ node) {
        const call = isModel ? undefined : node.body.map(topCall).find(isModelCall);
        if (!call) return;
        const message = `A file with ${call.callee.name}() at its top is a model: name it model.ts or …-model.ts.`;
        context.report({ node: call, message });
      },
      // Only top-level units are checked, not those that a function creates.
      VariableDeclarator(/** @type {Node} */ node) {
        if (!/^(Program|Export)/.test(node.parent.parent.type)) return;
        const name = node.id.type === 'Identifier' ? node.id.name : undefined;
        const call = unwrap(node.init);
        if (name === undefined || call?.type !== 'CallExpression') return;
        for (const message of complaints(name, call, folder)) {
          context.report({ node: node.id, message });
        }
      },
    };
  },
};

/** Returns the call of a statement, or the call whose result it names. @param {Node} statement @returns {Node} */
function topCall(statement) {
  const inner = statement.declaration ?? statement;
  return unwrap(inner.expression ?? inner.declarations?.[0]?.init);
}

/** @param {Node} call */
function isModelCall(call) {
  return call?.type === 'CallExpression' && MODEL_CALLS.has(call.callee.name);
}

/** @param {string} name @param {Node} call @param {string | undefined} folder */
function* complaints(name, call, folder) {
  const maker = call.callee.type === 'Identifier' ? call.callee.name : undefined;
  const logName =
    call.arguments[0]?.type === 'Literal' ? String(call.arguments[0].value) : undefined;
  if (makesStore(call, maker)) {
    if (!STORE.test(name)) yield `${name} is a store: name it $noun.`;
  } else if (STORE.test(name) && maker !== undefined && EFFECT_MAKERS.has(maker)) {
    yield `${name} is no store: the dollar sign is for stores.`;
  }
  if (maker !== undefined && EFFECT_MAKERS.has(maker) && !EFFECT.test(name)) {
    yield `${name} is an effect: name it verbNounFx.`;
  }
  if (maker === 'fact' && !saysItHappened(name)) {
    yield `${name} is a fact: name it in the past tense, as in itemAdded.`;
  }
  if (maker === 'command' && endsInPast(name)) {
    yield `${name} is a command: name it in the imperative, as in openProduct.`;
  }
  if (maker === 'input' && endsInPast(name) && !OUTSIDE.has(folder ?? '')) {
    yield `${name} is an input: name it in the imperative, as in addItem.`;
  }
  if (maker !== undefined && DECLARERS.has(maker) && logName?.includes('/')) {
    yield* logNameComplaints(name, maker, logName, folder);
  }
}

/** @param {string} name @param {string} maker @param {string} logName @param {string | undefined} folder */
function* logNameComplaints(name, maker, logName, folder) {
  const [domain = '', unit = ''] = logName.split('/');
  const bare = name.replace(/^\$/, '').replace(maker === 'port' ? /Fx$/ : '', '');
  if (KEPT_IN_LOG.get(logName) !== name && !agrees(wordsOf(bare), wordsOf(unit), domain)) {
    yield `${logName} is called ${name} here: the two names must agree.`;
  }
  const isOwn = domain === folder || TABLE.loggedAs[folder ?? '']?.includes(domain);
  if (folder !== undefined && !SHARED.has(folder) && !isOwn) {
    yield `${logName} is declared in ${folder}: its domain must be ${folder}.`;
  }
}

/**
 * `stock/load` may be `load` or `loadStock` in code: the same words in the same order, except for the domain's.
 *
 * @param {string[]} spoken @param {string[]} logged @param {string} domain
 */
function agrees(spoken, logged, domain) {
  const own = new Set(domain.split('-').map(singular));
  const rest = logged.map(singular);
  for (const word of spoken.map(singular)) {
    if (word === rest[0]) rest.shift();
    else if (!own.has(word)) return false;
  }
  return rest.length === 0;
}

/** @param {string} word */
function singular(word) {
  return word.toLowerCase().replace(/s$/, '');
}

/** @param {Node} call @param {string | undefined} maker */
function makesStore(call, maker) {
  if (maker === 'state' || maker === 'combine' || maker === 'createStore') return true;
  const { callee } = call;
  if (callee.type !== 'MemberExpression' || callee.property.name !== 'map') return false;
  const source = callee.object.type === 'MemberExpression' ? callee.object.property : callee.object;
  return source.type === 'Identifier' && STORE.test(source.name);
}

/** @param {Node} node */
function unwrap(node) {
  let inner = node;
  while (
    inner &&
    ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(inner.type)
  ) {
    inner = inner.expression;
  }
  return inner;
}
