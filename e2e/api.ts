import type { Page } from '@playwright/test';
import { ADDRESSES, addressOf, type EndpointName, type Params } from '../contract/src/addresses.ts';
import type { Answer, Body } from '../contract/src/api.ts';
import { signIn } from './fixtures.ts';

/** A signed-in person who calls the API as a program: real token of the real provider, no page. */
export type Caller = {
  token: string;
  call: <N extends EndpointName>(
    name: N,
    o?: { params?: Params; body?: Body<N>; headers?: Record<string, string>; url?: string },
  ) => Promise<{ status: number; body: Answer<N> }>;
};

/** Signs an address in through the provider's page and takes the token that the shop gave the browser. */
export async function callerOf(page: Page, shopUrl: string, person: string): Promise<Caller> {
  await signIn(page, shopUrl, person);
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}') as { token: string };
  // What follows is between the program and the shop: the page must not ask a server that is about to be killed.
  await page.goto('about:blank');
  return {
    token,
    async call(name, o = {}) {
      const reply = await fetch(new URL(addressOf(name, o.params), o.url ?? shopUrl), {
        method: ADDRESSES[name][0],
        headers: {
          authorization: `Bearer ${token}`,
          ...(o.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...o.headers,
        },
        ...(o.body === undefined ? {} : { body: JSON.stringify(o.body) }),
        signal: AbortSignal.timeout(60_000),
      });
      return { status: reply.status, body: (await reply.json()) as never };
    },
  };
}

/** Waits until a question has the wanted answer; throws with the last one after `seconds`. */
export async function eventually<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean, seconds = 60): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  let last: T | Error | undefined;
  while (Date.now() < deadline) {
    last = await ask().catch((error: Error) => error);
    if (!(last instanceof Error) && isRight(last)) return last;
    await new Promise(done => setTimeout(done, 250));
  }
  throw new Error(
    `It did not happen within ${seconds} s; the last answer was ${last instanceof Error ? last.message : JSON.stringify(last)}`,
  );
}

/** Draws a design to the end and answers it. */
export async function drawDesign(caller: Caller, prompt: string): Promise<Answer<'designs.one'>> {
  const { status, body } = await caller.call('designs.generate', { body: { prompt } });
  if (status !== 200 || !('design' in body))
    throw new Error(`designs.generate answered ${status} ${JSON.stringify(body)}`);
  return body.design;
}

/** What a checkout sends, for a person in Kozhikode. */
export const delivery = {
  customerName: 'Asha Nair',
  customerEmail: 'asha@chhaap.test',
  customerPhone: '9876543210',
  customerAddress: '12 Beach Road',
  customerCity: 'Kozhikode',
  customerState: 'Kerala',
  customerZipCode: '673001',
  type: 0,
} as const;
