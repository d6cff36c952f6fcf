import { isLoopback } from './loopback.ts';

/** What SMTP_URL says. */
export type SmtpAddress = {
  host: string;
  port: number;
  tls: 'implicit' | 'required' | 'none';
  user: string | undefined;
  password: string | undefined;
};

/**
 * Reads `smtps://user:password@host:port` (TLS from the start, port 465) or `smtp://…` (STARTTLS, port 587). A server on this
 * machine, or one with `?tls=off` at the end, is spoken to in the clear. Nothing for any other text.
 */
export function readSmtpUrl(text: string): SmtpAddress | undefined {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.hash)
    return undefined;
  if (!['', '?tls=off'].includes(url.search)) return undefined;
  const isImplicit = url.protocol === 'smtps:';
  if (isImplicit && url.search) return undefined;
  const isClear = isLoopback(url.hostname) || url.search === '?tls=off';
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (isImplicit ? 465 : 587),
      tls: isImplicit ? 'implicit' : isClear ? 'none' : 'required',
      user: decodeURIComponent(url.username) || undefined,
      password: decodeURIComponent(url.password) || undefined,
    };
  } catch {
    return undefined;
  }
}

/** True where a password would cross a network in the clear. */
export const isPasswordExposed = ({ host, tls, password }: SmtpAddress): boolean =>
  tls === 'none' && password !== undefined && !isLoopback(host);
