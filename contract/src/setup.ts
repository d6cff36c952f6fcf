import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { isEmail } from '../../domain/src/email.ts';
import { OPENING_NEED_NAMES, type OpeningNeed } from '../../domain/src/opening.ts';
import { endpoint } from './endpoint.ts';

const Need = z.enum(OPENING_NEED_NAMES as [OpeningNeed, ...OpeningNeed[]]);

export const setup = {
  begin: endpoint('setup.begin', {
    summary:
      'Makes the person of an e-mail address the owner and signs them in, by the link that the shop printed at its start; it is good once',
    access: 'public',
    body: z.strictObject({ token: z.string().min(10).max(100), email: z.string().max(300).refine(isEmail) }),
    response: z.object({ success: z.literal(true) }),
    errors: ['setup_link_over', 'setup_done', 'account_disabled'],
  }),
  state: endpoint('setup.state', {
    summary: 'Whether the shop takes orders, and what it still needs',
    access: DUTIES.settings,
    response: z.object({
      isOpen: z.boolean(),
      missing: z.array(Need),
      /** Where phones of the same network reach the shop; none where it listens to its own machine alone. */
      nearby: z.array(z.string()),
      isThisMachineOnly: z.boolean(),
    }),
    errors: [],
  }),
};
