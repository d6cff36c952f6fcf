/** The only three states PhonePe knows, for an order and for each try to pay it. */
export type PaymentState = 'PENDING' | 'COMPLETED' | 'FAILED';

/** Why a payment failed: PhonePe's two levels of code. */
export type FailureCodes = { errorCode: string; detailedErrorCode: string };

/** One try to pay an order. Times are epoch milliseconds, amounts integer paise. */
export type Attempt = {
  transactionId: string;
  paymentMode: PaymentMode;
  amount: number;
  timestamp: number;
  state: PaymentState;
  failure?: FailureCodes;
};

/** What the merchant asked for, and what the gateway added when it accepted. */
export type OrderTerms = {
  merchantOrderId: string;
  orderId: string;
  amount: number;
  createdAt: number;
  expireAt: number;
  redirectUrl: string;
  payToken: string;
  disablePaymentRetry: boolean;
  metaInfo?: Record<string, string>;
};

/** An order as it stands: its terms, its state and every try to pay it, oldest first. */
export type Order = OrderTerms & { state: PaymentState; failure?: FailureCodes; attempts: Attempt[] };

/** The ways to pay that the pay page offers, under PhonePe's names. */
export const PAYMENT_MODES = [
  { mode: 'UPI_INTENT', label: 'UPI' },
  { mode: 'CARD', label: 'Card' },
  { mode: 'NET_BANKING', label: 'Net banking' },
] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number]['mode'];

/** The reasons that the pay page offers for 'Fail'; the first is the default. */
export const FAILURES: readonly (FailureCodes & { label: string })[] = [
  { errorCode: 'INSUFFICIENT_BALANCE', detailedErrorCode: 'Z9', label: 'Balance too low' },
  { errorCode: 'INVALID_MPIN', detailedErrorCode: 'ZM', label: 'Wrong UPI PIN' },
  { errorCode: 'TXN_BLOCKED', detailedErrorCode: 'TXN_BLOCKED', label: 'Blocked by the bank' },
  { errorCode: 'BANK_TECHNICAL_ISSUE', detailedErrorCode: 'BANK_TECHNICAL_ISSUE', label: 'Bank out of order' },
];

export const CANCELLED: FailureCodes = { errorCode: 'TXN_CANCELLED', detailedErrorCode: 'ORDER_CANCELLED_BY_USER' };
export const EXPIRED: FailureCodes = { errorCode: 'TXN_NOT_COMPLETED', detailedErrorCode: 'ORDER_EXPIRED' };
