import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX, API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import type { Figure } from '../figures.ts';
import { peakMegabytes, serverMegabytes } from '../render/tree-memory.ts';
import { countLost, nothingYet, workUntil } from './acknowledged-work.ts';
import { startTwoOrganizations } from './two-organizations.ts';
import { neighbourFigures, watchNeighbour } from './watch-neighbour.ts';

const CUT = 60;
const SLOW = 40;
const LENGTH = 4_000_000;

/** Uploads that break off at any byte and uploads that come drop by drop, beside honest ones. @param data empty. */
export async function brokenUploads(data: string): Promise<Figure[]> {
  const { portal, admin, neighbour } = await startTwoOrganizations(data);
  const done = nothingYet();
  let stopped = false;
  const before = await serverMegabytes(portal.pid);
  const { result: watched, peak } = await peakMegabytes(
    portal.pid,
    () =>
      watchNeighbour(
        () => neighbour,
        async () => {
          const honest = workUntil(
            () => stopped,
            () => admin,
            done,
          );
          const hurting = [
            ...Array.from({ length: CUT }, (_, n) => cutUpload(portal.url, admin, n)),
            ...Array.from({ length: SLOW }, () => slowUpload(portal.url, admin)),
          ];
          await Promise.all(hurting);
          stopped = true;
          await honest;
        },
      ),
    serverMegabytes,
  );
  const lost = await countLost(admin, done);
  await portal.stop();
  console.log(
    `${CUT} uploads cut, ${SLOW} slow ones: ${done.files.length} honest files acknowledged, ${done.refused} refused, ` +
      `${done.broken} broken off`,
  );
  return [
    { name: 'Cut and slow uploads: acknowledged and lost', value: lost, limit: 0, unit: 'items' },
    { name: 'the same: honest uploads broken off', value: done.broken, limit: 0, unit: 'items' },
    ...neighbourFigures(watched),
    { name: "the same: what the portal's memory grew by", value: peak - before, limit: 400, unit: 'MB' },
  ];
}

type Sender = { rootFolderId: string; token: string };

/** A connection on which the head of an upload was sent. */
async function beginUpload(url: string, { rootFolderId, token }: Sender) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(
    [
      `POST ${API_PREFIX}${endpoints.upload_file.path}?folder_id=${rootFolderId} HTTP/1.1`,
      'Host: x',
      `X-Api-Key: ${WEB_API_KEY}`,
      `X-Api-Version: ${API_VERSION}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${LENGTH}`,
      '',
      `--x\r\nContent-Disposition: form-data; name="file"; filename="${randomBytes(6).toString('hex')}.bin"\r\n\r\n`,
    ].join('\r\n'),
  );
  return socket;
}

async function cutUpload(url: string, sender: Sender, number: number): Promise<void> {
  const socket = await beginUpload(url, sender);
  socket.write(randomBytes(1 + Math.floor((number / CUT) * 3_000_000)));
  await pause(number * 20);
  socket.destroy();
}

async function slowUpload(url: string, sender: Sender): Promise<void> {
  const socket = await beginUpload(url, sender);
  // The length at which pieces are written at once, a pause, and then drop by drop.
  socket.write(randomBytes(256 * 1024));
  for (let drop = 0; drop < 100; drop += 1) {
    await pause(100);
    socket.write(randomBytes(1448));
  }
  socket.destroy();
}
