import { runProgram } from '../run-program.ts';
import { openCompany } from './company.ts';
import { companyListener } from './server.ts';
import { readSettings } from './settings.ts';

runProgram({
  name: 'Razorpay stand-in',
  readSettings,
  open(settings) {
    const company = openCompany(settings);
    return {
      listener: companyListener(company),
      knownAs: `seen by browsers at ${settings.publicUrl}`,
      close: () => company.close(),
    };
  },
});
