import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** Programs that the service is measured against; no dependencies of the product. */
const PEERS = ['@jsreport/jsreport-core@4.11.2', '@jsreport/jsreport-chrome-pdf@4.3.0', 'mupdf@1.28.1'];

/** Installs the peers into a scratch folder on first use. @returns what loads them, or why they are not there. */
export function peers(): NodeJS.Require | string {
  const folder = path.join(tmpdir(), 'lienzo-bench-peers');
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(path.join(folder, 'node_modules', 'mupdf'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(manifest, '{"private":true}');
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PEERS],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) return `the peers could not be installed: ${stderr.slice(-300)}`;
  }
  return createRequire(manifest);
}

/** Of jsreport, what is called here. */
export type Jsreport = {
  use(extension: unknown): void;
  init(): Promise<unknown>;
  render(request: unknown): Promise<{ content: Uint8Array }>;
  close(): Promise<void>;
};
// The very object: its methods need it.
const jsreport = z.custom<Jsreport>((value) => typeof Reflect.get(Object(value), 'render') === 'function');

const factory = z.custom<(options: unknown) => unknown>((value) => typeof value === 'function');

/** jsreport with its pool of Chrome pages, on the same browser. */
export async function startJsreport(load: NodeJS.Require, browserPath: string): Promise<Jsreport> {
  const core = jsreport.parse(
    factory.parse(load('@jsreport/jsreport-core'))({
      logger: { silent: true },
      rootDirectory: tmpdir(),
      loadConfig: false,
      useExtensionsLocationCache: false,
      discover: false,
      trustUserCode: true,
    }),
  );
  core.use(
    factory.parse(load('@jsreport/jsreport-chrome-pdf'))({
      strategy: 'chrome-pool',
      numberOfWorkers: 2,
      launchOptions: { executablePath: browserPath, args: ['--no-sandbox'] },
    }),
  );
  await core.init();
  return core;
}
