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
    steps: [
      'We print your shirts, in 3-5 business days.',
      'A courier brings them, 4-12 business days from today in all.',
      'The order page shows every step.',
    ],
  },
  viewOrders: 'View Orders',
  home: 'Home',
  refresh: 'Refresh Status',
  tryAgain: 'Try Again',
  support: 'Need help? Write to us:',
  signInTitle: 'Sign in to see this payment',
  signInText: 'Your sign-in has ended meanwhile. The payment is safe: sign in and you come back to this page.',
  signIn: 'Sign in',
};
