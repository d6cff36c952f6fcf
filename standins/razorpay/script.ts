import { createScript, type GatewayFaults, type Script } from '../gateway-script.ts';

/**
 * What each call can be told to do wrong: `key` meets every call, `pay` a new link, `status` the search for a link, `refund` and
 * `refundStatus` a refund and the list of a payment's refunds.
 */
const FAULTS = {
  key: { wrong: '', expired: '', down: '', http: 'n', hang: '', html_502: '' },
  pay: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset_before_commit: '',
    commit_then_500: '', commit_then_reset: '', truncated_json: '', wrong_host_url: '', reject: 'text',
  },
  status: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset: '', truncated_json: '',
    stale: 'n', not_found: 'n', others: '', amount: 'n', orderId: 'text', state: 'text',
  },
  refund: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset_before_commit: '', commit_then_500: '', commit_then_reset: '',
    truncated_json: '', reject: 'text', fail: '', hold: '',
  },
  refundStatus: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset: '', truncated_json: '', not_found: 'n', amount: 'n', state: 'text',
  },
  webhook: {
    none: '', once: '', times: 'n', delay: 'n', reversed_order: '', bad_auth: '', other_order: 'text', not_json: '', '5MB': '',
  },
} as const satisfies GatewayFaults; // prettier-ignore

/** The rules in force: none at first. */
export type RazorpayScript = Script<typeof FAULTS>;
export const createRazorpayScript = (): RazorpayScript => createScript(FAULTS);
