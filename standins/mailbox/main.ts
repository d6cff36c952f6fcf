import { runProgram } from '../run-program.ts';
import { openMailbox } from './mailbox.ts';
import { mailboxListener } from './server.ts';
import { readSettings } from './settings.ts';

runProgram({
  name: 'mailbox stand-in',
  readSettings,
  async open(settings) {
    const mailbox = await openMailbox(settings);
    return {
      listener: mailboxListener(mailbox),
      knownAs: `seen by browsers at ${settings.publicUrl}, taking mails on port ${mailbox.smtpPort}`,
      close: () => mailbox.close(),
    };
  },
});
