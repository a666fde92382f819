/** The image and the compose file cannot be run everywhere: here they are read, and what they name is looked for. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const manifest = z
  .object({ workspaces: z.array(z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** The steps of the Dockerfile, continued lines joined. */
const steps = read('Dockerfile')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [word = '', ...rest] = line.split(/\s+/);
    return { word, rest };
  });
/** What is copied from the folder, without what comes from an earlier stage. */
const copied = steps
  .filter(({ word, rest }) => word === 'COPY' && !rest[0]?.startsWith('--from'))
  .flatMap(({ rest }) => rest.slice(0, -1));

const service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).default(['default']),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  ports: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const compose = z
  .object({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));
const services = Object.entries(compose.services);

describe('the image', () => {
  it('copies what is there, and every package before it installs', () => {
    for (const position of copied) expect(existsSync(path.join(ROOT, position)), position).toBe(true);
    for (const name of manifest.workspaces) expect(copied).toContain(`${name}/package.json`);
  });

  it('brings the pinned Node, starts a program that is there, and not as root', () => {
    const bases = steps.filter(({ word }) => word === 'FROM').map(({ rest }) => rest[0]);
    for (const base of bases) expect(base).toContain(`node:${manifest.devDependencies.node}-`);
    const [, program] = z.array(z.string()).parse(JSON.parse(steps.at(-1)?.rest.join(' ') ?? ''));
    expect(existsSync(path.join(ROOT, program ?? ''))).toBe(true);
    expect(steps.find(({ word }) => word === 'USER')?.rest).toEqual(['node']);
  });
});

/** What the portal knows, by the page that describes it; the rendering service has its own. */
const known = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name));

describe("the image's habits", () => {
  const at = (word: string, text: string) =>
    steps.findIndex((step) => step.word === word && step.rest.join(' ').includes(text));

  it('installs before it copies what changes with every commit, and builds after', () => {
    expect(at('RUN', 'npm install')).toBeGreaterThan(at('COPY', 'package-lock.json'));
    expect(at('COPY', '. .')).toBeGreaterThan(at('RUN', 'npm install'));
    expect(at('RUN', 'npm run build')).toBeGreaterThan(at('COPY', '. .'));
  });

  it('copies no secret, no data and nothing that was built outside', () => {
    const left = read('.dockerignore').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', '.env', 'data', '**/node_modules', '**/dist']));
  });

  it('keeps lists of packages out of its layers and installs nothing unasked', () => {
    const installing = steps.filter(({ rest }) => rest.join(' ').includes('apt-get install'));
    expect(installing).not.toEqual([]);
    for (const { rest } of installing) {
      expect(rest.join(' ')).toContain('apt-get update &&');
      expect(rest).toContain('--no-install-recommends');
      expect(rest.join(' ')).toContain('rm -rf /var/lib/apt/lists/*');
    }
  });

  it('names every base by its version, and runs its program itself, not a shell', () => {
    for (const { rest } of steps.filter(({ word }) => word === 'FROM'))
      expect(rest[0]).toMatch(/:\d+\.\d+\.\d+-/);
    for (const word of ['CMD', 'ENTRYPOINT'])
      expect(steps.find((step) => step.word === word)?.rest.join(' ')).toMatch(/^\[".*"\]$/);
    expect(steps.some(({ word }) => word === 'ADD')).toBe(false);
  });

  it('listens to more than its own loopback, which reaches nobody', () => {
    expect(steps.find(({ word }) => word === 'ENV')?.rest).toContain('HOST=0.0.0.0');
  });
});

describe('the compose file', () => {
  it('gives the portal only variables that it knows, and those that production needs', () => {
    const given = Object.keys(compose.services.portal?.environment ?? {});
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    // Mails without PUBLIC_URL keep a production from starting.
    expect(given).toEqual(
      expect.arrayContaining([
        'HOST',
        'PUBLIC_URL',
        'SMTP_URL',
        'MAIL_FROM',
        'SESSION_SECRET',
        'LIENZO_PROXY',
      ]),
    );
  });

  it('names other images by a version', () => {
    for (const [, { image }] of services) expect(image ?? 'built:1').toMatch(/:(?!latest)[\w.-]*\d/);
  });

  it('has portal, two rendering services, a database and a bucket, each built or named', () => {
    expect(services.map(([name]) => name).sort()).toEqual(
      ['bucket', 'database', 'make-bucket', 'portal', 'renderer-1', 'renderer-2', 'renderers'].sort(),
    );
    for (const [name, { image, build }] of services)
      expect(
        [image, build].filter((one) => one !== undefined),
        name,
      ).toHaveLength(1);
  });

  it.each(services)('names only what is there: %s', (_name, { depends_on, networks, volumes, command }) => {
    const named = volumes.map((volume) => volume.split(':')[0] ?? '');
    const folders = named.filter((source) => source.startsWith('.'));
    // Other images' commands name what is theirs.
    const programs = command?.[0] === 'node' ? command.slice(1) : [];
    const files = [...folders, ...programs];
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(Object.keys(compose.volumes)).toEqual(
      expect.arrayContaining(named.filter((source) => !source.startsWith('.'))),
    );
    expect([...Object.keys(compose.networks), 'default']).toEqual(expect.arrayContaining(networks));
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const { healthcheck } = compose.services[other] ?? {};
      expect(Object.keys(compose.services)).toContain(other);
      expect(condition !== 'service_healthy' || healthcheck !== undefined).toBe(true);
    }
  });

  it('lets nobody reach the rendering services, nor them the world', () => {
    expect(compose.networks.printing).toEqual({ internal: true });
    for (const name of ['renderer-1', 'renderer-2', 'renderers']) {
      expect(compose.services[name]?.networks).toEqual(['printing']);
      expect(compose.services[name]?.ports).toEqual([]);
    }
  });

  it('leads the portal through the balancer to both', () => {
    const balancer = read('deploy/renderers.conf');
    const port = compose.services['renderer-1']?.environment.PORT;
    for (const name of ['renderer-1', 'renderer-2']) expect(balancer).toContain(`server ${name}:${port} `);
    expect(balancer).toContain(`listen ${port};`);
    expect(compose.services.portal?.environment.RENDERER_URL).toBe(`http://renderers:${port}`);
  });
});
