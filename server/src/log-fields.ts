/**
 * What a line of the log may have (security A17): everything else is left out and only its name is told. None of these is a person's:
 * ids of the shop's own rows, states, codes, counts, amounts in paise, and words that the code itself chose.
 */
const ALLOWED = new Set(
  `requestId providerRequestId route path method status ms event name kind state from to cause code reason outcome type param template
  id designId orderId paymentId refundId wishId mailId artworkId accountId noticeId subject of variant file
  model endsOn daysLeft attempt attempts isLast waitMs bytes count amount found expected captured refunded total shown
  orderStatus isSuperseded tries alert since port providerAmount knownOrderId transactionId nextTryAt designs notices waiting givenUp freeGb backupAt pid signal line message problem error drawn
  input_tokens output_tokens total_tokens inputTokens outputTokens totalTokens providerOrderId gatewayAmount gatewayOrderId`.split(
    /\s+/,
  ),
);

/** Fields fit for the log: those of the list, and in their texts nothing that could be a person's. */
export function fieldsForLog(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (ALLOWED.has(name)) kept[name] = name === 'path' ? plainPath(String(value)) : plainValue(value);
    else dropped.push(name);
  }
  return dropped.length > 0 ? { ...kept, dropped } : kept;
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (value instanceof Error) return plainError(value);
  if (Array.isArray(value)) return value.slice(0, 50).map(plainValue);
  return plainText(typeof value === 'string' ? value : `[${typeof value}]`);
}

/** An id, a code, a name of ours. */
const WORD = /^[\w.:/@-]{1,80}$/;
const plainText = (text: string): string =>
  WORD.test(text) && !text.includes('@') ? text : withoutValues(text).slice(0, 2000);

/** An address of the shop without its query; parts that no address of ours has are left out. */
const plainPath = (path: string): string =>
  path
    .split('?', 1)[0]!
    .split('/')
    .map(part => (/^(?!\d{8,}$)[\w.:-]{0,80}$/.test(part) ? part : '[...]'))
    .join('/');

/**
 * An error's class, codes and places in the code. Its sentence is kept without what it quotes; that of the database's errors, which
 * are made of rows, is not kept at all, only the statement with its placeholders.
 */
function plainError(error: Error): Record<string, unknown> {
  const { code, constraint, table, column } = error as Error &
    Record<'code' | 'constraint' | 'table' | 'column', unknown>;
  const isOfDatabase = 'severity' in error || 'query' in error;
  const query =
    'query' in error && typeof error.query === 'string' ? withoutValues(error.query).slice(0, 500) : undefined;
  return {
    name: error.name,
    ...Object.fromEntries(
      Object.entries({ code, constraint, table, column }).filter(([, text]) => typeof text === 'string'),
    ),
    ...(isOfDatabase ? { query } : { message: withoutValues(error.message).slice(0, 500) }),
    at: (error.stack ?? '').split('\n').filter(line => /^ {4}at /.test(line)).slice(0, 12).map(line => line.trim()), // prettier-ignore
    ...(error.cause instanceof Error ? { cause: plainError(error.cause) } : {}),
  };
}

/**
 * A sentence without the values in it: what is quoted (names of properties in the engine's own sentences stay), what follows a query's
 * question mark, e-mail addresses, long numbers, and words as long as a token.
 */
const withoutValues = (text: string): string =>
  text
    .replace(/(?<!\(reading |\(setting )(["'`])(?:(?!\1)[^\\]|\\.)*\1/gs, '$1…$1')
    .replace(/\?[^\s?]+/g, '?…')
    .replace(/\S+@\S+/g, '[address]')
    .replace(/\+?\d[\d -]{5,}\d/g, '[number]')
    .replace(/(?<![\w/])[\w+=-]{32,}(?:\.[\w+=-]+)*/g, '[token]');
