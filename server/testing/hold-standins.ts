/** A process that starts the stand-ins of the demo shop that its environment describes, and says how far it is, a word a line. */
import { makeConfig } from '../src/config/config.ts';
import { readEnvironment } from '../src/config/env.ts';
import { startStandins } from '../src/standins.ts';

const standins = await startStandins(makeConfig(readEnvironment()));
console.log('launched');
await standins.ready();
console.log('ready');
setInterval(() => {}, 60_000);
