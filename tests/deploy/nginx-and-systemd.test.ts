import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

describe('nginx before the portals', () => {
  const file = read('deploy/nginx.conf');

  it('lets the largest upload through, so that the portal is who says what is too large', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(file) ?? [];
    expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(FILE_LIMIT + 2 ** 20);
  });

  it('passes on the headers and addresses that the portal reads', () => {
    expect(file).toContain('underscores_in_headers on;');
    for (const name of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto'])
      expect(file).toContain(`proxy_set_header ${name} `);
  });
});

it.each(['nginx.conf', 'renderers.conf'])('%s marks no server as down', (name) => {
  const servers = read(`deploy/${name}`).match(/^ {2}server .*;$/gm) ?? [];
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toContain('max_fails=0');
});

describe('the systemd unit', () => {
  const unit = read('deploy/lienzo.service');
  const setting = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  it('starts the portal with the pinned Node', () => {
    const [program = '', script = ''] = setting('ExecStart').split(' ');
    expect(existsSync(path.join(ROOT, path.relative(setting('WorkingDirectory'), program)))).toBe(true);
    expect(existsSync(path.join(ROOT, script))).toBe(true);
  });

  it('waits longer than the portal takes to stop', () => {
    const [, seconds] =
      /LIENZO_SHUTDOWN: .*\.default\((\d+)\)/.exec(read('portal/src/api/environment.ts')) ?? [];
    expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(Number(seconds));
  });
});
