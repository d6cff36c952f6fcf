/** A path of this shop, or '/' for anything that could lead elsewhere (security A20). */
export function safeReturnTo(returnTo: string | undefined): string {
  if (!returnTo || !/^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(returnTo) || returnTo.length > 500) return '/';
  const { pathname, search, hash } = new URL(returnTo, 'http://shop.invalid');
  // '/..//evil.example' is '//evil.example' once its dots are resolved.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
