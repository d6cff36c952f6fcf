/**
 * The shop with one of its mechanisms taken out: a piece of a source file is replaced as the file is read, in a process of a test
 * alone. Where the piece is not there, exactly once, the process does not start, so a control cannot lose its meaning unseen.
 */
export type Mutation = { file: string; find: string; put: string };

const TAKES = 'features/coupons/coupons.store.ts';

export const MUTATIONS = {
  'second look at the payment': {
    file: 'features/payments/apply-answer.ts',
    find: "    if (payment.state === 'completed') return { order, payment };\n",
    put: '',
  },
  'lock of the payment': {
    file: 'features/payments/lock-both.ts',
    find: 'lockPayment(tx, payment.id)',
    put: "import('./payments.store.ts').then(store => store.findPayment(tx as never, payment.id))",
  },
  'lock of the cart at checkout': {
    file: 'features/cart/cart.ts',
    find: 'const cart = await openAndLockCart(tx, { accountId }, { id: `c${context.randomId(26)}`, now });',
    put: 'const cart = (await findCart(tx, { accountId }))!;',
  },
  "the catalogue's price": {
    file: 'features/payments/prepare-order.ts',
    find: '  const totals = totalsOf(lines, discount, context.shop.delivery, cashFee);\n  checkSeenAmount(amount, totals);\n',
    put: `  const honest = totalsOf(lines, discount, context.shop.delivery, cashFee);
  const total = paiseOf(Math.max(honest.shipping + honest.discount, Math.round(amount * 100)));
  const totals = { ...honest, total, subtotal: paiseOf(total - honest.shipping + honest.discount) };\n`,
  },
  'row lock of the order': {
    file: 'features/orders/orders.store.ts',
    find: "where(eq(orders.id, orderId)).for('update')",
    put: 'where(eq(orders.id, orderId))',
  },
  'lock of the cart': {
    file: 'features/cart/cart.ts',
    find: '  await lockCart(tx, { accountId });\n}',
    put: '}',
  },
  'release of a hold': {
    file: 'features/credits/credits.ts',
    find: "const hold = await updateHoldState(tx, generationId, 'released');",
    put: 'const hold = undefined as never;',
  },
  'amount check': {
    file: 'features/payments/apply-answer.ts',
    find: 'answer.amount !== payment.amount ||',
    put: '',
  },
  'lock of the coupon': {
    file: TAKES,
    find: "where(one).for('update'))[0]",
    put: 'where(one))[0]',
  },
  'locks of coupons': {
    file: TAKES,
    find: ".orderBy(coupons.id)\n    .for('update');",
    put: '.orderBy(coupons.id);',
  },
  "coupon's conditional write": {
    file: TAKES,
    find: '.where(and(eq(coupons.id, couponId), hasRoom))',
    put: '.where(eq(coupons.id, couponId))',
  },
  'lock of the credits': {
    file: 'features/credits/credits.ts',
    find: '  await lockCreditAccount(tx, accountId);\n}',
    put: '}',
  },
  "hold's conditional write": {
    file: 'features/credits/credits.store.ts',
    find: 'gte(sql`${creditAccounts.balance} - ${creditAccounts.held}`, sql`${amount}::integer`),',
    put: '',
  },
  'webhook store before the answer': {
    file: 'features/payments/take-webhook.ts',
    find: '  const { paymentId, refundId, event } =',
    put: '  if (check.ok) return;\n  const { paymentId, refundId, event } =',
  },
  'drain at a stop': {
    file: 'http/drain.ts',
    find: '  server.closeIdleConnections();',
    put: '  server.closeAllConnections();',
  },
  'lease of a webhook': {
    file: 'features/payments/payments.store.ts',
    find: '.set({ dueAt: leaseEnds })',
    put: '.set({ dueAt: now })',
  },
  'end of the lease of a webhook': {
    file: 'features/payments/judge-notices.ts',
    find: 'const LEASE_MS = 20_000;',
    put: 'const LEASE_MS = 20_000_000;',
  },
  'lock while webhooks are taken': {
    file: 'features/payments/payments.store.ts',
    find: ".orderBy(asc(webhookInbox.dueAt))\n    .limit(limit)\n    .for('update', { skipLocked: true });",
    put: '.orderBy(asc(webhookInbox.dueAt))\n    .limit(limit);',
  },
  'end of a paper': {
    file: 'adapters/documents/paper-worker.ts',
    find: 'open(assetsDir).draw(work);',
    put: '{ for (;;) open(assetsDir); };',
  },
  'limit of a paper': {
    file: 'adapters/documents/papers-thread.ts',
    find: '{ name, signal: AbortSignal.timeout(mostMs) }',
    put: '{ name }',
  },
  'mail without its paper': {
    file: 'features/mail/send-mails.ts',
    find: "    context.log.error('mail.without_paper', { mailId: id, template, error });\n",
    put: '    throw error;\n',
  },
  'sync of a file': {
    file: 'adapters/storage/disk.ts',
    find: '    await file.sync();\n',
    put: '',
  },
  'sync of the folder of a new database': {
    file: 'db/embedded/move-into-place.ts',
    find: '  flushUpTo(path.dirname(final), path.dirname(final));\n',
    put: '',
  },
  'sync of its folder': {
    file: 'adapters/storage/disk.ts',
    find: '    await flushFolders(folder, made, flush);\n',
    put: '',
  },
  reconciler: {
    file: 'features/payments/reconcile.ts',
    find: "settlePayment(context, id, 'reconcile')",
    put: 'Promise.resolve()',
  },
} as const satisfies Record<string, Mutation>;
export type MutationName = keyof typeof MUTATIONS;
