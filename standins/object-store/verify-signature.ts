import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { RequestError } from '../http.ts';
import type { StoreSettings } from './settings.ts';

/** How far a request's clock may be off, as S3 has it. */
const SKEW_MS = 15 * 60_000;
const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Checks an AWS Signature Version 4 in the Authorization header, computed anew from the request as it came in (AWS General Reference,
 * 'Create a signed request'), and the body against the hash that was signed. Throws a RequestError with S3's own code.
 */
export function verifySignature(request: IncomingMessage, body: Buffer, settings: StoreSettings, now: Date): void {
  const match = FORM.exec(request.headers.authorization ?? '');
  if (!match) throw new RequestError(403, 'AccessDenied', 'The request is not signed.');
  const [, accessKeyId, day, region, names, signature] = match as unknown as string[];
  if (accessKeyId !== settings.accessKeyId)
    throw new RequestError(403, 'InvalidAccessKeyId', 'The access key is unknown.');
  if (region !== settings.region)
    throw new RequestError(400, 'AuthorizationHeaderMalformed', `The region is ${settings.region}.`);
  const at = String(request.headers['x-amz-date'] ?? '');
  if (!at.startsWith(day!) || Math.abs(momentOf(at) - now.getTime()) > SKEW_MS)
    throw new RequestError(403, 'RequestTimeTooSkewed', 'The clocks differ by more than 15 minutes.');
  const contentHash = String(request.headers['x-amz-content-sha256'] ?? '');
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body))
    throw new RequestError(400, 'XAmzContentSHA256Mismatch', 'The body is not what was signed.');
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!names!.split(';').includes(needed)) throw new RequestError(403, 'AccessDenied', `${needed} is not signed.`);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical(request, names!, contentHash))].join('\n');
  const key = [region!, 's3', 'aws4_request'].reduce<Buffer | string>(
    (parent, part) => hmac(parent, part),
    hmac(`AWS4${settings.secretAccessKey}`, day!),
  );
  const wanted = hmac(key, text);
  if (!timingSafeEqual(wanted, Buffer.from(signature!, 'hex')))
    throw new RequestError(403, 'SignatureDoesNotMatch', 'The signature is not that of this request.');
}

function canonical(request: IncomingMessage, names: string, contentHash: string): string {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store.invalid');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = names
    .split(';')
    .map(name => `${name}:${String(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`); // prettier-ignore
  return [request.method, pathname, query, headers.join(''), names, contentHash].join('\n');
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Milliseconds of a time such as 20261122T140000Z. */
function momentOf(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) return Number.NaN;
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as [number, number, number, number, number, number]; // prettier-ignore
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
