import type { Parcel } from '../../../../contract/src/production.ts';
import type { Carrier } from '../../../../domain/src/carriers.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { changeOrder } from '../admin/admin.ts';
import { pageOfOrders, type OrderView } from '../orders/orders.ts';

const toParcelReply = ({ order, lines }: OrderView): Parcel => ({
  ...{ orderId: order.id, status: order.status as Parcel['status'], version: order.version },
  name: `${order.firstName} ${order.lastName}`.trim(),
  place: [order.city, order.state].filter(Boolean).join(', '),
  pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
  ...{ carrier: order.carrier, trackingId: order.trackingId, createdAt: order.createdAt.toISOString() },
});

type Asked = { status: 'ready_for_shipping' | 'shipped'; limit: number; cursor?: string | undefined };

/** A page of the orders that are packed, or on their way, the newest first. */
export async function pageOfParcels(
  context: Context,
  asked: Asked,
): Promise<{ parcels: Parcel[]; next: string | undefined }> {
  const { views, next } = await pageOfOrders(context, { ...asked, goods: 'shirts' });
  return { parcels: views.map(toParcelReply), next };
}

export type ParcelMove =
  | { status: 'shipped'; carrier: Carrier; trackingId: string; version?: number }
  | { status: 'order_received'; version?: number };

/** Sends a parcel, or says that it was delivered: by the order table alone, so an override with a reason is left to the order's page. */
export async function moveParcel(
  context: Context,
  actorId: string,
  orderId: string,
  move: ParcelMove,
): Promise<Parcel> {
  const view = await changeOrder(context, actorId, orderId, move).catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'reason_required') throw new Refused('step_not_allowed');
    throw error;
  });
  return toParcelReply(view);
}
