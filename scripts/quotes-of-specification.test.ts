import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Every text that S1 and S2 put in quotes or list as a label, where words/src/en has it word for word, and a test that sees it. Taken out of the two documents by
 * a script; a text that nobody shows any more, or that is said otherwise, fails here.
 */
type Quote = [from: string, text: string, at: string, seenBy: string | null];
const QUOTES: Quote[] = [
  ['S1 §2', 'Custom AI T-Shirt', 'home.cardName', 'e2e/journeys/hero.e2e.ts'],
  ['S1 §2', 'T-Shirt Preview', 'designs.previewBadge', 'e2e/journeys/gallery.e2e.ts'],
  ['S1 §2', 'Anonymous', 'designs.anonymous', null],
  ['S1 §2', 'View All Collections', 'home.viewAll', 'e2e/journeys/collections.e2e.ts'],
  ['S1 §2', 'Explore Community Gallery', 'home.exploreGallery', 'e2e/journeys/gallery.e2e.ts'],
  ['S1 §2', 'No t-shirt preview available', 'detail.noPreview', 'e2e/journeys/design.e2e.ts'],
  ['S1 §2', 'Generate a preview to see this design on a t-shirt', 'detail.previewHint', 'e2e/journeys/design.e2e.ts'],
  [
    'S1 §2',
    'Explore our curated collection of unique designs.',
    'collections.defaultDetails',
    'e2e/journeys/collections.e2e.ts',
  ],
  [
    'S1 §2',
    'No collections found. Check back later for updates!',
    'collections.empty',
    'e2e/journeys/collections.e2e.ts',
  ],
  ['S1 §2', 'Custom T-Shirt', 'cart.defaultName', null],
  ['S1 §2', 'Normal Fit', 'cart.defaultType', null],
  ['S1 §2', 'Proceed to Checkout', 'cart.checkout', 'e2e/journeys/catalogue.e2e.ts'],
  ['S1 §2', 'Continue Shopping', 'cart.continue', 'e2e/journeys/cart-drawer.e2e.ts'],
  ['S1 §2', 'Sign in', 'accounts.signIn', 'e2e/journeys/add-collection.e2e.ts'],
  ['S1 §4', 'Creating... This may take 1-2 minutes.', 'home.generating', 'e2e/journeys/hero.e2e.ts'],
  ['S1 §4', 'Design Generated!', 'generation.generated.title', 'e2e/journeys/early-hands.e2e.ts'],
  ['S1 §6', 'User not authenticated', 'collection-toasts.notSignedIn', 'e2e/journeys/add-collection.e2e.ts'],
  ['S1 §8', 'Login failed. Please try again.', 'accounts.fallback', 'web/src/features/accounts/SignInWays.test.ts'],
  ['S1 §8', 'Login Required', 'checkout.loginRequired', 'e2e/journeys/credits.e2e.ts'],
  ['S1 §8', 'Authentication Required', 'customize.signInNeeded.title', 'e2e/journeys/hero.e2e.ts'],
  ['S1 §8', 'Insufficient Credits', 'generation.insufficientCredits.home.title', 'e2e/journeys/hero.e2e.ts'],
  ['S1 §8', 'You need more credits to generate designs.', 'generation.insufficientCredits.home.description', null],
  [
    'S1 §8',
    'You need 3 credits to generate a design. Purchase more credits to continue.',
    'generation.insufficientCredits.studio.description',
    'web/src/features/designs/jobs.test.ts',
  ],
  ['S1 §8', 'Rate Limit Reached', 'generation.rateLimit.title', 'e2e/journeys/hero.e2e.ts'],
  ['S1 §8', 'Generation Failed', 'generation.failed.title', 'e2e/journeys/hero.e2e.ts'],
  ['S1 §8', 'Please try again with a different prompt.', 'generation.failed.description', null],
  ['S1 §8', 'Prompt Required', 'generation.promptRequired.title', 'e2e/journeys/frame.e2e.ts'],
  [
    'S1 §8',
    'Please describe what you want to create.',
    'generation.promptRequired.description',
    'e2e/journeys/frame.e2e.ts',
  ],
  ['S1 §8', 'Login required', 'likes.loginRequired.title', 'e2e/journeys/gallery.e2e.ts'],
  ['S1 §8', 'Please log in to like designs', 'likes.loginRequired.description', 'e2e/journeys/gallery.e2e.ts'],
  ['S1 §8', 'Error', 'collection-toasts.error', 'e2e/journeys/customize.e2e.ts'],
  ['S1 §8', 'Failed to update like. Please try again.', 'likes.failed.description', 'e2e/journeys/gallery.e2e.ts'],
  ['S1 §8', 'Select a size', 'collection-toasts.selectSize.title', 'e2e/journeys/add-collection.e2e.ts'],
  [
    'S1 §8',
    'Please select a size before adding to cart.',
    'collection-toasts.selectSize.description',
    'e2e/journeys/add-collection.e2e.ts',
  ],
  [
    'S1 §8',
    'Failed to add item to cart. Please try again.',
    'collection-toasts.addFailed',
    'e2e/journeys/add-collection.e2e.ts',
  ],
  ['S1 §8', 'Select Size', 'detail.selectSize.title', 'e2e/journeys/design.e2e.ts'],
  ['S1 §8', 'Please select a size.', 'detail.selectSize.description', 'e2e/journeys/design.e2e.ts'],
  ['S1 §8', 'Failed to Add to Cart', 'preview.addFailed.title', null],
  ['S1 §8', 'There was an error adding your item to the cart.', 'preview.addFailed.description', null],
  ['S1 §8', 'Please select a valid product type first', 'studio.noProduct', null],
  ['S1 §8', 'Coupon Invalid', 'checkout.couponInvalid.title', 'e2e/journeys/checkout.e2e.ts'],
  ['S1 §8', 'This coupon is not valid', 'checkout.couponInvalid.description', 'e2e/journeys/checkout.e2e.ts'],
  ['S1 §8', 'Validation Failed', 'checkout.validationFailed.title', 'e2e/journeys/checkout.e2e.ts'],
  ['S1 §8', 'Failed to validate coupon. Please try again.', 'checkout.validationFailed.description', null],
  ['S1 §8', 'Payment Failed', 'checkout.paymentFailed.title', 'e2e/journeys/checkout.e2e.ts'],
  ['S1 §8', 'Failed to initiate payment. Please try again.', 'checkout.paymentFailed.description', null],
  ['S1 §8', 'Payment URL not received', 'checkout.noPaymentUrl', 'e2e/journeys/checkout.e2e.ts'],
  ['S1 §8', 'Added to cart', 'collection-toasts.added', 'e2e/journeys/add-collection.e2e.ts'],
  ['S1 §8', 'Added to Cart!', 'preview.added.title', 'e2e/journeys/design.e2e.ts'],
  ['S1 §8', 'Added to favorites', 'likes.added', 'e2e/journeys/gallery.e2e.ts'],
  ['S1 §8', 'Removed from favorites', 'likes.removed', 'e2e/journeys/gallery.e2e.ts'],
  ['S1 §8', 'Link copied!', 'collection-toasts.copied.title', 'e2e/journeys/collection-page.e2e.ts'],
  ['S2 §2', 'Checking Payment Status...', 'payments.checking', 'e2e/journeys/payment-result.e2e.ts'],
  ['S2 §2', 'What went wrong?', 'payments.wrongTitle', 'e2e/journeys/checkout.e2e.ts'],
  ['S2 §2', 'Order Status Updated', 'payments.updatedTitle', 'e2e/journeys/credits.e2e.ts'],
  ['S2 §2', 'Something went wrong', 'frame.errorTitle', 'e2e/journeys/troubles.e2e.ts'],
  ['S2 §2', 'Please refresh the page to continue.', 'frame.errorText', 'e2e/journeys/troubles.e2e.ts'],
  ['S2 §4', 'Payment Successful!', 'payments.results.SUCCESS.title', 'e2e/journeys/checkout.e2e.ts'],
  ['S2 §4', 'Payment Cancelled', 'payments.results.CANCELLED.title', 'e2e/journeys/payment-ends.e2e.ts'],
  ['S2 §4', 'Payment Processing', 'payments.results.PENDING.title', 'e2e/journeys/checkout.e2e.ts'],
  ['S2 §4', 'Payment Session Expired', 'payments.results.EXPIRED.title', 'e2e/journeys/payment-rare-ends.e2e.ts'],
  ['S2 §4', 'Payment Status Unknown', 'payments.results.UNKNOWN.title', 'e2e/journeys/payment-rare-ends.e2e.ts'],
  ['S2 §4', 'Payment Verification Failed', 'payments.verificationFailed', 'e2e/journeys/payment-ends.e2e.ts'],
  ['S2 §5', 'Missing Information', 'checkout.toasts.missing.title', 'e2e/journeys/delivery.e2e.ts'],
  [
    'S2 §5',
    'Please fill in all required fields.',
    'checkout.toasts.missing.description',
    'e2e/journeys/credits.e2e.ts',
  ],
  ['S2 §5', 'Invalid Email', 'checkout.toasts.email.title', 'e2e/journeys/delivery.e2e.ts'],
  ['S2 §5', 'Please enter a valid email address.', 'checkout.invalid.email', null],
  ['S2 §5', 'Invalid Phone Number', 'checkout.toasts.phone.title', 'e2e/journeys/delivery.e2e.ts'],
  ['S2 §5', 'Please enter a valid 10-digit phone number.', 'checkout.invalid.phone', 'e2e/journeys/delivery.e2e.ts'],
  ['S2 §5', 'Are you sure you want to delete this coupon?', 'admin-board.deleteSure', 'e2e/journeys/admin.e2e.ts'],
  ['S2 §5', 'Payment ID or Order ID not found', 'payments.problems.noIds', 'e2e/journeys/payment-ends.e2e.ts'],
  ['S2 §5', 'Could not determine payment ID', 'payments.problems.noPayment', 'e2e/journeys/payment-result.e2e.ts'],
  ['S2 §7', 'Failed to check payment status', 'payments.problems.statusFailed', 'e2e/journeys/payment-ends.e2e.ts'],
  [
    'S2 §7',
    'Failed to process payment completion',
    'payments.problems.updateFailed',
    'e2e/journeys/payment-result.e2e.ts',
  ],
  [
    'S2 §8',
    'You need to be logged in to generate previews. Please sign in.',
    'preview.realistic.signInNeeded.description',
    'e2e/journeys/preview.e2e.ts',
  ],
  [
    'S2 §8',
    'You need 2 credits to generate a t-shirt preview. Purchase more credits to continue.',
    'preview.realistic.insufficientCredits.description',
    null,
  ],
  ['S2 §8', 'Preview Generation Failed', 'preview.realistic.failed.title', 'e2e/journeys/hosted-pictures.e2e.ts'],
  [
    'S2 §8',
    'Using fallback preview. The design will still be applied correctly.',
    'preview.realistic.failed.description',
    'e2e/journeys/hosted-pictures.e2e.ts',
  ],
  ['S2 §8', 'Your custom t-shirt has been added to your cart.', 'preview.added.description', null],
  ['S2 §8', 'Product Not Found', 'preview.noProduct.title', null],
  ['S2 §8', 'Please select a valid t-shirt type.', 'preview.noProduct.description', null],
  ['S2 §8', 'Please Log In', 'checkout.pleaseLogIn.title', 'e2e/journeys/checkout.e2e.ts'],
  ['S2 §8', 'Unauthorized', 'admin.unauthorized.title', 'e2e/journeys/account.e2e.ts'],
  ['S2 §8', 'You are logged out. Logging in again...', 'designs.unauthorized.description', null],
  ['S2 §8', 'Failed to update design visibility', 'studio.visibility.failed', 'e2e/journeys/studio.e2e.ts'],
  ['S2 §8', 'Failed to delete design. Please try again.', 'profile.remove.failed', 'e2e/journeys/account.e2e.ts'],
  ['S2 §8', 'Design visibility updated successfully!', 'studio.visibility.updated', 'e2e/journeys/studio.e2e.ts'],
  ['S2 §8', 'Design deleted', 'profile.remove.done', 'e2e/journeys/account.e2e.ts'],
  ['S2 §8', 'Your design has been permanently deleted.', 'profile.remove.doneText', 'e2e/journeys/account.e2e.ts'],
  ['S2 §8', 'Sign in required', 'collection-toasts.signInToLike.title', 'e2e/journeys/collections.e2e.ts'],
  [
    'S2 §8',
    'Please sign in to like collections',
    'collection-toasts.signInToLike.description',
    'e2e/journeys/collections.e2e.ts',
  ],
  ['S2 §8', 'Failed to update like status', 'collection-toasts.likeFailed', 'e2e/journeys/collections.e2e.ts'],
  [
    'S2 §8',
    'Share this link with others',
    'collection-toasts.copied.description',
    'e2e/journeys/collection-page.e2e.ts',
  ],
  ['S2 §8', 'Failed to update order', 'admin.failed.title', 'e2e/journeys/admin-rules.e2e.ts'],
  ['S2 §8', 'Failed to create coupon', 'admin-board.createFailed', 'e2e/journeys/admin-rules.e2e.ts'],
  ['S2 §8', 'Failed to assign coupon', 'admin-board.assignFailed', 'e2e/journeys/admin-rules.e2e.ts'],
  ['S2 §8', 'Failed to update coupon', 'admin-board.updateFailed', 'e2e/journeys/admin-rules.e2e.ts'],
  ['S2 §8', 'Failed to delete coupon', 'admin-board.deleteFailed', 'e2e/journeys/admin-rules.e2e.ts'],
  ['S2 §8', 'Order updated successfully', 'admin.updated.title', 'e2e/journeys/admin-rules.e2e.ts'],
  ['S2 §8', 'Coupon created successfully', 'admin-board.created', 'e2e/journeys/admin.e2e.ts'],
  ['S2 §8', 'Coupon updated successfully', 'admin-board.updated', 'e2e/journeys/admin.e2e.ts'],
  ['S2 §8', 'Coupon deleted successfully', 'admin-board.deleted', 'e2e/journeys/admin.e2e.ts'],
  ['S2 §8', 'Coupon Assignment Complete', 'admin-board.assigned.title', 'e2e/journeys/admin.e2e.ts'],
  ['S2 §8', 'The payment could not be completed.', 'payments.wrongFallback', null],
  [
    'S2 §8',
    'Unable to verify payment status. Please contact support.',
    'payments.problems.fallback',
    'e2e/journeys/payment-result.e2e.ts',
  ],
  ['S2 §8', 'Message sent successfully!', 'contact.sent.title', 'e2e/journeys/pages.e2e.ts'],
  ['S2 §8', 'Failed to send message', 'contact.failed.title', 'e2e/journeys/pages.e2e.ts'],
  ['S2 §8', 'Please try again or contact us directly.', 'contact.failed.description', 'e2e/journeys/pages.e2e.ts'],
  ['S2 §4', 'No Design Selected', 'preview.noneTitle', 'e2e/journeys/preview.e2e.ts'],
  ['S2 §4', 'Go to Design Studio', 'preview.toStudio', 'e2e/journeys/preview.e2e.ts'],
  ['S2 §4', 'Back to Design Studio', 'preview.back', 'e2e/journeys/preview.e2e.ts'],
  ['S2 §4', 'View Orders', 'payments.viewOrders', 'e2e/journeys/payment-result.e2e.ts'],
  ['S2 §4', 'Refresh Status', 'payments.refresh', 'e2e/journeys/payment-ends.e2e.ts'],
  ['S2 §4', 'Try Again', 'payments.tryAgain', 'e2e/journeys/credits.e2e.ts'],
  ['S2 §4', 'Home', 'payments.home', 'e2e/journeys/frame.e2e.ts'],
  ['S2 §4', 'Current Credits', 'profile.credits', 'e2e/journeys/account.e2e.ts'],
  ['S2 §4', 'Total Designs', 'profile.totalDesigns', 'e2e/journeys/account.e2e.ts'],
  ['S2 §4', 'Orders Placed', 'profile.ordersPlaced', 'e2e/journeys/account.e2e.ts'],
  ['S2 §4', 'My Designs', 'profile.designs', null],
  ['S2 §4', 'Orders', 'profile.orders', 'e2e/journeys/account.e2e.ts'],
  ['S2 §4', 'Credit History', 'profile.history', 'e2e/journeys/account.e2e.ts'],
  ['S2 §4', 'Buy Credits', 'credits.title', 'e2e/journeys/credits.e2e.ts'],
  ['S2 §4', 'Order Created', 'orders.status.order_created', null],
  ['S2 §4', 'Payment Initiated', 'orders.status.payment_initiated', 'e2e/journeys/payment-ends.e2e.ts'],
  ['S2 §4', 'Order Processing', 'orders.status.order_processing', 'e2e/journeys/admin-rules.e2e.ts'],
  ['S2 §4', 'Under Production', 'orders.status.under_production', 'e2e/journeys/main-job.e2e.ts'],
  ['S2 §4', 'Ready For Shipping', 'orders.status.ready_for_shipping', null],
  ['S2 §4', 'Shipped', 'orders.status.shipped', 'e2e/journeys/account.e2e.ts'],
  ['S2 §4', 'Order Received', 'orders.status.order_received', 'e2e/journeys/returns.e2e.ts'],
  ['S2 §4', 'Return Requested', 'orders.status.return_requested', 'e2e/journeys/returns.e2e.ts'],
  ['S2 §4', 'Return Received', 'orders.status.return_received', 'server/src/features/returns/decide-return.test.ts'],
  ['S2 §4', 'Payment Refund', 'orders.status.payment_refund', 'e2e/journeys/admin-rules.e2e.ts'],
  ['S2 §4', 'Choose This Type', 'pricing.choose', 'e2e/journeys/pages.e2e.ts'],
  ['S2 §4', 'Start Designing Now', 'pricing.start', 'e2e/journeys/frame.e2e.ts'],
  ['S2 §4', 'Most Popular', 'pricing.popular', 'e2e/journeys/pages.e2e.ts'],
  ['S2 §4', 'Save Design', 'customize.save', 'e2e/journeys/customize.e2e.ts'],
  ['S2 §4', 'Access Denied', 'admin.denied.title', null],
  ['S2 §4', "We'll get back to you within 24 hours.", 'contact.sent.description', 'e2e/journeys/pages.e2e.ts'],
  ['S2 §4', 'Refresh Page', 'frame.errorButton', 'e2e/journeys/troubles.e2e.ts'],
];

/** What is quoted and not said so, each with its reason. */
const DIFFERENT: [text: string, why: string][] = [
  ['33% OFF', 'calculated from the two prices shown (rulings, One price book); `domain/src/prices.test.ts`'],
  ['Why Choose', 'the heading of `home.whyTitle` goes on with the shop’s name'],
  ['4-12 business days worldwide', 'delivery is within India (rulings, Pages and texts)'],
  ['T-Shirt', 'the name of the product’s kind, from the catalogue'],
  [
    'Please log in to generate AI designs. Redirecting...',
    'the sentence ends before that word where a dialog opens (rulings of 26 November)',
  ],
  [
    'You need to be logged in to generate designs. Redirecting to login...',
    'the sentence ends before that word where a dialog opens (rulings of 26 November)',
  ],
  ['Insufficient credits', 'a text that the browser looks for in an answer, not one that it shows'],
  ['rate limit', 'a text that the browser looks for in an answer, not one that it shows'],
  [
    'OpenAI allows 5 images per minute. Please wait a moment and try again.',
    'company and number are the configured ones; `jobs.test.ts`',
  ],
  ['Failed to update order status', 'S2 shows it as ‘Failed to process payment completion’'],
  ['Failed to initiate payment', 'S1 quotes it with a second sentence, which is what is shown'],
  ['Link copied to clipboard!', 'S2 quotes ‘Link copied!’ for the same toast elsewhere: one text for both'],
];

const plain = (text: string): string => text.replaceAll("\\'", "'").replaceAll('’', "'");

/** The text at 'generation.failed.title': a file of words/src/en and the way into it. */
async function textAt(at: string): Promise<string> {
  const [noun, ...names] = at.split('.');
  const { words } = (await import(`../words/src/en/${noun}.ts`)) as { words: object };
  const found = names.reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], words);
  return String(typeof found === 'function' ? found(1, 2, 3) : found);
}

test('no text is quoted twice, and none is both said and different', () => {
  const texts = [...QUOTES.map(([, text]) => text), ...DIFFERENT.map(([text]) => text)];
  expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted());
});

test.each(QUOTES)('%s: %j', async (_from, text, at, seenBy) => {
  expect(plain(await textAt(at))).toBe(text);
  if (seenBy === null) return;
  expect(existsSync(seenBy), seenBy).toBe(true);
  expect(plain(readFileSync(seenBy, 'utf8')), seenBy).toContain(text);
});

test('the texts that no other test sees yet become no more', () =>
  expect(QUOTES.filter(([, , , seenBy]) => seenBy === null).length).toBeLessThanOrEqual(21));
