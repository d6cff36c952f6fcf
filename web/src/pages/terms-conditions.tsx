import { lazyWithWords } from '../lazy-with-words.ts';

const load = async () => (await import('./Policy.tsx')).TermsPolicy;

/** Terms and conditions (S2 §1 and §2). Its script follows once the page is alive: the text stands in the server's HTML, and there is nothing to press. */
export default import.meta.env.SSR ? await load() : lazyWithWords(['policies', 'terms'], load);
