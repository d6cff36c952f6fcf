import { AsyncLocalStorage } from 'node:async_hooks';
import type { Secrets } from '../../secrets.ts';
import { PROVIDER_ID } from './openid.ts';
import { JOINING, joiningCookie, type JoiningPerson, type Meeting, type ProvenPerson } from './port.ts';

type Meet = (person: ProvenPerson) => Promise<Meeting>;
type Noted = { person?: JoiningPerson };

/**
 * Notes in the browser whom the provider sent with the proven address of somebody's account (`taken`): a code that is sent to the address
 * joins that person to the account. The library tells nobody whom it refused, so it is noted beside it.
 */
export function noteJoining({ secrets, meet, now }: { secrets: Secrets; meet: Meet; now: () => Date }): {
  meet: Meet;
  answer: (publicUrl: string, run: () => Promise<Response>) => Promise<Response>;
} {
  const store = new AsyncLocalStorage<Noted>();
  return {
    async meet(person) {
      const meeting = await meet(person);
      const noted = store.getStore();
      const { issuer, subject, email } = person;
      const until = now().getTime() + JOINING.minutes * 60_000;
      if (meeting === 'taken' && noted) noted.person = { issuer, subject, email, until, providerId: PROVIDER_ID };
      return meeting;
    },
    async answer(publicUrl, run) {
      const noted: Noted = {};
      const reply = await store.run(noted, run);
      if (!noted.person) return reply;
      const told = new Response(reply.body, reply);
      const isSecure = publicUrl.startsWith('https:');
      const value = secrets.seal(JOINING.purpose, JSON.stringify(noted.person));
      const attributes = `Path=/; Max-Age=${JOINING.minutes * 60}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      told.headers.append('set-cookie', `${joiningCookie(publicUrl)}=${value}; ${attributes}`);
      return told;
    },
  };
}
