import { expect, test, vi } from 'vitest';
import { currentDesignEntry } from './current-design.ts';
import { DEFAULT_CHOICE, saveCurrentDesign, shirtChoiceOf } from './shirt-choice.ts';

test('a design is stored with its shirt under the names of both documents, and read back the same', () => {
  const texts = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  vi.stubGlobal('window', { localStorage });
  const choice = { ...DEFAULT_CHOICE, tshirtType: 'oversized', tshirtColor: 'white', size: 'XL' } as const;
  const design = {
    ...{
      id: 'd1',
      name: 'Owl',
      prompt: 'an owl',
      style: 'Badge',
      drawnBy: 'model' as const,
      designImage: '/a.png',
      imageUrl: '/a.png',
    },
    ...{
      currentStep: 2 as const,
      fromHomePage: false,
      ...choice,
      position: 'front' as const,
      printSize: 'a3' as const,
    },
  };
  saveCurrentDesign(design);
  expect(JSON.parse(texts.get('currentDesign')!)).toMatchObject({
    ...{ tshirtType: 'oversized', tshirtColor: 'white', position: 'front', printSize: 'a3', size: 'XL' },
    ...{ type: 'oversized', color: 'white', printPosition: 'front', tshirtSize: 'XL', currentStep: 2 },
  });
  expect(currentDesignEntry.read()).toEqual(design);
  expect(shirtChoiceOf(design)).toEqual({ ...choice, position: 'front', printSize: 'a3' });
});
