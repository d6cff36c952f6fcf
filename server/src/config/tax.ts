import { z } from 'zod';
import { fromRupees } from '../../../domain/src/money.ts';
import { TAX_RULES, type TaxRule } from '../../../domain/src/tax.ts';

/** What the shop's invoices go by. */
export type InvoicingConfig = {
  /** Fifteen characters, the first two of them the shop's state; a shop without one issues plain bills. */
  gstin: string | undefined;
  /** Numbers begin with it. */
  prefix: string;
  taxRules: readonly TaxRule[];
};

/** A rate in percent, at most two decimals, as hundredths of a percent. */
const Percent = z
  .number()
  .min(0)
  .max(50)
  .multipleOf(0.01)
  .transform(percent => Math.round(percent * 100));
const Rule = z.strictObject({
  from: z.iso.date(),
  hsn: z.string().regex(/^\d{4,8}$/),
  sac: z.string().regex(/^\d{4,8}$/),
  threshold: z.number().int().min(0).max(1_000_000).transform(fromRupees),
  goods: Percent,
  goodsAbove: Percent,
  services: Percent,
});

/** Rules as an operator writes them: a JSON list, amounts in rupees, rates in percent. */
export const TaxRules = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a JSON list of tax rules' });
      return z.NEVER;
    }
  })
  .pipe(z.array(Rule).max(50));

/** The operator's rules beside the built-in ones; one of the same day takes its place. */
export function taxRulesOf(own: readonly TaxRule[]): TaxRule[] {
  const days = new Set(own.map(rule => rule.from));
  return [...TAX_RULES.filter(rule => !days.has(rule.from)), ...own];
}
