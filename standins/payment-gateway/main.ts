import { runProgram } from '../run-program.ts';
import { openGateway } from './gateway.ts';
import { gatewayListener } from './server.ts';
import { readSettings } from './settings.ts';

runProgram({
  name: 'payment gateway stand-in',
  readSettings,
  open(settings) {
    const gateway = openGateway(settings);
    return {
      listener: gatewayListener(gateway),
      knownAs: `seen by browsers at ${settings.publicUrl}`,
      close: () => gateway.close(),
    };
  },
});
