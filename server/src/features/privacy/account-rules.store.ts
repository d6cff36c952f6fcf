import { sql } from 'drizzle-orm';
import type { Rule } from './rule.store.ts';
import { ofAccount } from './whose.store.ts';

/** The account itself, how somebody signs in, and what they agreed to. */
export const accountRules: Record<string, Rule> = {
  identities: {
    rows: person => sql`t.user_id = ${person.id}`,
    gives: 'id account_id provider_id issuer user_id scope created_at updated_at',
    withholds: {
      access_token: 'a key to another company',
      refresh_token: 'a key to another company',
      id_token: 'a key to another company',
      access_token_expires_at: 'of a key',
      refresh_token_expires_at: 'of a key',
      password: 'not used',
    },
    erase: 'delete',
  },
  sessions: {
    rows: person => sql`t.user_id = ${person.id}`,
    gives: 'id expires_at created_at updated_at used_at authenticated_at factor_at ip_address user_agent user_id',
    withholds: { token: 'a key to the account' },
    erase: 'delete',
  },
  second_factors: {
    rows: ofAccount,
    gives: 'account_id created_at confirmed_at',
    withholds: { key: 'a key to the account', last_step: 'which code was used last' },
    erase: 'delete',
  },
  recovery_codes: {
    rows: ofAccount,
    gives: 'account_id used_at',
    withholds: { hash: 'of a key to the account' },
    erase: 'delete',
  },
  addresses: {
    rows: ofAccount,
    gives: 'id account_id first_name last_name email phone address city state zip_code created_at used_at is_default',
    erase: 'delete',
  },
  notification_choices: {
    rows: ofAccount,
    gives: 'account_id production_mails mail_language whatsapp_phone changed_at',
    erase: 'delete',
  },
  consents: {
    rows: ofAccount,
    gives: 'id account_id purpose is_given text_version source at',
    erase: {
      empties: {},
      keeps: 'id account_id purpose is_given text_version source at',
      why: 'shows that what was sent was agreed to; names nobody',
    },
  },
  erasures: {
    rows: ofAccount,
    gives: 'account_id language asked_at erased_at check_at',
    erase: {
      empties: {},
      keeps: 'account_id language asked_at erased_at check_at',
      why: 'shows that the wish was carried out; names nobody',
    },
  },
  export_tickets: {
    rows: ofAccount,
    gives: 'account_id language expires_at',
    withholds: { hash: 'of a key to the download' },
    erase: 'delete',
  },
  former_subjects: {
    nobodys: 'a hash that only the shop can make, so that welcome credits are given once',
    columns: 'hash created_at',
  },
  verifications: {
    nobodys: 'random values of sign-ins under way, before anybody is known',
    columns: 'id identifier value expires_at created_at updated_at',
  },
  signing_keys: { nobodys: 'keys of the shop', columns: 'id public_key private_key created_at expires_at alg crv' },
  accounts: {
    rows: person => sql`t.id = ${person.id}`,
    gives: 'id name email email_verified image role disabled_at erased_at created_at updated_at',
    files: ["replace(image, '/files/', '')"],
    erase: {
      empties: {
        name: sql`''`,
        // Unique, and not null; nobody can be reached under a name of .invalid (RFC 2606).
        email: sql`id || '@deleted.invalid'`,
        email_verified: sql`false`,
        image: sql`null`,
        role: sql`'shopper'`,
      },
      keeps: 'id disabled_at erased_at created_at updated_at',
      why: 'orders, the ledger and the change log go on referring to an id that stands for nobody',
    },
  },
};
