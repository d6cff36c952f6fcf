import { createPhonePe } from '../src/adapters/payments/phonepe.ts';
import type { PaymentPort } from '../src/adapters/payments/port.ts';
import { createRazorpay } from '../src/adapters/payments/razorpay.ts';
import type { Send } from '../src/adapters/payments/send-request.ts';

type Deps = { now: () => Date; log: (event: string, fields: object) => void; send: Send };

/** A company that takes payments, as its stand-in plays it: what runs on one runs on the other. */
export type GatewayCompany = {
  name: string;
  /** The folder of its stand-in, and what that is told beside its addresses. */
  program: string;
  env: Record<string, string>;
  /** Where browsers see its pay pages. */
  pages: string;
  connect: (origin: string, deps: Deps) => PaymentPort;
  /** Parts of the addresses of its calls, each followed by its method. */
  calls: { pay: string; refund: string };
  /** Scripts by which it lets nobody in, and by which a balance is too low. */
  closed: object;
  lowBalance: string;
  refundFails: string;
};

const PHONEPE_KEYS = {
  CLIENT_ID: 'chhaap-demo',
  CLIENT_SECRET: 'secret-of-the-tests',
  WEBHOOK_USERNAME: 'chhaap_tests',
  WEBHOOK_PASSWORD: 'webhookOfTheTests1',
};

export const PHONEPE: GatewayCompany = {
  name: 'PhonePe',
  program: 'payment-gateway',
  env: PHONEPE_KEYS,
  pages: 'http://localhost:3000/demo/gateway',
  connect: (origin, deps) =>
    createPhonePe(
      {
        authBase: `${origin}/apis/pg-sandbox`,
        pgBase: `${origin}/apis/pg-sandbox`,
        clientId: PHONEPE_KEYS.CLIENT_ID,
        clientSecret: PHONEPE_KEYS.CLIENT_SECRET,
        clientVersion: '1',
        webhookUsername: PHONEPE_KEYS.WEBHOOK_USERNAME,
        webhookPassword: PHONEPE_KEYS.WEBHOOK_PASSWORD,
        payHosts: ['localhost:3000'],
      },
      { ...deps, timeouts: { call: 10_000, token: 5_000 } },
    ),
  calls: { pay: '/checkout/v2/pay POST', refund: '/payments/v2/refund POST' },
  closed: { token: 'down' },
  lowBalance: 'reject(BF_034)',
  refundFails: 'fail(BANK_ERROR)',
};

export const RAZORPAY_KEYS = {
  KEY_ID: 'rzp_test_ofthetests',
  KEY_SECRET: 'key-secret-of-the-tests',
  WEBHOOK_SECRET: 'webhook-secret-of-the-tests',
};

export const RAZORPAY: GatewayCompany = {
  name: 'Razorpay',
  program: 'razorpay',
  env: RAZORPAY_KEYS,
  pages: 'http://localhost:3000/demo/razorpay',
  connect: (base, deps) =>
    createRazorpay(
      {
        base,
        keyId: RAZORPAY_KEYS.KEY_ID,
        keySecret: RAZORPAY_KEYS.KEY_SECRET,
        webhookSecret: RAZORPAY_KEYS.WEBHOOK_SECRET,
        payHosts: ['localhost:3000'],
      },
      deps,
    ),
  calls: { pay: '/v1/payment_links POST', refund: '/refund POST' },
  closed: { key: 'wrong' },
  lowBalance: 'reject(low_balance)',
  refundFails: 'fail',
};

export const COMPANIES = [PHONEPE, RAZORPAY];
