import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { Secret } from '../../config/secret.ts';
import type { OpenAiConfig, OpenAiImagesDeps } from './openai-desk.ts';
import { createOpenAiImages } from './openai.ts';
import type { DrawingStep, ImageRequest } from './port.ts';

export const KEY = 'sk-a-key-that-no-log-may-show-0123456789';

/** Time-outs that nothing reaches, and those for what never answers. */
const LONG = {
  picture: { whole: 60_000, firstByte: 60_000, idle: 60_000 },
  moderation: 30_000,
  refusal: 30_000,
  models: 30_000,
};
export const SHORT = { ...LONG, picture: { whole: 60_000, firstByte: 1_500, idle: 1_500 } };

type State = { origin: string; events: { event: string; fields: Record<string, unknown> }[] };
type Options = { config?: Partial<OpenAiConfig>; deps?: Partial<OpenAiImagesDeps> };
/** What the stand-in's ledger tells of a request. */
export type Recorded = {
  method: string;
  path: string;
  headers: Record<string, string>;
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- looked into, not trusted
  body: any;
};

/** Runs the image API stand-in in a process of its own for the tests of one file; its script and ledger are empty before each. */
export function useImageProvider(o: { isKeyless?: boolean } = {}) {
  const state: State = { origin: '', events: [] };
  let program: ChildProcess;
  const simulate = async (method: 'GET' | 'POST' | 'DELETE', call: string, body?: object) => {
    const reply = await fetch(`${state.origin}/__sim/${call}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = (await reply.json()) as { requests: Recorded[] };
    expect([reply.status, answer]).toEqual([200, expect.anything()]);
    return answer;
  };
  beforeAll(async () => {
    const env = { PORT: '0', API_KEY: KEY, ...(o.isKeyless && { KEYLESS: 'on' }) };
    program = spawn(process.execPath, ['standins/image-api/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    state.origin = await readOrigin(program);
  });
  afterAll(async () => {
    const ended = new Promise(resolve => program.once('exit', resolve));
    program.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
  beforeEach(() => void (state.events = []));
  afterEach(async () => {
    await simulate('DELETE', 'script');
    await simulate('DELETE', 'requests');
  });

  return {
    state,
    /** The adapter, connected to the stand-in, with short time-outs. */
    connect: (o?: Options) => createOpenAiImages(...options(state, o)),
    script: (rules: object) => simulate('POST', 'script', rules),
    /** Ends all faults. */
    mend: () => simulate('DELETE', 'script'),
    /** Requests so far, of one path where it is named. */
    requests: async (path?: string) =>
      (await simulate('GET', 'requests')).requests.filter(one => path === undefined || one.path === `/v1/${path}`),
  };
}

function options(state: State, { config, deps }: Options = {}): [OpenAiConfig, OpenAiImagesDeps] {
  return [
    {
      baseUrl: `${state.origin}/v1`,
      apiKey: new Secret(KEY),
      models: ['gpt-image-2.5-flare'],
      moderationModel: 'omni-moderation-latest',
      imagesPerMinute: 5,
      identifierKey: new Secret('an-identifier-key'),
      ...config,
    },
    {
      now: () => new Date(),
      log: (event, fields) => void state.events.push({ event, fields }),
      retryDelaysMs: [5, 10],
      // Nothing ends by itself on a busy machine; a test of what hangs brings its own.
      timeouts: LONG,
      ...deps,
    },
  ];
}

/** A request as a test makes it, with what was told on the way. */
export function newRequest(changes: Partial<ImageRequest> = {}) {
  const steps: DrawingStep[] = [];
  const partials: Uint8Array[] = [];
  const request: ImageRequest = {
    prompt: 'A red fort at dawn',
    ground: 'dark',
    seed: 7,
    signal: new AbortController().signal,
    onStep: step => void steps.push(step),
    accountId: 'account-of-asha',
    ...changes,
  };
  const onPartial = (webp: Uint8Array) => void partials.push(webp);
  return { steps, partials, request, streamed: { ...request, onPartial } };
}

function readOrigin(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`The image API ended with ${code}`)));
    program.stdout!.on('data', (line: Buffer) => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
}
