/** @import { Rule } from './types.d.ts' */

/** First words of a relative clause without a noun. */
const FORBIDDEN =
  /^(?:what|who|whose|whom|whoever|whatever|whether|of|so|that|nobody|nothing)\b|^(?:the (?:thing|ones?)|those|one) (?:that|which|who|whose|where)\b/i;

const DIRECTIVE = /^(?:@|oxlint-|prettier-|eslint-|#|<reference|v8 |istanbul )/;

/** @param {string} value text of a comment without its slashes */
function textOf(value) {
  return value.replaceAll(/^\s*\*+ ?/gm, '').trim();
}

/**
 * Requires comments to begin with a verb or a noun. Consecutive `//` lines are one comment.
 *
 * @type {Rule}
 */
export const plainComments = {
  create(context) {
    return {
      Program() {
        let end = -1;
        for (const comment of context.sourceCode.getAllComments()) {
          const isContinued = comment.type === 'Line' && comment.loc.start.line === end + 1;
          end = comment.type === 'Line' ? comment.loc.end.line : -1;
          const text = textOf(comment.value);
          if (isContinued || DIRECTIVE.test(text)) continue;
          const [words] = FORBIDDEN.exec(text) ?? [];
          if (words !== undefined)
            context.report({
              node: comment,
              message: `Begin with a verb or a noun, not with "${words}".`,
            });
        }
      },
    };
  },
};
