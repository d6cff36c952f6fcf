import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { sendJson, sendText } from './http.ts';
import type { Fault } from './gateway-script.ts';

/** Breaks the connection as a crash does. */
export function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

/**
 * Commits the faults that come before any work: nothing was done for this request.
 * Answers true when the request is dealt with (or left hanging) and must not be worked on.
 */
export async function failBefore(fault: Fault | undefined, response: ServerResponse): Promise<boolean> {
  switch (fault?.name) {
    case 'delay':
    case 'slow':
      await sleep(fault.count);
      return false;
    case 'hang':
      return true;
    case 'down':
      sendJson(response, 503, { code: 'SERVICE_UNAVAILABLE', message: 'Try again later' });
      return true;
    case 'http':
      sendJson(response, fault.count, { code: 'INTERNAL_SERVER_ERROR', message: 'Scripted answer' });
      return true;
    case 'html_502':
      sendText(response, 502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>');
      return true;
    case 'reset':
    case 'reset_before_commit':
      reset(response);
      return true;
    default:
      return false;
  }
}

/** Answers JSON, or commits the faults that come after the work: it was done, but the caller does not learn so. */
export function answer(fault: Fault | undefined, response: ServerResponse, body: object): void {
  if (fault?.name === 'commit_then_reset') return reset(response);
  if (fault?.name === 'commit_then_500')
    return sendJson(response, 500, { code: 'INTERNAL_SERVER_ERROR', message: 'Scripted answer' });
  const text = JSON.stringify(body);
  if (fault?.name === 'truncated_json')
    return sendText(response, 200, 'application/json', text.slice(0, text.length / 2));
  sendText(response, 200, 'application/json', text);
}
