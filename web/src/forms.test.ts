import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Forms whose fields may stand in an address: what is searched for, the page to come back to, and a prompt, which links carry too. */
const IN_THE_ADDRESS = [
  'web/src/ui/SearchBox.tsx',
  'web/src/pages/Header.tsx',
  'web/src/features/designs/PromptBox.tsx',
];

/**
 * A form without a method puts its fields into the address where it is sent before the page is hydrated: an e-mail address would stand in the
 * history and in logs. `method="dialog"` sends nothing outside a dialog, and in a dialog our script is there.
 */
test.each(globSync('web/src/**/*.tsx').map(file => file.replaceAll('\\', '/')))(
  'no form of %s is sent by an address',
  file => {
    const forms = readFileSync(file, 'utf8').match(/<form[\s>][^>]*/g) ?? [];
    for (const form of IN_THE_ADDRESS.includes(file) ? [] : forms) expect(form).toContain('method="dialog"');
  },
);
