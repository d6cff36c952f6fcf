import pino from 'pino';
import type { Config } from './config/config.ts';
import type { Log } from './http/handle.ts';
import { requestInScope } from './jobs/request-scope.ts';
import { fieldsForLog } from './log-fields.ts';

/** Where lines go: standard output, unless a test listens. */
type Lines = { write: (line: string) => void };

/**
 * The shop's log: a line of JSON an event with its time, level, the request in whose name it happened, and fields of an allow list;
 * words for people where standard output is a terminal.
 */
export function makeLog(level: Config['logLevel'], lines?: Lines): Log {
  const terminal = process.stdout.isTTY
    ? { write: (line: string) => void process.stdout.write(readable(line)) }
    : undefined;
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
    },
    lines ?? terminal ?? pino.destination({ fd: 1, sync: true }),
  );
  const say =
    (at: keyof Log) =>
    (event: string, fields: Record<string, unknown> = {}) => {
      if (!logger.isLevelEnabled(at)) return;
      logger[at](fieldsForLog({ requestId: requestInScope(), ...fields }), event);
    };
  return { info: say('info'), warn: say('warn'), error: say('error') };
}

/** `14:02:11 WARN mail.delayed mailId=… problem=…`. */
function readable(line: string): string {
  const { time, level, event, pid: _, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const rest = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return `${String(time).slice(11, 19)} ${String(level).toUpperCase()} ${[event, ...rest].join(' ')}\n`;
}
