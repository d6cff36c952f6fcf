import { expect, test } from 'vitest';
import { initialsOf } from './ProfileHeader.tsx';

test.each([
  ['Asha', 'A'],
  ['asha rao menon', 'AM'],
  ['  Demo   Shopper ', 'DS'],
  ['आशा नायर', 'आन'],
  ['علي حسن', 'عح'],
  ['𝔸nn Lee', '𝔸L'],
  ['Demo Shopper 2', 'D2'],
  ['🌸 🌸', ''],
  ['-', ''],
  ['', ''],
])('%j → %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
