import { runProgram } from '../run-program.ts';
import { openImageApi } from './image-api.ts';
import { imageApiListener } from './server.ts';
import { readSettings } from './settings.ts';

runProgram({
  name: 'image API stand-in',
  readSettings,
  open(settings) {
    const api = openImageApi(settings);
    return { listener: imageApiListener(api), knownAs: `its calls under http://127.0.0.1:${settings.port}/v1` };
  },
});
