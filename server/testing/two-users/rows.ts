import { HIDDEN_DESIGNS, SCOPED_DESIGNS } from './design-rows.ts';
import { HIDDEN_GROUPS, SCOPED_GROUPS } from './group-rows.ts';
import { HIDDEN_ORDERS, SCOPED_ORDERS } from './order-rows.ts';
import type { Hidden, Scoped } from './row.ts';

/** Places that name a thing of somebody's. A place may have several rows: ' of …' says which. */
export const HIDDEN: Record<string, Hidden> = { ...HIDDEN_GROUPS, ...HIDDEN_DESIGNS, ...HIDDEN_ORDERS };

/** Places that hold what a caller chose. */
export const SCOPED: Record<string, Scoped> = { ...SCOPED_GROUPS, ...SCOPED_DESIGNS, ...SCOPED_ORDERS };

const UNUSED = 'taken as the specification shows it, and not used';
const CATALOG = 'a product of the shop, the same for everybody';
const FRIENDS = 'the link of a group order, which its friends have without an account';
const LETTER = 'signed by the shop: who holds the letter ends its mails, without a sign-in';
const UNDO = 'sealed by the shop: who holds the letter takes back what it told of, once';
const COLLECTION = 'a collection of the shop, the same for everybody';

/** Places that name nothing of anybody's, each with the reason. */
export const NOBODYS: Record<string, string> = {
  'accounts.proveCode body.code': 'sent to the mailbox that the call names: who has it has the mailbox',
  'cash.agree body.code': 'sent to the caller’s own mailbox for their own order; another’s is a wrong one',
  'security.confirmFactor body.code': 'a code of the caller’s own key that is set up; another’s is a wrong one',
  'security.proveFactor body.code': 'a code of the caller’s own second factor; another’s is a wrong one',
  'security.endFactor body.code': 'a code of the caller’s own second factor; another’s is a wrong one',
  'collections.one params.id': COLLECTION,
  'collections.like params.id': COLLECTION,
  'collections.unlike params.id': COLLECTION,
  'designs.generate body.productId': CATALOG,
  'returns.report body.lines.itemId': 'a line of the order that the path names',
  'designs.chooseVersion body.number': 'a version of the design that the path names',
  'cart.add body.id': UNUSED,
  'cart.add body.itemId': UNUSED,
  'cart.add body.sessionId': UNUSED,
  'cart.add body.productId': CATALOG,
  'payments.initiate body.sessionId': UNUSED,
  'payments.update body.transactionId': UNUSED,
  'payments.update body.orderId': UNUSED,
  'groups.one params.code': FRIENDS,
  'groups.own params.code': FRIENDS,
  'groups.join params.code': FRIENDS,
  'groups.join body.requestKey': 'counts within the group that the path names, for the browser whose secret it has',
  'groups.changeEntry params.code': FRIENDS,
  'groups.removeEntry params.code': FRIENDS,
  'privacy.download params.ticket': 'a key that works once: whoever was given it has it',
  'notifications.subscription params.token': LETTER,
  'notifications.unsubscribe params.token': LETTER,
  'security.undoing params.token': UNDO,
  'security.undoFactor params.token': UNDO,
  'setup.begin body.token': 'printed where the shop starts; whoever has it is its owner',
  'support.openTicket body.idempotencyKey':
    'drawn at random by the page; the ticket is told to who sends all the words of it again',
};

/** Addresses outside the contract that name a file. */
export const FILES: Record<string, string> = {
  '/files/:name':
    'public where something public names it; otherwise a pass is needed (decision 052, private-files.test.ts)',
  '/pictures/:name': 'as /files',
  '/cards/:name': 'public designs and collections alone: a private design has no card',
  '/sitemaps/:name': 'a part of the list of public pages',
  '/brand/:key/:name': 'the shop’s own mark and logo, the same for everybody',
};
