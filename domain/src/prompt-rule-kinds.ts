/** Why the shop does not draw a word: it says so, it names a real person, it belongs to somebody, or no typeface has its sign. */
export const REFUSAL_KINDS = ['blocked', 'person', 'brand', 'sign'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** What the owner can say of a word: why it is not drawn, or that it is, whatever the shop's own lists say. */
export const PROMPT_RULE_KINDS = ['blocked', 'person', 'brand', 'allowed'] as const;
export type PromptRuleKind = (typeof PROMPT_RULE_KINDS)[number];
