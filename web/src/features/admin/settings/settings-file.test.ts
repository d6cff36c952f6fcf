import { expect, test } from 'vitest';
import type { Setting } from '../../../../../contract/src/settings.ts';
import { SETTINGS, type SettingName } from '../../../../../domain/src/settings.ts';
import { readSettingsFile, settingsFile } from './settings-file.ts';

const setting = (name: SettingName, value: string | null, o: Partial<Setting> = {}): Setting => ({
  ...{ name, value, version: value === null ? 0 : 3, isSet: value !== null, isLocked: false },
  ...{ group: SETTINGS[name].group, kind: SETTINGS[name].kind, most: SETTINGS[name].most, options: [] },
  ...{ changedAt: null, changedBy: null },
  ...o,
});
const NOW = [
  setting('SHOP_NAME', 'Kozhi Tees'),
  setting('OPERATOR_ADDRESS', '12 Beach Road\nKozhikode'),
  setting('DELIVERY_FEE', null),
  setting('INVOICE_PREFIX', null, { isLocked: true, isSet: true }),
  setting('SMTP_PASSWORD', null, { isSet: true, version: 1 }),
  setting('SHOP_LOGO', `${'a'.repeat(64)}.png 4x4`),
];
const file = (settings: unknown, format = 'shop-settings-1') => JSON.stringify({ format, settings });

test('a file has what is set, no secret and no picture, and changes nothing where it came from', () => {
  const text = settingsFile(NOW);
  expect(JSON.parse(text)).toEqual({
    format: 'shop-settings-1',
    settings: { SHOP_NAME: 'Kozhi Tees', OPERATOR_ADDRESS: '12 Beach Road\nKozhikode' },
  });
  expect(readSettingsFile(text, NOW)).toEqual({ changes: [], locked: [] });
});

test('what it would change is told, with the version that was seen; what the environment says stays', () => {
  const read = readSettingsFile(file({ SHOP_NAME: 'Chai Prints', DELIVERY_FEE: '50', INVOICE_PREFIX: 'CP' }), NOW);
  expect(read).toEqual({
    changes: [
      { name: 'SHOP_NAME', before: 'Kozhi Tees', after: 'Chai Prints', version: 3 },
      { name: 'DELIVERY_FEE', before: null, after: '50', version: 0 },
    ],
    locked: ['INVOICE_PREFIX'],
  });
});

test.each([
  ['no JSON', 'no_file', []],
  ['[]', 'no_file', []],
  ['null', 'no_file', []],
  [file({}, 'shop-settings-2'), 'no_file', []],
  [file([]), 'no_file', []],
  ['x'.repeat(100_001), 'no_file', []],
  [file({ SHOP_NAME: 'A', COLOUR: 'red' }), 'unknown_names', ['COLOUR']],
  [file({ constructor: 'x' }), 'unknown_names', ['constructor']],
  [file({ SHOP_NAME: 7, DELIVERY_FEE: '' }), 'no_text', ['SHOP_NAME', 'DELIVERY_FEE']],
  [file({ SMTP_PASSWORD: 'open' }), 'secrets', ['SMTP_PASSWORD']],
])('%.40s is refused whole: %s', (text, problem, names) =>
  expect(readSettingsFile(text, NOW)).toEqual({ problem, names }),
);
