import { expect, test } from 'vitest';
import { pageHeaders } from './security-headers.ts';

const policyOf = (counter?: string) => pageHeaders({ dev: false, counter })['content-security-policy']!.split('; ');
const SHUT = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'"],
  ...["img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'"],
  ...["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
  ...['report-uri /api/csp-reports', 'report-to csp'],
];

test('a page allows nothing but the shop', () => expect(policyOf()).toEqual(SHUT));

test('a page that may be counted allows one origin more, for a script, its calls and its pictures', () => {
  const counter = 'https://stats.example';
  expect(policyOf(counter)).toEqual(
    SHUT.map(line => (/^(script|img|connect)-src /.test(line) ? `${line} ${counter}` : line)),
  );
});
