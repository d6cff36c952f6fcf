import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { countUsage, describeOrder, type PictureCall } from './answer-pictures.ts';
import { blocked, serverError, type ApiError } from './api-error.ts';
import { drawPartial } from './draw.ts';
import { reset } from './faults.ts';
import { orderedPicture } from './scripted-pictures.ts';

/** Answers with server-sent events: partial pictures, then the whole one. Bare objects, named in `event` and in `type`. */
export async function streamPictures(response: ServerResponse, call: PictureCall): Promise<void> {
  const { order, edit, fault, drawMs, requestId } = call;
  const family = (edit !== undefined) !== (fault?.name === 'stream_other_family') ? 'image_edit' : 'image_generation';
  const send = (type: string, data: object) => sendEvent(response, type, data, fault?.name === 'stream_odd');
  const describe = () => ({ created_at: Math.floor(Date.now() / 1000), ...describeOrder(order) });
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  response.flushHeaders();
  const picture = await orderedPicture(order, 0, { edit, fault });
  const partials = fault?.name === 'stream_no_partials' ? 0 : order.partials;
  for (let index = 0; index < partials; index += 1) {
    await sleep(drawMs / (partials + 1));
    const soft = await drawPartial(picture, order, 24 - index * 8).catch(() => picture);
    const b64_json = soft.toString('base64');
    send(`${family}.partial_image`, { b64_json, partial_image_index: index, ...describe() });
  }
  if (fault?.name === 'stream_error') return endWith(response, serverError());
  if (fault?.name === 'stream_moderation') return endWith(response, blocked(requestId, 'output'));
  if (fault?.name === 'stream_no_end') return void response.end();
  if (fault?.name === 'stream_stall') return;
  await sleep(drawMs / (partials + 1));
  const b64_json = fault?.name === 'not_base64' ? '<< no base64 >>' : picture.toString('base64');
  const event = { b64_json, ...describe(), usage: countUsage(call, partials) };
  if (fault?.name === 'stream_drop' || fault?.name === 'drop_in_body') return dropIn(response, family, event);
  if (fault?.name === 'stream_broken_event') return void response.end(`event: ${family}.completed\ndata: {"b64_js\n\n`);
  send(`${family}.completed`, fault?.name === 'empty_data' ? { ...event, b64_json: '' } : event);
  response.end();
}

function sendEvent(response: ServerResponse, type: string, data: object, isOdd: boolean): void {
  const text = JSON.stringify({ type, ...data });
  if (!isOdd) return void response.write(`event: ${type}\ndata: ${text}\n\n`);
  const cut = text.indexOf(',') + 1;
  response.write(
    `: a comment\r\nid:7\r\nevent:${type}\r\ndata:${text.slice(0, cut)}\r\ndata:${text.slice(cut)}\r\n\r\n`,
  );
}

function endWith(response: ServerResponse, { body }: ApiError): void {
  sendEvent(response, 'error', { error: body }, false);
  response.end();
}

function dropIn(response: ServerResponse, family: string, event: object): void {
  const text = `event: ${family}.completed\ndata: ${JSON.stringify({ type: `${family}.completed`, ...event })}`;
  response.write(text.slice(0, text.length / 2), () => setTimeout(reset, 20, response));
}
