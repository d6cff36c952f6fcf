/** The hand on the payment gateway stand-in of a shop: its script, its pay pages, its book. */
export type GatewayHand = {
  /** Does on the pay page what a shopper would. */
  end: (paymentId: string, outcome: 'pay' | 'fail' | 'cancel' | 'leave') => Promise<void>;
  /** From now on it fails so (standins/payment-gateway/script.ts). */
  script: (rule: Record<string, string | number>) => Promise<void>;
  clearScript: () => Promise<void>;
  /** Delivers the webhook of a payment once more. */
  sendAgain: (paymentId: string) => Promise<void>;
};

/** `port` is the shop's; the gateway listens on the next one. */
export function gatewayOf(port: number): GatewayHand {
  const ask = async (method: 'POST' | 'DELETE', call: string, body: object = {}) => {
    const reply = await fetch(`http://127.0.0.1:${port + 1}/__sim/${call}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    if (!reply.ok) throw new Error(`The gateway answered ${call} with ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  return {
    end: (merchantOrderId, outcome) => ask('POST', 'settle', { merchantOrderId, outcome }),
    script: rule => ask('POST', 'script', rule),
    clearScript: () => ask('DELETE', 'script'),
    sendAgain: merchantOrderId => ask('POST', 'webhooks', { merchantOrderId }),
  };
}
