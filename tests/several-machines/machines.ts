/** Two portals, two rendering services, PostgreSQL, a bucket and nginx, as on machines of their own. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type S3TestServer, startS3Server } from '@lienzo/portal/api/s3-server';
import { freePort, type RunningPortal, startPortal } from '../portal/start-portal.ts';
import { type RunningRenderer, startRenderer } from '../renderer/start-renderer.ts';
import { type DebianCluster, startDebianCluster } from './debian-cluster.ts';
import { type Nginx, startNginx } from './nginx.ts';

const POSITIONS = [0, 1] as const;
const BUCKET = 'lienzo';

export type Machines = {
  database: DebianCluster;
  bucket: S3TestServer;
  nginx: Nginx;
  /** One portal after another, each with what is changed in its environment from now on. */
  restartPortals(changed?: Record<string, string>): Promise<void>;
  restartRenderers(): Promise<void>;
  /** Past nginx, for what one portal must know of the other. */
  portalUrls(): string[];
  /** What the portals logged since the last look, those that were stopped as well. */
  takeLog(): string[];
  stop(): Promise<void>;
};

export const newSecret = (): string => randomBytes(36).toString('base64url');

/** @param directory an empty one. @param secret the portals' first `SESSION_SECRET`. */
export async function startMachines(directory: string, secret: string): Promise<Machines> {
  await using started = new AsyncDisposableStack();
  chmodSync(directory, 0o711);
  const folder = (name: string): string => {
    const made = path.join(directory, name);
    mkdirSync(made, { mode: 0o711 });
    return made;
  };
  const database = await startDebianCluster(folder('postgres'));
  started.defer(() => database.stop());
  const bucket = await startS3Server(BUCKET, 'llave-1');
  started.defer(() => bucket.stop());
  const renderers: RunningRenderer[] = [];
  for (const _position of POSITIONS) renderers.push(await startRenderer());
  started.defer(async () => void (await Promise.all(renderers.map((one) => one.stop()))));
  const ports = await Promise.all(POSITIONS.map(freePort));
  const nginx = await startNginx(folder('nginx'), {
    portals: ports.map((port) => `127.0.0.1:${port}`),
    renderers: renderers.map(({ url }) => new URL(url).host),
  });
  started.defer(() => nginx.stop());
  let shared: Record<string, string> = {
    DATABASE_URL: database.ownerUrl,
    SESSION_SECRET: secret,
    S3_URL: bucket.url,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY: 'llave-1',
    S3_SECRET_KEY: newSecret(),
    RENDERER_URL: nginx.renderersUrl,
    LIENZO_PROXY: '1',
  };
  const data = POSITIONS.map((position) => folder(`portal-${position + 1}`));
  const portals: RunningPortal[] = [];
  const all: RunningPortal[] = [];
  const seen = new Map<RunningPortal, number>();
  const start = async (target: number): Promise<void> => {
    const own = { LIENZO_DATA: data[target] ?? '', PORT: String(ports[target]) };
    const portal = await startPortal({ ...shared, ...own });
    portals[target] = portal;
    all.push(portal);
  };
  for (const location of POSITIONS) await start(location);
  started.defer(async () => void (await Promise.all(portals.map((one) => one.stop()))));
  const running = started.move();
  return {
    database,
    bucket,
    nginx,
    portalUrls: () => portals.map(({ url }) => url),
    takeLog: () =>
      all.flatMap((portal) => {
        const printed = portal.output();
        const fresh = printed.slice(seen.get(portal) ?? 0);
        seen.set(portal, printed.length);
        return fresh.split('\n');
      }),
    async restartPortals(changed = {}) {
      shared = { ...shared, ...changed };
      for (const slot of POSITIONS) {
        await portals[slot]?.stop();
        await start(slot);
      }
    },
    async restartRenderers() {
      for (const area of POSITIONS) {
        const { url } = renderers[area] ?? { url: '' };
        await renderers[area]?.stop();
        renderers[area] = await startRenderer({ PORT: new URL(url).port });
      }
    },
    stop: () => running.disposeAsync(),
  };
}
