/** A file of 15 MB in and out, against a bare Node server that writes and reads it. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX, API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { type Figure, median } from '../figures.ts';
import { ADMIN, type LargePortal } from './large-directory.ts';

const SIZE = 15 * 1024 * 1024;
const BOUNDARY = 'frontera-de-la-medicion';
/** Rounds that are not counted. */
const WARM_UP = 2;
/** 0.7 of the peer's speed. */
const LIMIT = 1 / 0.7;

/** @param runs of each side, taking turns. */
export async function transfer(large: LargePortal, data: string, runs: number): Promise<Figure[]> {
  const bare = await startBare(path.join(data, 'bare'));
  const headers = await signedHeaders(large.portal.url);
  const times: Record<'up' | 'bareUp' | 'down' | 'bareDown', number[]> = {
    up: [],
    bareUp: [],
    down: [],
    bareDown: [],
  };
  try {
    // Made before anything is measured: what making them costs would fall on whoever is asked next.
    const bodies = Array.from({ length: runs + WARM_UP }, (_, run) =>
      formOf(`medida ${run}.bin`, randomBytes(SIZE)),
    );
    for (const [run, body] of bodies.entries()) {
      const ours = () => {
        const query = new URLSearchParams({ folder_id: large.directory.topId });
        return timed(`${large.portal.url}${API_PREFIX}/file/upload?${query}`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
          body,
        });
      };
      const theirs = () => timed(`${bare.url}/${run}`, { method: 'PUT', body });
      const [up, bareUp] = await inTurn(run, ours, theirs);
      const { id } = endpoints.upload_file.response.parse(JSON.parse(up.text));
      const file = new URLSearchParams({ file_id: id });
      const [down, bareDown] = await inTurn(
        run,
        () => timed(`${large.portal.url}${API_PREFIX}/file?${file}`, { headers }),
        () => timed(`${bare.url}/${run}`, {}),
      );
      if (down.bytes !== SIZE) throw new Error(`${down.bytes} bytes came back`);
      if (run < WARM_UP) continue;
      times.up.push(up.ms);
      times.bareUp.push(bareUp.ms);
      times.down.push(down.ms);
      times.bareDown.push(bareDown.ms);
    }
  } finally {
    await bare.stop();
  }
  const ratio = (ours: number[], peer: number[]) => median(ours) / median(peer);
  return [
    {
      name: 'Upload of 15 MB: time over a bare Node stream to disk, synchronised',
      value: ratio(times.up, times.bareUp),
      limit: LIMIT,
      unit: 'x',
    },
    {
      name: 'Download of 15 MB: time over a bare Node stream',
      value: ratio(times.down, times.bareDown),
      limit: LIMIT,
      unit: 'x',
    },
  ];
}

/** Both, the second one first in every other run. */
async function inTurn<Ours, Theirs>(
  run: number,
  ours: () => Promise<Ours>,
  theirs: () => Promise<Theirs>,
): Promise<[Ours, Theirs]> {
  if (run % 2 === 0) return [await ours(), await theirs()];
  const second = await theirs();
  return [await ours(), second];
}

async function timed(url: string, init: RequestInit): Promise<{ ms: number; bytes: number; text: string }> {
  const begun = performance.now();
  const response = await fetch(url, init);
  const bytes = Buffer.from(await response.arrayBuffer());
  const ms = performance.now() - begun;
  const text = bytes.length < 10_000 ? bytes.toString() : '';
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return { ms, bytes: bytes.length, text };
}

/** The whole form as bytes, so that both sides are sent the same. */
function formOf(name: string, content: Buffer): Uint8Array<ArrayBuffer> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return new Uint8Array(Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]));
}

async function signedHeaders(url: string): Promise<Record<string, string>> {
  const common = { 'X-Api-Key': WEB_API_KEY, 'X-Api-Version': API_VERSION };
  const response = await fetch(`${url}${API_PREFIX}${endpoints.login.path}`, {
    method: 'POST',
    headers: { ...common, 'Content-Type': 'application/json' },
    body: JSON.stringify({ mail: ADMIN, password: 'Lienzo2026', domain: 'sa' }),
  });
  const session = endpoints.login.response.parse(await response.json());
  return { ...common, Authorization: `Bearer ${session.access_token}` };
}

async function startBare(directory: string): Promise<{ url: string; stop(): Promise<void> }> {
  await mkdir(directory, { recursive: true });
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
