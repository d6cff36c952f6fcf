import { pages } from '../../../../contract/src/pages.ts';
import { handle, type Route } from '../../http/handle.ts';
import { noteReports } from './policy-reports.ts';

export const pageRoutes: Route[] = [
  handle(pages.reportPolicy, async (context, { body }) => {
    noteReports(context, body);
    return { received: true as const };
  }),
];
