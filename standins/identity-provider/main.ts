import { runProgram } from '../run-program.ts';
import { identityListener } from './server.ts';
import { readSettings } from './settings.ts';

runProgram({
  name: 'identity provider stand-in',
  readSettings,
  open: settings => ({ listener: identityListener(settings), knownAs: `issuer ${settings.issuer.href}` }),
});
