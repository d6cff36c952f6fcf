import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { readBytes } from '../http.ts';
import { drawPicture } from './draw.ts';
import type { EditPictures } from './edit-form.ts';
import { failBefore, sendAnswer } from './faults.ts';
import type { ImageApi } from './image-api.ts';
import { MODELS } from './models.ts';
import type { PictureOrder } from './picture-order.ts';
import type { RecordedRequest } from './request-ledger.ts';
import type { Fault } from './script.ts';

/** Models of Gemini that draw, by their names without `models/`. */
const GEMINI_MODELS = ['gemini-3.1-flash-image', 'gemini-2.5-flash-image'];
const BODY_LIMIT = 30_000_000;
const SIZES: Record<string, [width: number, height: number]> = { '1:1': [1024, 1024], '3:4': [864, 1184], '4:3': [1184, 864], '4:5': [896, 1152] }; // prettier-ignore

/** Google's envelope of an error: `status` is its code, and the reason stands among the details. */
type GoogleError = { http: number; status: string; message: string; reason?: string; retryDelay?: string };
const ERRORS: Partial<Record<Fault['name'], (count: number) => GoogleError>> = {
  unauthorized: () => badKey('API key not valid. Please pass a valid API key.'),
  expired: () => badKey('API key expired. Please renew the API key.'),
  country: () => ({ http: 400, status: 'FAILED_PRECONDITION', message: 'User location is not supported for the API use.' }), // prettier-ignore
  unverified: () => ({ http: 403, status: 'PERMISSION_DENIED', message: 'The caller does not have permission.' }),
  model_gone: () => ({ http: 404, status: 'NOT_FOUND', message: 'The model is not found for API version v1beta.' }),
  bad_request: () => ({ http: 400, status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' }),
  rate_limited: seconds => ({ http: 429, status: 'RESOURCE_EXHAUSTED', message: 'You exceeded your current quota.', retryDelay: `${seconds}s` }), // prettier-ignore
  server_error: () => ({ http: 500, status: 'INTERNAL', message: 'An internal error has occurred.' }),
  overloaded: () => ({ http: 503, status: 'UNAVAILABLE', message: 'The model is overloaded. Please try again later.' }),
};
const badKey = (message: string): GoogleError => ({ http: 400, status: 'INVALID_ARGUMENT', message, reason: 'API_KEY_INVALID' }); // prettier-ignore

function sendError(response: ServerResponse, { http, status, message, reason, retryDelay }: GoogleError): void {
  const details = [
    ...(reason ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }] : []),
    ...(retryDelay ? [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }] : []),
  ];
  const body = { error: { code: http, message, status, ...(details.length > 0 && { details }) } };
  response.writeHead(http, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Answers what stands under /v1beta: a model's facts, and generateContent with a picture as an inline part. */
export async function answerGemini(
  api: ImageApi,
  path: string,
  { request, response, recorded }: { request: IncomingMessage; response: ServerResponse; recorded: RecordedRequest },
): Promise<void> {
  const [, model = '', call] = /^\/v1beta\/models\/([\w.-]+)(:generateContent)?$/.exec(path) ?? [];
  const body = request.method === 'POST' ? parse(await readBytes(request, BODY_LIMIT)) : {};
  recorded.body = withoutPictures(body);
  const fault = api.script.take(call ? 'gemini' : 'models');
  if (await failBefore(fault, response)) return;
  if (request.headers['x-goog-api-key'] !== api.settings.apiKey) return sendError(response, ERRORS.unauthorized!(0));
  const error = fault && ERRORS[fault.name]?.(fault.count);
  if (error) return sendError(response, error);
  if (!GEMINI_MODELS.includes(model)) return sendError(response, ERRORS.model_gone!(0));
  if (!call) return sendAnswer(fault, response, { name: `models/${model}`, supportedGenerationMethods: ['generateContent'] }); // prettier-ignore
  sendAnswer(fault, response, await generate(body, fault));
}

type Part = { text?: string; inlineData?: { mimeType: string; data: string } };
type Body = { contents?: { parts?: Part[] }[]; generationConfig?: { imageConfig?: { aspectRatio?: string } } };

async function generate(body: Body, fault: Fault | undefined): Promise<object> {
  const usageMetadata = { promptTokenCount: 40, candidatesTokenCount: 1290, totalTokenCount: 1330 };
  const ended = (finishReason: string, parts: object[]) => ({
    candidates: [{ content: { parts, role: 'model' }, finishReason, index: 0 }],
    usageMetadata,
  });
  if (fault?.name === 'moderation_blocked')
    return { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata };
  if (fault?.name === 'moderation_blocked_output') return ended('IMAGE_SAFETY', []);
  if (fault?.name === 'empty_data') return ended('NO_IMAGE', [{ text: 'Here is a fort, in words.' }]);
  const data = fault?.name === 'not_a_picture' ? Buffer.from('no picture') : await drawn(body);
  const thought = { thought: true, inlineData: { mimeType: 'image/png', data: 'dGhvdWdodA==' } };
  const picture = { inlineData: { mimeType: 'image/png', data: data.toString('base64') } };
  return ended('STOP', [thought, { text: 'Here it is.' }, picture]);
}

function drawn({ contents, generationConfig }: Body): Promise<Buffer> {
  const parts = contents?.[0]?.parts ?? [];
  const prompt = parts.map(part => part.text ?? '').join(' ');
  const images = parts.flatMap(part => (part.inlineData ? [Buffer.from(part.inlineData.data, 'base64')] : []));
  const [width, height] = SIZES[generationConfig?.imageConfig?.aspectRatio ?? '1:1'] ?? SIZES['1:1']!;
  const order: PictureOrder = {
    ...{ model: MODELS[0]!, prompt, count: 1, width, height, quality: 'auto', background: 'opaque', format: 'png' },
    ...{ compression: 100, stream: false, partials: 0 },
  };
  const edit: EditPictures | undefined = images.length > 0 ? { images, mask: undefined } : undefined;
  return drawPicture(order, 0, edit).then(picture => sharp(picture).png().toBuffer());
}

function parse(bytes: Buffer): Body {
  try {
    return JSON.parse(bytes.toString('utf8')) as Body;
  } catch {
    return {};
  }
}

/** What the ledger keeps: of a picture only its size. */
const withoutPictures = (body: Body): unknown =>
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) => (name === 'data' ? `${String(value).length} signs` : value)),
  );
