import { lazyWithWords } from '../lazy-with-words.ts';

const load = async () => (await import('./Policy.tsx')).PrivacyPolicy;

/** What is held about a person, and their rights (S2 §1; rulings, Law). Its script follows once the page is alive: the text stands in the server's HTML, and its one switch keeps what is pressed before. */
export default import.meta.env.SSR ? await load() : lazyWithWords(['policies', 'privacy'], load);
