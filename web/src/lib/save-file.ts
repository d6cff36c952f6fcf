/** Some browsers read it a moment after the click. */
const READ_MS = 60_000;

/** Hands a file to the browser to be saved: what was fetched with the bearer token, which a link cannot send. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), READ_MS);
}
