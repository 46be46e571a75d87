import type { RuleTester } from 'oxlint/plugins-dev';

/** Lint rule of oxlint. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
export type RuleContext = Parameters<Rule['create']>[0];
/** A syntax tree node, read structurally. */
export type Node = any; // any: the tree's types are not exported
