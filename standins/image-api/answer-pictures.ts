import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EditPictures } from './edit-form.ts';
import { sendAnswer } from './faults.ts';
import type { PictureOrder } from './picture-order.ts';
import type { Fault } from './script.ts';
import { orderedPicture } from './scripted-pictures.ts';

export type PictureCall = {
  order: PictureOrder;
  edit: EditPictures | undefined;
  fault: Fault | undefined;
  requestId: string;
  drawMs: number;
  /** Keeps a picture to be fetched later; answers its address. */
  keep: (picture: Buffer) => string;
};

/** What a picture is said to be, in an answer and in each event. */
export const describeOrder = ({ background, format, quality, width, height }: PictureOrder): object => ({
  background,
  output_format: format,
  quality: quality === 'auto' ? 'medium' : quality,
  size: `${width}x${height}`,
});

/** Tokens by the size of what goes in and comes out; a partial picture costs a hundred. */
export function countUsage({ order, edit }: PictureCall, partials = 0): object {
  const text = Math.ceil(order.prompt.length / 4);
  const image = (edit?.images.length ?? 0) * 272;
  const output = order.count * Math.ceil((order.width * order.height) / 1000) + partials * 100;
  return {
    input_tokens: text + image,
    input_tokens_details: { text_tokens: text, image_tokens: image },
    output_tokens: output,
    output_tokens_details: { image_tokens: output, text_tokens: 0 },
    total_tokens: text + image + output,
  };
}

function answeredPicture(picture: Buffer, { fault, keep }: PictureCall): object {
  const base64 = picture.toString('base64');
  switch (fault?.name) {
    case 'not_base64':
      return { b64_json: '<< no base64 >>' };
    case 'answers_url':
      return { url: keep(picture) };
    case 'answers_far_url':
      return { url: 'http://169.254.169.254/latest/picture.png' };
    case 'answers_data_url':
      return { url: `data:image/png;base64,${base64}` };
    default:
      return { b64_json: base64 };
  }
}

/** Answers one JSON object with every picture as base64. */
export async function answerWhole(response: ServerResponse, call: PictureCall): Promise<void> {
  const { order, edit, fault, drawMs } = call;
  const count = Array.from({ length: order.count }, (_, nth) => nth);
  const [pictures] = await Promise.all([
    Promise.all(count.map(nth => orderedPicture(order, nth, { edit, fault }))),
    sleep(drawMs),
  ]);
  const data = pictures.map(picture => answeredPicture(picture, call));
  sendAnswer(fault, response, {
    created: Math.floor(Date.now() / 1000),
    ...(order.model.isLocal ? { output_format: order.format } : describeOrder(order)),
    ...(fault?.name === 'no_data' ? {} : { data: fault?.name === 'empty_data' ? [] : data }),
    ...(!order.model.isLocal && { usage: countUsage(call) }),
  });
}
