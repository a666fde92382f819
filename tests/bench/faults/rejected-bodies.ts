/** Bodies that are refused before they are read: the next call on the same connection must not wait for them. */
import { Agent, request } from 'node:http';
import { API_PREFIX, API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import type { Figure } from '../figures.ts';
import { percentile } from '../portal/percentile.ts';
import { untilIdle } from '../render/tree-memory.ts';
import { startTwoOrganizations } from './two-organizations.ts';

/** Bytes of the bodies. */
const SIZES = [1_000, 50_000, 200_000, 1_000_000, 5_000_000, 20_000_000];
const ROUNDS = 20;
/** Nobody knows the token, or the body is too long for the call. */
const REFUSED = [401, 413];

export async function rejectedBodies(data: string, quick: boolean): Promise<Figure[]> {
  const { portal, admin } = await startTwoOrganizations(data);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    if (!quick) await untilIdle(portal.pid);
    const alone: number[] = [];
    const next: number[] = [];
    let others = 0;
    for (let round = 0; round < (quick ? 3 : ROUNDS); round += 1)
      for (const bytes of SIZES) {
        alone.push(await millisecondsOf(() => call(agent, portal.url, { token: admin.token, bytes: 0 })));
        const refused = await call(agent, portal.url, { token: `${admin.token}x`, bytes });
        if (!REFUSED.includes(Number(refused))) others += 1;
        next.push(
          await millisecondsOf(async () => {
            if ((await call(agent, portal.url, { token: admin.token, bytes: 0 })) !== 200) others += 1;
          }),
        );
      }
    return [
      { name: `Refused bodies (${next.length}): other answers`, value: others, limit: 0, unit: 'items' },
      { name: 'the same: p95 of the next answer', value: percentile(next, 95), limit: 100, unit: 'ms' },
      { name: 'the same: the longest', value: Math.max(...next), limit: Infinity, unit: 'ms' },
      {
        name: 'the same call before a refused one: p95',
        value: percentile(alone, 95),
        limit: 100,
        unit: 'ms',
      },
      { name: 'the same: the longest', value: Math.max(...alone), limit: Infinity, unit: 'ms' },
    ];
  } finally {
    agent.destroy();
    await portal.stop();
  }
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** An upload of so many bytes, or for 0 a look at the home screen. @returns the status, or how the connection broke. */
function call(
  agent: Agent,
  url: string,
  { token, bytes }: { token: string; bytes: number },
): Promise<number | string> {
  const entry = bytes === 0 ? endpoints.home : endpoints.new_folder;
  const headers = {
    'X-Api-Key': WEB_API_KEY,
    'X-Api-Version': API_VERSION,
    Authorization: `Bearer ${token}`,
    ...(bytes > 0 && { 'Content-Type': 'application/json', 'Content-Length': String(bytes) }),
  };
  return new Promise((resolve) => {
    const sent = request(new URL(`${API_PREFIX}${entry.path}`, url), {
      method: entry.method,
      headers,
      agent,
    });
    sent.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', (error) => resolve(error.message));
    });
    sent.once('error', (error) => resolve(error.message));
    sent.end(bytes === 0 ? undefined : Buffer.alloc(bytes, 'x'));
  });
}
