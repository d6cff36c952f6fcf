import { escape } from '../look.ts';
import { look } from './page-style.ts';
import { DEMO_PEOPLE, toInitials } from './people.ts';

/** The page that asks who is there. `problem` is shown at the e-mail field, `email` is what stands in it. */
export function signInPage({ problem, email }: { problem: string | undefined; email: string }): string {
  return look.page(
    'Sign in to the demo',
    `<h1>Who would you like to be?</h1>
<p>Choose one. There is no password.</p>
<ul class="people">${DEMO_PEOPLE.map(personChoice).join('')}</ul>
<p class="or"><span>or</span></p>
<form method="post" novalidate><label for="email">Any other e-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" inputmode="email" spellcheck="false" maxlength="254" value="${escape(email)}"${problem ? ' aria-invalid="true" aria-describedby="problem" autofocus' : ''}>
${problem ? `<p class="problem" id="problem" role="alert">${escape(problem)}</p>` : ''}
<div class="ways-on"><button class="primary">Continue</button><button class="quiet" name="cancel" value="1">Cancel</button></div></form>`,
  );
}

/** The button is named by the person alone; the address beside is its description. */
function personChoice({ name, email }: { name: string; email: string }, place: number): string {
  const id = `address-${place}`;
  return `<li><form method="post"><button class="person" name="email" value="${email}" aria-describedby="${id}"><span class="initials" aria-hidden="true">${toInitials(name)}</span><span>${name}<small id="${id}" aria-hidden="true">${email}</small></span></button></form></li>`;
}
