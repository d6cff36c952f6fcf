import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { subjectOf, toPerson } from './people.ts';
import { failurePage } from './provider.ts';
import type { KnownPeople } from './provider.ts';
import { sendPage } from './send-page.ts';
import type { Script } from './script.ts';
import { signInPage } from './sign-in-page.ts';

const FORM_LIMIT = 4096;

/** What the sign-in page needs of the running program. `formTargets` are the places a pressed button may lead to. */
export type SignInDeps = { provider: Provider; people: KnownPeople; script: Script; formTargets: string[] };

/** GET shows the sign-in page; POST takes the person chosen there and sends the browser on. */
export async function handleSignIn(
  deps: SignInDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const underWay = await deps.provider.interactionDetails(request, response).catch(() => undefined);
  if (!underWay) return sendPage(response, 400, failurePage('It took too long, or was already finished.'));
  const show = (status: number, problem: string | undefined, email: string) =>
    sendPage(response, status, signInPage({ problem, email }), deps.formTargets);
  if (request.method === 'GET') return show(200, undefined, String(underWay.params.login_hint ?? ''));
  if (request.method !== 'POST') return sendPage(response, 405, failurePage('GET or POST'));

  const form = await readForm(request);
  if (!form) return sendPage(response, 413, failurePage('The form is too large.'));
  const email = form.get('email') ?? '';
  const result = toResult(deps, form.has('cancel'), email);
  if (!result) return show(422, 'An e-mail address looks like asha@example.in.', email);
  await deps.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function toResult({ script, people }: SignInDeps, cancelled: boolean, email: string): InteractionResults | undefined {
  if (cancelled) return { error: 'access_denied', error_description: 'The person cancelled' };
  const person = toPerson(email);
  if (!person) return undefined;
  const fault = script.take('signIn');
  const isUnverified = fault?.name === 'unverified_email' || fault?.name === 'person_unverified';
  const isOther = fault?.name === 'person' || fault?.name === 'person_unverified';
  if (fault && !isUnverified && !isOther) return { error: fault.name, error_description: 'Scripted failure' };
  const sub = isOther ? subjectOf(`person ${fault.count}`) : person.sub;
  remember(people, { ...person, sub, emailVerified: !isUnverified });
  return { login: { accountId: sub }, consent: {}, select_account: {} };
}

const PEOPLE_LIMIT = 5000;

function remember(people: KnownPeople, person: Parameters<KnownPeople['set']>[1]): void {
  people.delete(person.sub);
  people.set(person.sub, person);
  if (people.size > PEOPLE_LIMIT) people.delete(people.keys().next().value!);
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > FORM_LIMIT) return undefined;
  }
  return new URLSearchParams(text);
}
