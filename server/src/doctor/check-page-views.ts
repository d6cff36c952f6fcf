import type { PageViewsConfig } from '../config/page-views.ts';
import { CALL_MS, causeOf, findingsOf, type Finding } from './finding.ts';

const { ok, warning } = findingsOf('page views');

/** Whether the program that counts visits is where the configuration says, and a script. The shop runs without it all the same. */
export async function checkPageViews(config: PageViewsConfig | undefined): Promise<Finding[]> {
  if (!config) return [ok('no other company counts visits')];
  try {
    const reply = await fetch(config.script, { signal: AbortSignal.timeout(CALL_MS) });
    await reply.body?.cancel();
    const type = reply.headers.get('content-type') ?? 'nothing';
    if (reply.status === 200 && /(java|ecma)script/.test(type)) return [ok(`${config.host} counts the visits of those who agree`)]; // prettier-ignore
    return [warning(`${config.script} answers ${reply.status} with ${type}, which is no script`, 'Mend PAGE_VIEW_SCRIPT_URL: the address that stands in the company’s own <script src="…">.')]; // prettier-ignore
  } catch (error) {
    return [warning(`${config.script} does not answer from here (${causeOf(error)})`, 'See that PAGE_VIEW_SCRIPT_URL is right, and that this machine is let out there; visits are not counted meanwhile.')]; // prettier-ignore
  }
}
