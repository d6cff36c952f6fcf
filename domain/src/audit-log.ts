/** What a line of the log says that somebody of the shop did (rulings, Admin: who, when, before and after). */
export const AUDIT_ACTIONS = [
  'books.exported',
  'call.refused',
  'cash.collected',
  'cash.refused',
  'collection.changed',
  'collection.created',
  'collection.photo',
  'color.changed',
  'color.created',
  'coupon.assigned',
  'coupon.changed',
  'coupon.created',
  'coupon.deleted',
  'credits.changed',
  'design.hidden',
  'design.kept',
  'design.restored',
  'design.taken_down',
  'exception.rechecked',
  'exception.resolved',
  'factor.codes_renewed',
  'factor.off',
  'factor.on',
  'factor.recovery_used',
  'factor.refused',
  'labels.downloaded',
  'order.changed',
  'order.email_corrected',
  'order.mail_sent_again',
  'order.noted',
  'order.refunded',
  'orders.exported',
  'payment.confirmed',
  'payment.refused',
  'parcels.exported',
  'piece.approve',
  'piece.misprint',
  'piece.pack',
  'piece.print',
  'piece.undo',
  'pieces.downloaded',
  'placement.created',
  'placement.changed',
  'price.dropped',
  'price.planned',
  'product.availability',
  'product.stock',
  'product.changed',
  'product.created',
  'product.retired',
  'prompt_rule.put',
  'prompt_rule.removed',
  'refund.sent',
  'return.decided',
  'sessions.ended',
  'setting.changed',
  'ticket.answered',
  'ticket.closed',
  'ticket.noted',
  'ticket.reopened',
  'ticket.taken_up',
  'user.role_set',
  'user.switched_off',
  'user.switched_on',
  'way.removed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Fields of a line's before and after, also of what stands inside them: each has its words in both languages (words, admin-log). */
export const AUDIT_FIELDS = [
  // Orders, refunds, returns, exceptions
  ...[
    'status',
    'trackingId',
    'carrier',
    'reason',
    'amount',
    'refundId',
    'noteId',
    'template',
    'utr',
    'way',
    'reference',
  ],
  ...['state', 'outcome', 'act', 'replacementOrderId', 'refundWishId'],
  ...['resolution', 'subject', 'evidence', 'kind', 'email'],
  ...['from', 'to', 'isSearch', 'period', 'table'],
  // Pieces
  ...['piece', 'pieces', 'reprints'],
  // People, tickets, refusals
  ...['credits', 'role', 'isDisabled', 'entryId', 'code', 'sessions'],
  // Coupons
  ...['discountType', 'discountValue', 'maxDiscount', 'minOrderValue', 'description', 'validFrom', 'validUntil'],
  ...['isActive', 'usageLimit', 'perUserLimit', 'productIds', 'placements', 'onPlacementFee', 'isOffer'],
  ...['used', 'reserved', 'assigned', 'createdAt'],
  // Catalogue
  ...['type', 'name', 'nameHi', 'descriptionHi', 'fabric', 'fabricHi', 'gsm', 'sort', 'planned', 'away', 'stock'],
  ...['price', 'priceNow', 'compareAtPrice', 'prices', 'startsAt', 'endsAt'],
  ...['position', 'designSize', 'widthInches', 'heightInches', 'productId', 'color', 'size', 'backOn'],
  ...['key', 'hex', 'ground', 'hasUnderbase', 'surcharge', 'onSale'],
  ...['prints', 'sizes', 'chest', 'halfChest', 'length', 'shoulder', 'sleeve', 'colors'],
  ...['style', 'details', 'designId', 'imageUrl', 'hasPhoto'],
  // Moderation
  ...['decision', 'text', 'reports', 'phrase'],
] as const;
export type AuditField = (typeof AUDIT_FIELDS)[number];

/** Fields that no line says: what it is about stands beside it, and a version only counts. */
export const SILENT_AUDIT_FIELDS = ['id', 'version'] as const;
export type AuditState = { readonly [Name in AuditField | (typeof SILENT_AUDIT_FIELDS)[number]]?: unknown } | null;

/** Names of fields that have no words: anywhere in what was before or after. What an exception knows is called as its own page calls it. */
export function unsaidFields(state: unknown): string[] {
  if (Array.isArray(state)) return state.flatMap(unsaidFields);
  if (typeof state !== 'object' || state === null) return [];
  const known: readonly string[] = [...AUDIT_FIELDS, ...SILENT_AUDIT_FIELDS];
  return Object.entries(state).flatMap(([name, value]) => [
    ...(known.includes(name) ? [] : [name]),
    ...(name === 'evidence' ? [] : unsaidFields(value)),
  ]);
}
