import { lazyWithWords } from '../lazy-with-words.ts';

const load = async () => (await import('./Policy.tsx')).ShippingPolicy;

/** Shipping and return policy (S2 §2 and §9). Its script follows once the page is alive: the text stands in the server's HTML, and there is nothing to press. */
export default import.meta.env.SSR ? await load() : lazyWithWords(['policies', 'shipping'], load);
