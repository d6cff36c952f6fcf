import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './api.ts';

/** What a column of the database holds at most. */
const MOST = 2 ** 31 - 1;
/** Numbers that are looked up in a list of ours, or only compared, and reach no column. */
const NOT_STORED = [
  ...['cart.add productId', 'designs.generate productId'],
  // A word or its number (rulings, Wire values).
  ...[
    'designs.generate tshirtType',
    'designs.mockup tshirtType',
    'previews.make tshirtType',
    'uploads.save tshirtType',
  ],
];

type Shape = {
  type?: string;
  maximum?: number;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
};

/** Where a shape takes a whole number that no column holds. */
function tooLarge({ type, maximum = Infinity, ...shape }: Shape, at: string): string[] {
  const own = type === 'integer' && maximum > MOST ? [at] : [];
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => tooLarge(field, `${at} ${name}`));
  const others = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.items ? [shape.items] : [])];
  return [...own, ...fields, ...others.flatMap(other => tooLarge(other, at))];
}

test('every whole number of a body fits into a column, or never reaches one', () => {
  const found = endpoints.flatMap(({ name, body }) =>
    body ? tooLarge(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape, name) : [],
  );
  expect(found.toSorted()).toEqual(NOT_STORED.toSorted());
});
