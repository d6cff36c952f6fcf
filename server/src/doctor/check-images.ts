import type { ImagesConfig } from '../config/images.ts';
import { endingModels } from '../adapters/images/openai-shutdown.ts';
import { CALL_MS, causeOf, findingsOf, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('images');

/** Whether the image provider takes the key and has the models that are configured. Nothing is drawn, so nothing is paid. */
export async function checkImages(config: ImagesConfig): Promise<Finding[]> {
  if (config.kind === 'artist') return [ok('the embedded artist draws')];
  if (config.kind === 'standin') return [ok('the stand-in of a demo shop draws')];
  try {
    const reply = await fetch(`${config.baseUrl}/models`, {
      headers: { authorization: `Bearer ${config.apiKey.reveal()}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_MS),
    });
    if (reply.status === 200)
      return [...judgeModels(config.models, await reply.json()), ...(await checkModeration(config))];
    await reply.body?.cancel();
    if (reply.status === 401 || reply.status === 403)
      return [problem(`the image provider refuses the key (${reply.status})`, 'Mend OPENAI_API_KEY; it may be revoked, or its organisation not verified.')]; // prettier-ignore
    return [problem(`the image provider answers ${reply.status}`, 'See OPENAI_BASE_URL, which ends in the version (/v1), and the provider’s status page.')]; // prettier-ignore
  } catch (error) {
    return [problem(`the image provider cannot be reached (${causeOf(error)})`, 'See that this machine may call it, and OPENAI_BASE_URL.')]; // prettier-ignore
  }
}

/** Words are looked at before they are drawn, and pictures before they are shown: where nobody looks, nothing is drawn. */
async function checkModeration(config: Exclude<ImagesConfig, { kind: 'artist' }>): Promise<Finding[]> {
  const reply = await fetch(`${config.baseUrl}/moderations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${config.apiKey.reveal()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: config.moderationModel, input: 'a kite over the sea' }),
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_MS),
  });
  await reply.body?.cancel();
  if (reply.status === 200) return [];
  return [problem(`the image provider does not look at words and pictures (${reply.status} for ${config.moderationModel}), so nothing will be drawn`, 'Put a model that it has into OPENAI_MODERATION_MODEL, or a server with POST /moderations before it.')]; // prettier-ignore
}

function judgeModels(models: readonly string[], listed: unknown): Finding[] {
  const data = (listed as { data?: { id?: unknown }[] }).data ?? [];
  const missing = models.filter(model => !data.some(one => one.id === model));
  if (missing.length === models.length)
    return [problem(`the image provider has none of the models: ${models.join(', ')}`, 'Put models that it has into OPENAI_IMAGE_MODEL.')]; // prettier-ignore
  return [
    ok(`the image provider takes the key and has ${models.filter(model => !missing.includes(model)).join(', ')}`),
    ...missing.map(model => warning(`the image provider has no ${model}`, 'Take it out of OPENAI_IMAGE_MODEL.')),
    ...endingModels(models, new Date(), listed).map(({ model, endsOn }) =>
      warning(`${model} ends on ${endsOn}`, 'Put its successor into OPENAI_IMAGE_MODEL before.'),
    ),
  ];
}
