import sharp from 'sharp';
import { drawPicture, encode } from './draw.ts';
import type { EditPictures } from './edit-form.ts';
import type { PictureOrder } from './picture-order.ts';
import type { Fault } from './script.ts';

type Scripted = (order: PictureOrder, edit: EditPictures | undefined) => Promise<Buffer>;
const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

/** The faults that are a picture other than the one that was asked for. */
const PICTURES: Partial<Record<Fault['name'], Scripted>> = {
  not_a_picture: async () => Buffer.from('<html><body>This is not a picture.</body></html>'),
  cut_picture: async (order, edit) => {
    const whole = await drawPicture(order, 0, edit);
    return whole.subarray(0, Math.floor(whole.length / 2));
  },
  picture_bomb: () => blank(12_000, 12_000, '#000f').png({ compressionLevel: 9 }).toBuffer(),
  wrong_size: (order, edit) => drawPicture({ ...order, width: 256, height: 256 }, 0, edit),
  own_size: (order, edit) => drawPicture({ ...order, width: 512, height: 512 }, 0, edit),
  other_shape: (order, edit) => drawPicture({ ...order, width: 1536, height: 640 }, 0, edit),
  opaque: (order, edit) => drawPicture({ ...order, background: 'opaque' }, 0, edit),
  photo: async ({ width, height, ...order }) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    return encode(sharp({ create: { width, height, channels: 3, background: '#888', noise } }), order);
  },
  blank: ({ width, height, ...order }) => encode(blank(width, height, '#0000'), order),
  wrong_format: (order, edit) => drawPicture({ ...order, background: 'opaque', format: 'jpeg' }, 0, edit),
};

/** The n-th picture of an order, or the one that a fault puts in its place. */
export const orderedPicture = (
  order: PictureOrder,
  nth: number,
  o: { edit: EditPictures | undefined; fault: Fault | undefined },
): Promise<Buffer> => (o.fault && PICTURES[o.fault.name]?.(order, o.edit)) ?? drawPicture(order, nth, o.edit);
