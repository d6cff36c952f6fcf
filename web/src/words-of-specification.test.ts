import { expect, test } from 'vitest';

/** S2 §2, §4, §5, §8: what it puts in quotes is said word for word (rulings). A noun of words/, and its texts. */
const SAID: Record<string, readonly string[]> = {
  preview: [
    ...['No Design Selected', 'Go to Design Studio', 'Back to Design Studio', 'Authentication Required'],
    'You need to be logged in to generate previews. Please sign in.',
    'Insufficient Credits',
    'You need 2 credits to generate a t-shirt preview. Purchase more credits to continue.',
    'Preview Generation Failed',
    'Using fallback preview. The design will still be applied correctly.',
    ...['Added to Cart!', 'Your custom t-shirt has been added to your cart.'],
    ...['Failed to Add to Cart', 'There was an error adding your item to the cart.'],
    ...['Product Not Found', 'Please select a valid t-shirt type.'],
  ],
  checkout: [
    ...['Missing Information', 'Please fill in all required fields.'],
    ...['Invalid Email', 'Please enter a valid email address.'],
    ...['Invalid Phone Number', 'Please enter a valid 10-digit phone number.'],
    ...['Please Log In', 'Payment Failed', 'Payment URL not received'],
    ...['Login Required', 'Continue Shopping'],
  ],
  payments: [
    ...['Checking Payment Status...', 'Payment Successful!', 'Payment Failed', 'Payment Cancelled'],
    ...['Payment Processing', 'Payment Session Expired', 'Payment Status Unknown', 'Payment Verification Failed'],
    ...['Payment ID or Order ID not found', 'Could not determine payment ID', 'Failed to check payment status'],
    ...['Failed to process payment completion', 'The payment could not be completed.'],
    'Unable to verify payment status. Please contact support.',
    ...['What went wrong?', 'Order Status Updated', 'View Orders', 'Refresh Status', 'Try Again', 'Home'],
  ],
  profile: [
    ...['Current Credits', 'Total Designs', 'Orders Placed', 'My Designs', 'Orders', 'Credit History', 'Unauthorized'],
    ...['Design deleted', 'Your design has been permanently deleted.', 'Failed to delete design. Please try again.'],
  ],
  studio: ['Design visibility updated successfully!', 'Failed to update design visibility'],
  designs: ['Unauthorized', 'You are logged out. Logging in again...'],
  credits: ['Buy Credits'],
  orders: [
    ...['Order Created', 'Payment Initiated', 'Payment Failed', 'Order Processing', 'Under Production'],
    ...['Ready For Shipping', 'Shipped', 'Order Received', 'Return Requested', 'Return Received', 'Payment Refund'],
  ],
  'collection-toasts': [
    ...['Sign in required', 'Please sign in to like collections', 'Failed to update like status'],
    ...['Link copied!', 'Share this link with others'],
  ],
  detail: ['Link copied!', 'Share this link with others'],
  pricing: ['Choose This Type', 'Start Designing Now', 'Most Popular'],
  customize: ['Save Design'],
  likes: ['Login required', 'Please log in to like designs', 'Failed to update like. Please try again.'],
  admin: ['Unauthorized', 'Access Denied', 'Failed to update order', 'Order updated successfully'],
  'admin-board': [
    ...['Failed to create coupon', 'Failed to assign coupon', 'Failed to update coupon', 'Failed to delete coupon'],
    ...['Coupon created successfully', 'Coupon updated successfully', 'Coupon deleted successfully'],
    ...['Coupon Assignment Complete', 'Are you sure you want to delete this coupon?'],
  ],
  contact: [
    ...['Message sent successfully!', "We'll get back to you within 24 hours.", 'Failed to send message'],
    'Please try again or contact us directly.',
  ],
  frame: ['Something went wrong', 'Please refresh the page to continue.', 'Refresh Page'],
};

/** Every text of a noun, with what it counts set to 2. */
const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String(value(2, 2))];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });

test.each(Object.entries(SAID))('the texts of %s', async (noun, said) => {
  const { words } = (await import(`../../words/src/en/${noun}.ts`)) as { words: object };
  const texts = textsOf(words);
  expect(said.filter(text => !texts.includes(text))).toEqual([]);
});
