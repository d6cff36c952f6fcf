/** The payment result page (S2 §2, §4, §8). Titles in quotes there are word for word. */
export const words = {
  pageTitle: 'Payment',
  checking: 'Checking Payment Status...',
  checkingText: 'We are asking the payment provider. This takes a few seconds.',
  results: {
    SUCCESS: {
      title: 'Payment Successful!',
      text: 'Your order is being processed. An email confirmation follows.',
    },
    FAILED: {
      title: 'Payment Failed',
      text: 'The payment did not go through: insufficient funds, or a problem at the bank or in the network. Your cart is as it was.',
    },
    CANCELLED: {
      title: 'Payment Cancelled',
      text: 'You stopped the payment, so this order is marked as failed. Your cart is as it was; you can try again from there.',
    },
    PENDING: {
      title: 'Payment Processing',
      text: 'Your bank has not answered yet. Please wait a little, or refresh the status. You are not charged twice.',
    },
    EXPIRED: {
      title: 'Payment Session Expired',
      text: 'The payment page was open too long. Nothing was charged; please start a new payment.',
    },
    UNKNOWN: {
      title: 'Payment Status Unknown',
      text: 'The payment provider gave no clear answer. Please contact support before you pay again.',
    },
  },
  /** What stands below those titles where credits are bought. */
  ofCredits: {
    SUCCESS: credits =>
      `${credits === 1 ? '1 credit was' : `${credits} credits were`} added. An email confirmation follows.`,
    FAILED: () =>
      'The payment did not go through: insufficient funds, or a problem at the bank or in the network. No credits were added.',
    CANCELLED: () => 'You stopped the payment, so no credits were added. You can try again.',
    PENDING: () =>
      'Your bank has not answered yet. Please wait a little, or refresh the status. You are not charged twice.',
    EXPIRED: () => 'The payment page was open too long. Nothing was charged; please start a new payment.',
    UNKNOWN: () => 'The payment provider gave no clear answer. Please contact support before you pay again.',
  } as Record<'SUCCESS' | 'FAILED' | 'CANCELLED' | 'PENDING' | 'EXPIRED' | 'UNKNOWN', (credits: number) => string>,
  redirectingToCredits: 'Taking you to your credits in 3 seconds.',
  viewCredits: 'View Credits',
  asksAgain: 'We ask again by ourselves every few seconds. You can leave this page open.',
  verificationFailed: 'Payment Verification Failed',
  problems: {
    noIds: 'Payment ID or Order ID not found',
    noPayment: 'Could not determine payment ID',
    statusFailed: 'Failed to check payment status',
    updateFailed: 'Failed to process payment completion',
    fallback: 'Unable to verify payment status. Please contact support.',
  },
  safe: 'If money left your account, the order is settled by itself as soon as the provider tells us. Look at your orders in a few minutes.',
  detailsTitle: 'Payment details',
  details: {
    paymentId: 'Payment ID',
    orderId: 'Order ID',
    transactionId: 'Transaction ID',
    amount: 'Amount',
    method: 'Payment method',
  },
  methods: {
    UPI: 'UPI',
    CARD: 'Card',
    NETBANKING: 'Net banking',
    NET_BANKING: 'Net banking',
    WALLET: 'Wallet',
  } as Record<string, string>,
  notTold: 'Not told by the provider',
  wrongTitle: 'What went wrong?',
  wrongFallback: 'The payment could not be completed.',
  failures: {
    insufficient_funds: 'The bank says that there was not enough money in the account.',
    wrong_pin: 'The PIN was not the right one.',
    limit_reached: 'The bank says that a limit for payments was reached.',
    blocked: 'The bank has blocked this payment. It can tell you why.',
    bank_away: 'The bank had a technical problem. Nothing is wrong on your side.',
    parcel_refused: 'The parcel came back unpaid, so this order is closed. You can order again at any time.',
    called_off: 'The shop had to call this order off. Nothing is to be paid.',
    not_arrived:
      'The shop did not find this payment in its bank account. If money left yours, write to us with the UTR.',
  },
  reasonsTitle: 'Common reasons',
  reasons: [
    'Not enough money in the account, or a daily limit was reached',
    'The bank did not approve it, or the PIN or OTP was wrong',
    'The connection broke off on the way',
  ],
  updatedTitle: 'Order Status Updated',
  updatedText: (status: string) => `Your order now says: ${status}.`,
  redirecting: 'Taking you to your orders in 3 seconds.',
  next: {
    title: 'What happens next',
    steps: (days: string, production: string) => [
      `We print your shirts, in ${production} business days.`,
      `A courier brings them, ${days} business days from today in all.`,
      'The order page shows every step.',
    ],
  },
  viewOrders: 'View Orders',
  home: 'Home',
  refresh: 'Refresh Status',
  tryAgain: 'Try Again',
  contactSupport: 'Contact Support',
  support: 'Need help? Write to us:',
  signInTitle: 'Sign in to see this payment',
  signInText: 'Your sign-in has ended meanwhile. The payment is safe: sign in and you come back to this page.',
  signIn: 'Sign in',
};
