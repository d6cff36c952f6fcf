import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string | undefined>();

/** Does the work in the name of a request, or of none: its log lines, and those of the jobs and mails that it asks for, bear this id. */
export const inRequest = <T>(requestId: string | undefined, work: () => T): T => scope.run(requestId, work);

/** The request in whose name something happens; nothing in a worker's own loop. */
export const requestInScope = (): string | undefined => scope.getStore();

/** What a request's id may look like; anything else that is sent to us under that name is not taken over. */
export const REQUEST_ID = /^[\w-]{8,64}$/;
