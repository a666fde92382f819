/** Uploads that are refused before they are read: the answer must reach the client through nginx, whatever their size. */
import { Agent, request as requestByHttp } from 'node:http';
import { request as requestByHttps, Agent as SecureAgent } from 'node:https';
import { API_PREFIX, API_VERSION, type Endpoint, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import type { PortalClient } from '../portal/portal-client.ts';

/** Bytes of the bodies, most of them small as in practice. */
const SIZES = [
  200_000, 200_000, 500_000, 1_000_000, 200_000, 2_000_000, 200_000, 5_000_000, 10_000_000, 20_000_000,
];
const AT_ONCE = 4;
/** The largest file has 18 MB. */
const TOO_LARGE = 19_500_000;

export type Callers = { admin: PortalClient; superAdmin: PortalClient };

type Refusal = { status: number; entry: Endpoint; token: string; least?: number };

export type Outcome = {
  /** Answers other than the intended one, counted. */
  others: Record<string, number>;
  /** Calls of somebody else meanwhile, and those that were not answered with 200. */
  beside: { calls: number; failed: number };
};

/** Sends so many of them, four at a time on connections that are kept, while somebody else asks through the same nginx. */
export async function rejectUploads(url: string, callers: Callers, count: number): Promise<Outcome> {
  const secure = url.startsWith('https');
  const options = { keepAlive: true, maxSockets: AT_ONCE };
  // Nobody signed the certificate of this run.
  const agent = secure ? new SecureAgent({ ...options, rejectUnauthorized: false }) : new Agent(options);
  const others: Record<string, number> = {};
  const beside = { calls: 0, failed: 0 };
  let sent = 0;
  const send = async () => {
    while (sent < count) {
      const number = sent;
      sent += 1;
      const refusal = refusalOf(number, callers);
      const bytes = Math.max(SIZES[Math.floor(number / REFUSALS) % SIZES.length] ?? 0, refusal.least ?? 0);
      const answer = await answerOf(agent, url, refusal, bytes);
      if (answer !== String(refusal.status)) {
        const what = `${answer} instead of ${refusal.status}, ${bytes} bytes`;
        others[what] = (others[what] ?? 0) + 1;
      }
    }
  };
  const ask = async () => {
    while (sent < count) {
      beside.calls += 1;
      const home = { entry: endpoints.home, token: callers.admin.token };
      if ((await answerOf(agent, url, home, 0)) !== '200') beside.failed += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([ask(), ...Array.from({ length: AT_ONCE }, send)]);
  agent.destroy();
  return { others, beside };
}

const REFUSALS = 4;

function refusalOf(number: number, { admin, superAdmin }: Callers): Refusal {
  const upload = endpoints.upload_file;
  switch (number % REFUSALS) {
    case 0:
      return { status: 401, entry: upload, token: `${admin.token}x` };
    case 1:
      return { status: 403, entry: upload, token: superAdmin.token };
    case 2:
      return { status: 413, entry: endpoints.new_folder, token: admin.token };
    default:
      return { status: 413, entry: upload, token: admin.token, least: TOO_LARGE };
  }
}

/** The status, or how the connection broke. */
function answerOf(
  agent: Agent | SecureAgent,
  url: string,
  { entry, token }: Pick<Refusal, 'entry' | 'token'>,
  bytes: number,
): Promise<string> {
  const target = new URL(`${API_PREFIX}${entry.path}`, url);
  if (entry === endpoints.upload_file) target.searchParams.set('folder_id', crypto.randomUUID());
  const isForm = entry === endpoints.upload_file;
  const headers = {
    'X-Api-Key': WEB_API_KEY,
    'X-Api-Version': API_VERSION,
    Authorization: `Bearer ${token}`,
    'Content-Type': isForm ? 'multipart/form-data; boundary=frontera' : 'application/json',
    'Content-Length': String(bytes),
  };
  const start = isForm ? FORM : '';
  return new Promise((resolve) => {
    const options = { method: entry.method, headers, agent };
    const call =
      agent instanceof SecureAgent ? requestByHttps(target, options) : requestByHttp(target, options);
    call.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', (error) => resolve(error.message));
    });
    call.once('error', (error) => resolve(error.message));
    call.end(
      bytes === 0 ? undefined : Buffer.concat([Buffer.from(start), Buffer.alloc(bytes - start.length, 'x')]),
    );
  });
}

/** How a form begins; its end never comes, because it is refused before. */
const FORM =
  '--frontera\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n';
