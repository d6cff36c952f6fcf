import type { Environment } from './env.ts';

/** Who runs the shop: what pages, mails and bills must name (E-Commerce Rules 2020; Legal Metrology Rules). */
export type Operator = {
  name: string;
  address: string;
  email: string;
  phone: string;
  /** Name and designation. */
  grievanceOfficer: string;
  /** Fifteen characters; a shop without one says nothing of taxes on its bills. */
  gstin: string | undefined;
  /** The operator's page on a social network. */
  socialUrl: string | undefined;
};

/** Plainly nobody: a demo shop is never taken for a business. `.test` is nobody's domain, and the number belongs to no phone. */
const EXAMPLE = {
  name: 'Demo shop: example operator',
  address: 'Demo shop: 1 Example Street, Kozhikode 673001, Kerala, India',
  email: 'help@chhaap.test',
  phone: 'Demo shop: 00000 00000',
  grievanceOfficer: 'Demo shop: example grievance officer',
} as const;

/** A live shop that has not said it yet: it takes no orders (`openingOf`). */
const UNSAID = '—';

/** The operator of the environment; a demo shop fills what is left out with examples. */
export function operatorOf(env: Environment): Operator {
  const otherwise =
    env.SHOP_MODE === 'demo'
      ? EXAMPLE
      : { name: UNSAID, address: UNSAID, email: env.MAIL_FROM ?? UNSAID, phone: UNSAID, grievanceOfficer: UNSAID };
  return {
    name: env.OPERATOR_NAME ?? otherwise.name,
    address: env.OPERATOR_ADDRESS ?? otherwise.address,
    email: env.OPERATOR_EMAIL ?? otherwise.email,
    phone: env.OPERATOR_PHONE ?? otherwise.phone,
    grievanceOfficer: env.OPERATOR_GRIEVANCE_OFFICER ?? otherwise.grievanceOfficer,
    gstin: env.OPERATOR_GSTIN,
    socialUrl: env.OPERATOR_SOCIAL_URL,
  };
}
