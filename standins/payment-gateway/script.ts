import { createScript, type GatewayFaults, type Script } from '../gateway-script.ts';

/** What each call can be told to do wrong. */
const FAULTS = {
  token: { down: '', expired: '', slow: 'n', no_expires_at: '', http: 'n', hang: '', html_502: '', truncated_json: '' },
  pay: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset_before_commit: '',
    commit_then_500: '', commit_then_reset: '', truncated_json: '', wrong_host_redirectUrl: '',
  },
  status: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset: '', truncated_json: '',
    stale: 'n', not_found: 'n', amount: 'n', orderId: 'text', state: 'text',
  },
  refund: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset_before_commit: '', commit_then_500: '', commit_then_reset: '',
    truncated_json: '', reject: 'text', fail: 'text', hold: '',
  },
  refundStatus: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset: '', truncated_json: '', not_found: 'n', amount: 'n', state: 'text',
  },
  webhook: {
    none: '', once: '', times: 'n', delay: 'n', before_pay_response: '', after_status_terminal: '', reversed_order: '',
    bad_auth: '', amount: 'n', other_order: 'text', '5MB': '', not_json: '', no_envelope: '', type_only: '',
  },
} as const satisfies GatewayFaults; // prettier-ignore

/** The rules in force: none at first. */
export type PhonePeScript = Script<typeof FAULTS>;
export const createPhonePeScript = (): PhonePeScript => createScript(FAULTS);
