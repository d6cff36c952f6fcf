import { accountRules } from './account-rules.store.ts';
import { designRules } from './design-rules.store.ts';
import { groupRules } from './group-rules.store.ts';
import { orderRules } from './order-rules.store.ts';
import { returnRules } from './return-rules.store.ts';
import { productionRules } from './production-rules.store.ts';
import type { PersonalRule, Rule } from './rule.store.ts';
import { shopRules } from './shop-rules.store.ts';

/**
 * What is done with every table when somebody downloads or deletes their data, in the order in which a deletion goes through them: what
 * finds its rows by other tables comes before those. `rule.store.ts` says how to add one.
 */
export const RULES: Readonly<Record<string, Rule>> = {
  ...shopRules,
  ...groupRules,
  ...returnRules,
  ...productionRules,
  ...orderRules,
  ...designRules,
  ...accountRules,
};

/** Tables that hold rows of people, with their rules. */
export const PERSONAL: readonly (readonly [table: string, rule: PersonalRule])[] = Object.entries(RULES).filter(
  (entry): entry is [string, PersonalRule] => 'rows' in entry[1],
);
