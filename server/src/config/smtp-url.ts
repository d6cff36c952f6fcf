import { isIP } from 'node:net';
import { isLoopback } from './loopback.ts';

/** A mail server, and who the shop is to it. */
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
      port: Number(url.port) || (isImplicit ? TLS_PORT : 587),
      tls: isImplicit ? 'implicit' : isClear ? 'none' : 'required',
      user: decodeURIComponent(url.username) || undefined,
      password: decodeURIComponent(url.password) || undefined,
    };
  } catch {
    return undefined;
  }
}

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

/** A name such as smtp.mail.example, or a number of a machine; nothing with a port, a path or a protocol. */
export const isHostName = (text: string): boolean => isIP(text) !== 0 || HOST_NAME.test(text);

/** TLS from the start at this port; at every other STARTTLS, which has to be there. */
export const TLS_PORT = 465;

/** How a mail server that is named by host and port alone is spoken to: one on this machine in the clear. */
export const tlsOf = (host: string, port: number): SmtpAddress['tls'] => {
  if (isLoopback(host)) return 'none';
  return port === TLS_PORT ? 'implicit' : 'required';
};

/** True where a password would cross a network in the clear. */
export const isPasswordExposed = ({ host, tls, password }: SmtpAddress): boolean =>
  tls === 'none' && password !== undefined && !isLoopback(host);
