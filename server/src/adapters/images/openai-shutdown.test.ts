import { expect, test } from 'vitest';
import { endingModels } from './openai-shutdown.ts';

const now = new Date('2026-11-21T10:00:00Z');
const listed = (shutdown_date: unknown) => ({ data: [{ id: 'gpt-image-2', shutdown_date }, null, { id: 7 }] });

test.each([
  [
    ['gpt-image-1.5', 'gpt-image-2.5-flare'],
    undefined,
    [{ model: 'gpt-image-1.5', endsOn: '2026-12-01', daysLeft: 9 }],
  ],
  [['gpt-image-1'], undefined, [{ model: 'gpt-image-1', endsOn: '2026-10-23', daysLeft: -30 }]],
  [['gpt-image-2'], listed('2027-01-20'), [{ model: 'gpt-image-2', endsOn: '2027-01-20', daysLeft: 59 }]],
  [['gpt-image-2'], listed('2027-01-22'), []],
  [['gpt-image-2'], listed(1_796_083_200), [{ model: 'gpt-image-2', endsOn: '2026-12-01', daysLeft: 9 }]],
  [['gpt-image-2'], listed('soon'), []],
  [['gpt-image-2'], { data: 'none' }, []],
  [['gpt-image-1.5'], { data: [{ id: 'gpt-image-1.5', shutdown_date: '2028-01-01' }] }, []],
])('of %j with %j these end soon: %j', (configured, said, ending) =>
  expect(endingModels(configured, now, said)).toEqual(ending),
);
