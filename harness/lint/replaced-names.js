/** @import { Node, Rule } from './types.d.ts' */

/** Replaced names, with the field's terms that the code uses instead. Names in stored logs stay. */
const REPLACED = new Map([
  ['$grownListings', '$rememberedPages'],
  ['$movedTotal', '$changedTotal'],
  ['BagFollows', 'BagOutputs'],
  ['BagHeard', 'BagMessages'],
  ['BagSight', 'BagContext'],
  ['ExpressFollows', 'ExpressOutputs'],
  ['ExpressHeard', 'ExpressMessages'],
  ['ExpressSight', 'ExpressContext'],
  ['GiftWords', 'GiftNote'],
  ['GrownListings', 'RememberedPages'],
  ['KeptAdd', 'StoredAdd'],
  ['KeptAdds', 'StoredAdds'],
  ['KeptDetails', 'StoredDetails'],
  ['KeptExpress', 'StoredExpress'],
  ['KeptFocus', 'FocusOnChange'],
  ['KeptMail', 'StoredEmail'],
  ['KeptPayment', 'StoredPayment'],
  ['KeptThing', 'StoredItem'],
  ['LetterForm', 'ContactMessageForm'],
  ['LettersForm', 'NewsletterPreferencesForm'],
  ['LettersPage', 'NewsletterPreferencesPage'],
  ['PaymentFollows', 'PaymentOutputs'],
  ['PaymentHeard', 'PaymentMessages'],
  ['PaymentSight', 'PaymentContext'],
  ['SavedCardWay', 'SavedCardOption'],
  ['SizeAgain', 'RememberedSizePrompt'],
  ['StepsFollows', 'StepsOutputs'],
  ['StepsHeard', 'StepsMessages'],
  ['StepsSight', 'StepsContext'],
  ['WayToPay', 'PaymentOption'],
  ['arriveAtTop', 'scrollToTop'],
  ['createKept', 'createDocumentCache'],
  ['createSleep', 'createLazyHydration'],
  ['fetchFile', 'importWithRetry'],
  ['goodEntries', 'validItems'],
  ['isOwnKey', 'isSafeKey'],
  ['orNothing', 'optionalLenient'],
  ['pageGoes', 'pageHidden'],
  ['readWordsFx', 'resolveSeoSearchFx'],
  ['savesData', 'prefersReducedData'],
  ['sayGift', 'setGiftOptions'],
  ['tellEventFx', 'trackEventFx'],
  ['totalMoved', 'totalChanged'],
  ['wantById', 'loadByIds'],
  ['nothing', 'noPayload'],
]);

/**
 * Refuses declarations by a replaced name.
 *
 * @type {Rule}
 */
export const replacedNames = {
  create(context) {
    /** @param {Node} id */
    function check(id) {
      const better = id?.type === 'Identifier' ? REPLACED.get(id.name) : undefined;
      if (better === undefined) return;
      context.report({ node: id, message: `${id.name} is called ${better} here.` });
    }
    return {
      VariableDeclarator: (node) => check(node.id),
      FunctionDeclaration: (node) => check(node.id),
      TSTypeAliasDeclaration: (node) => check(node.id),
      TSInterfaceDeclaration: (node) => check(node.id),
    };
  },
};
