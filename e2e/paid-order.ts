import type { Page } from '@playwright/test';
import { delivery, type Caller } from './api.ts';
import { publicDesign } from './cart.ts';
import { expect } from './fixtures.ts';

type Started = { orderId: string; paymentId: string; paymentUrl: string };

/** An order of one shirt whose payment waits. */
export async function startOrder(caller: Caller, shopUrl: string): Promise<Started> {
  const { id: designId } = await publicDesign(shopUrl);
  const { body: line } = await caller.call('cart.add', { body: { designId, size: 'M', type: 1 } });
  const order = { ...delivery, orderId: `order-${Date.now()}`, amount: line.customPrice + 60 };
  const { status, body } = await caller.call('payments.initiate', { body: order });
  expect(status).toBe(200);
  return body;
}

/** Pays on the gateway's page. */
export async function payOn(page: Page, paymentUrl: string): Promise<void> {
  await page.goto(paymentUrl);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
}
