import type { HostedImages, ImagesConfig } from '../config/images.ts';
import { endingModels } from '../adapters/images/openai-shutdown.ts';
import { CALL_MS, causeOf, findingsOf, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('images');

/** Which names of the environment a sentence speaks of. */
type Names = { key: string; url: string; models: string };
const NAMES: Record<HostedImages['provider'], Names> = {
  openai: { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL', models: 'OPENAI_IMAGE_MODEL' },
  'openai-compatible': { key: 'IMAGE_SERVER_KEY', url: 'IMAGE_SERVER_URL', models: 'IMAGE_SERVER_MODEL' },
  gemini: { key: 'GEMINI_API_KEY', url: 'GEMINI_BASE_URL', models: 'GEMINI_IMAGE_MODEL' },
};

/** Whether the image provider takes the key and has the models that are configured. Nothing is drawn, so nothing is paid. */
export async function checkImages(config: ImagesConfig): Promise<Finding[]> {
  if (config.kind === 'artist') return [ok('the embedded artist draws')];
  if (config.kind === 'standin') return [ok('the stand-in of a demo shop draws')];
  const names = NAMES[config.provider];
  try {
    if (config.provider === 'gemini') return await checkGemini(config, names);
    const reply = await ask(config, { method: 'GET', path: '/models' });
    if (reply.status !== 200) return [judgeRefusal(reply.status, await wordsOf(reply), names)];
    const listed = await reply.json().catch(() => undefined);
    if (!isModelList(listed)) return [notAnImageServer(names)];
    const models = judgeModels(config, listed, names);
    if (models.some(({ level }) => level === 'problem')) return models;
    return [...models, ...(await checkAbilities(config))];
  } catch (error) {
    return [problem(`the image provider cannot be reached (${causeOf(error)})`, `See that it runs, that this machine may call it, and ${names.url}.`)]; // prettier-ignore
  }
}

type Asked = { method: 'GET' | 'POST'; path: string; body?: object };

const ask = ({ baseUrl, apiKey, keyHeader }: HostedImages, { method, path, body }: Asked): Promise<Response> =>
  fetch(baseUrl + path, {
    method,
    headers: {
      ...(apiKey && (keyHeader ? { [keyHeader]: apiKey.reveal() } : { authorization: `Bearer ${apiKey.reveal()}` })),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_MS),
  });

/** Each model is asked for by its name: only those that draw are named. */
async function checkGemini(config: HostedImages, names: Names): Promise<Finding[]> {
  const has: { id: string }[] = [];
  for (const id of config.models) {
    const reply = await ask(config, { method: 'GET', path: `/models/${id}` });
    const words = await wordsOf(reply);
    const isJson = words.trim().startsWith('{');
    if (!isJson && [200, 404].includes(reply.status)) return [notAnImageServer(names, reply.status)];
    if (reply.status === 200) has.push({ id });
    else if (reply.status !== 404) return [judgeRefusal(reply.status, words, names)];
  }
  return judgeModels(config, { data: has }, names);
}

/** The beginning of what a refusal says: it is looked into, and never shown. */
const wordsOf = async (reply: Response): Promise<string> => (await reply.text()).slice(0, 4_000);

function judgeRefusal(status: number, words: string, names: Names): Finding {
  // Google answers 400 for a key.
  if (status === 401 || status === 403 || /API_KEY_INVALID/.test(words)) {
    if (/expired/i.test(words))
      return problem(`the key of the image provider has expired (${status})`, `Make a new one at the provider and put it into ${names.key}.`); // prettier-ignore
    return problem(`the image provider refuses the key (${status})`, `Mend ${names.key}; it may be revoked, or its organisation not verified.`); // prettier-ignore
  }
  if (status === 404 || status === 405 || (status >= 300 && status < 400)) return notAnImageServer(names, status);
  return problem(`the image provider answers ${status}`, `See ${names.url}, which ends in the version (/v1), and the provider’s status page.`); // prettier-ignore
}

const notAnImageServer = ({ url }: Names, status?: number): Finding =>
  problem(
    `what answers there is no image server${status === undefined ? '' : ` (${status})`}`,
    `See ${url}: it ends in the version (/v1), and no page or other program may stand there.`,
  );

type Listed = { data: { id?: unknown }[] };
const isModelList = (body: unknown): body is Listed => Array.isArray((body as Listed | undefined)?.data);

function judgeModels({ models, provider }: HostedImages, listed: Listed, names: Names): Finding[] {
  const has = listed.data.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const missing = models.filter(model => !has.includes(model));
  const ones = provider === 'openai-compatible' && has.length > 0 ? ` It has ${has.slice(0, 8).join(', ')}.` : '';
  if (missing.length === models.length)
    return [problem(`the image provider has none of the models: ${models.join(', ')}`, `Put models that it has into ${names.models}.${ones}`)]; // prettier-ignore
  return [
    ok(`the image provider takes the key and has ${models.filter(model => !missing.includes(model)).join(', ')}`),
    ...missing.map(model => warning(`the image provider has no ${model}`, `Take it out of ${names.models}.`)),
    ...endingModels(models, new Date(), listed).map(({ model, endsOn }) =>
      warning(`${model} ends on ${endsOn}`, `Put its successor into ${names.models} before.`),
    ),
  ];
}

/** What the server can do besides drawing, and what the shop does without it. */
async function checkAbilities(config: HostedImages): Promise<Finding[]> {
  const looks = await checkModeration(config);
  if (config.provider === 'openai') return looks;
  const edits = await ask(config, { method: 'POST', path: '/images/edits' });
  await edits.body?.cancel();
  const plain = ok('transparency and pictures on their way are not asked of it: the shop takes the ground away itself');
  if (!NO_SUCH_CALL.includes(edits.status)) return [...looks, plain];
  return [...looks, plain, warning('the image server changes no pictures: a change is drawn anew from the words, and realistic previews are drawn by the shop’s own artist', 'Nothing, if that suits you; else take a server with POST /images/edits.')]; // prettier-ignore
}

const NO_SUCH_CALL = [404, 405, 501];

/** Words are looked at before they are drawn, and pictures before they are shown. */
async function checkModeration(config: HostedImages): Promise<Finding[]> {
  const { moderationModel: model, provider } = config;
  const reply = await ask(config, { method: 'POST', path: '/moderations', body: { model, input: 'a kite over the sea' } }); // prettier-ignore
  await reply.body?.cancel();
  if (reply.status === 200) return [];
  if (provider === 'openai-compatible' && NO_SUCH_CALL.includes(reply.status))
    return [warning('the image server does not look at words and pictures: the shop’s own lists look at the words, and nobody at the pictures', 'Look at what is published (Admin, Moderation), or put a server with POST /moderations before it.')]; // prettier-ignore
  return [problem(`the image provider does not look at words and pictures (${reply.status} for ${model}), so nothing will be drawn`, 'Put a model that it has into OPENAI_MODERATION_MODEL, or a server with POST /moderations before it.')]; // prettier-ignore
}
