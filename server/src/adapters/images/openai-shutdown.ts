import { isObject } from './openai-call.ts';
import { modelOf } from './openai-models.ts';
import type { EndingModel } from './port.ts';

const DAY_MS = 86_400_000;
const WARN_DAYS = 60;

/**
 * The configured models that end within 60 days. `listed` is the body of `GET /v1/models`, whose `shutdown_date` comes before
 * our own table's: the provider knows better.
 */
export function endingModels(configured: readonly string[], now: Date, listed?: unknown): EndingModel[] {
  const said = datesOf(listed);
  return configured.flatMap(model => {
    const endsOn = said.get(model) ?? modelOf(model).shutdownDate;
    if (endsOn === undefined) return [];
    const daysLeft = Math.floor((Date.parse(endsOn) - now.getTime()) / DAY_MS);
    return daysLeft <= WARN_DAYS ? [{ model, endsOn, daysLeft }] : [];
  });
}

function datesOf(listed: unknown): Map<string, string> {
  const data: unknown = isObject(listed) ? listed['data'] : [];
  const models = Array.isArray(data) ? data.filter(isObject) : [];
  return new Map(
    models.flatMap(({ id, shutdown_date: date }) => {
      const day = toDay(date);
      return typeof id === 'string' && day ? [[id, day] as const] : [];
    }),
  );
}

/** `YYYY-MM-DD` of a date in ISO form or in Unix seconds. */
function toDay(date: unknown): string | undefined {
  if (typeof date !== 'string' && typeof date !== 'number') return undefined;
  const time = new Date(typeof date === 'number' ? date * 1000 : date);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().slice(0, 10);
}
