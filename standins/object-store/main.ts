import { runProgram } from '../run-program.ts';
import { createStoreScript } from './script.ts';
import { objectStoreListener, type StoredObject } from './server.ts';
import { readSettings } from './settings.ts';

/* An object store that speaks as much of the S3 protocol as the shop asks of one; it keeps nothing beyond its own life. */
runProgram({
  name: 'object store stand-in',
  readSettings,
  open(settings) {
    const store = { settings, objects: new Map<string, StoredObject>(), calls: [], script: createStoreScript() };
    return { listener: objectStoreListener(store), knownAs: `its bucket is ${settings.bucket}` };
  },
});
