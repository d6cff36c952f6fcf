import { gunzipSync } from 'node:zlib';
import { UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { UploadRefused } from './port.ts';

/** An SVG may be packed (.svgz): two bytes of gzip (RFC 1952, 2.3.1). */
export const isPacked = (file: Uint8Array): boolean => file[0] === 0x1f && file[1] === 0x8b;

/** The encoding that a file of XML says by its first bytes or by its own declaration (XML 1.0, appendix F). */
function encodingOf(file: Uint8Array): string {
  const [a, b, c, d] = file;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && c !== undefined && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  const head = Buffer.from(file.subarray(0, 200)).toString('latin1');
  const named = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];
  // A file that could be read up to this word has one byte a sign, whatever it says.
  return named === undefined || /^(utf-?16|ucs-?[24])/i.test(named) ? 'utf-8' : named;
}

/** The text of an SVG in whichever encoding it is written. Throws UploadRefused with upload_broken. */
export function textOfSvg(file: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(file), { fatal: true }).decode(file);
  } catch {
    throw new UploadRefused('upload_broken', 'not the encoding that it says');
  }
}

/** How it begins, for a first look. */
export function startOfSvg(file: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(file)).decode(file.subarray(0, 8192));
  } catch {
    return '';
  }
}

/** Unpacks a packed SVG within the limit of one that is not. Throws UploadRefused. */
export function unpackSvg(file: Uint8Array): Uint8Array {
  try {
    return gunzipSync(file, { maxOutputLength: UPLOAD_LIMITS.svgBytes });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UploadRefused(isTooLarge ? 'upload_too_large' : 'upload_broken', 'packed');
  }
}
