/** Hands a link to the device's own sharing, or copies it where there is none or it fails (S1 §8). */
export async function shareLink(link: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if ('share' in navigator) {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    // The shopper closed the device's dialog: that is an answer.
    if ((error as Error).name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
