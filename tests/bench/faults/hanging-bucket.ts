/**
 * A bucket that accepts and does not answer for 40 s, while two organizations send files, read files and ask for files of
 * reports: how long a call stays open, and when what waited is done.
 */
import { createHash, randomBytes } from 'node:crypto';
import { startS3Server } from '@lienzo/portal/api/s3-server';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { startHoldingProxy } from '../../network/holding-proxy.ts';
import type { Figure } from '../figures.ts';
import { percentile } from '../portal/percentile.ts';
import { type Administrator, startTwoOrganizations } from './two-organizations.ts';

const BUCKET = 'lienzo';
const KEY = 'llave';
/** Seconds. */
const HANG = 40;
const MAX_CALL = 30;
const UNTIL_DONE = 60;
/** Calls of each kind that an organization has open at once. */
const WORKERS = 3;
const FILE_BYTES = 300_000;
/** Milliseconds between two looks. */
const LOOK = 250;

/** What was asked of the portal, and what of it was acknowledged. */
type Reported = {
  /** Seconds of each call, whatever came of it. */
  files: number[];
  /** The same of calls that need no file. */
  others: number[];
  stored: { client: Administrator; id: string; sha256: string }[];
  renders: { client: Administrator; id: string }[];
};

export async function hangingBucket(data: string): Promise<Figure[]> {
  const bucket = await startS3Server(BUCKET, KEY);
  const proxy = await startHoldingProxy({ host: '127.0.0.1', port: Number(new URL(bucket.url).port) });
  const { portal, admin, neighbour } = await startTwoOrganizations(data, {
    S3_URL: `http://127.0.0.1:${proxy.port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY: KEY,
    S3_SECRET_KEY: 'secreto',
  });
  try {
    const reported: Reported = { files: [], others: [], stored: [], renders: [] };
    // Something to read, and a first file of a report, which opens the browser.
    for (const client of [admin, neighbour]) {
      await sendFile(client, reported);
      await askForFile(client, reported);
    }
    await allDone(reported);
    let isOver = false;
    const loops = [admin, neighbour].flatMap((client) => [
      ...[sendFile, readFile, askForFile].flatMap((work) =>
        Array.from({ length: WORKERS }, () =>
          again(
            () => isOver,
            reported.files,
            () => work(client, reported),
          ),
        ),
      ),
      again(
        () => isOver,
        reported.others,
        () => openFolder(client),
      ),
    ]);
    await pause(2_000);
    proxy.hold();
    await pause(HANG * 1_000);
    proxy.release();
    const back = performance.now();
    isOver = true;
    await Promise.all(loops);
    const failed = await allDone(reported);
    const done = (performance.now() - back) / 1_000;
    const lost = await countMissing(reported);
    console.log(
      `${reported.files.length} calls with files, ${reported.stored.length} files and ${reported.renders.length} reports acknowledged`,
    );
    return [
      {
        name: 'A bucket that hangs for 40 s: longest call',
        value: Math.max(...reported.files),
        limit: MAX_CALL,
        unit: 's',
      },
      { name: 'the same: all queued work done after it is back', value: done, limit: UNTIL_DONE, unit: 's' },
      {
        name: 'the same: acknowledged and lost, failed files of reports',
        value: lost + failed,
        limit: 0,
        unit: 'items',
      },
      {
        name: 'the same: calls without files, p95',
        value: percentile(reported.others, 95),
        limit: Infinity,
        unit: 's',
      },
      {
        name: 'the same: calls without files, longest',
        value: Math.max(...reported.others),
        limit: MAX_CALL,
        unit: 's',
      },
    ];
  } finally {
    await portal.stop();
    await proxy.close();
    await bucket.stop();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Works without a break until told to stop; a refusal is an answer. */
async function again(isOver: () => boolean, seconds: number[], work: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    const begun = performance.now();
    await work().catch(() => undefined);
    seconds.push((performance.now() - begun) / 1_000);
    await pause(LOOK);
  }
}

async function sendFile(client: Administrator, notified: Reported): Promise<void> {
  const content = randomBytes(FILE_BYTES);
  const { id } = await client.upload(endpoints.upload_file, {
    query: { folder_id: client.rootFolderId },
    file: new File([content], `${randomBytes(6).toString('hex')}.bin`),
  });
  notified.stored.push({ client, id, sha256: createHash('sha256').update(content).digest('hex') });
}

async function readFile(client: Administrator, { stored }: Reported): Promise<void> {
  const file = stored.find((one) => one.client === client);
  const answer = await client.send(endpoints.get_file, { query: { file_id: file?.id ?? '' } });
  await answer.arrayBuffer();
}

async function askForFile(client: Administrator, { renders }: Reported): Promise<void> {
  const body = { reporte: letter(randomBytes(6).toString('hex')), format: 'pdf' as const };
  const { result } = await client.call(endpoints.create_render, { body });
  renders.push({ client, id: result.id });
}

async function openFolder(client: Administrator): Promise<void> {
  const answer = await client.send(endpoints.browse, { query: { folder_id: client.rootFolderId } });
  await answer.arrayBuffer();
}

/** Of one page, another one each time. */
function letter(nombre: string): ReportDocument {
  const text = { ...newItem('texto'), valor: plainRichText(nombre) };
  return { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [text] }] };
}

/** Waits until every file of a report has been made or has failed. @returns how many failed. */
async function allDone({ renders }: Reported): Promise<number> {
  let failed = 0;
  for (const { client, id } of renders) {
    let { result } = await client.call(endpoints.get_render, { query: { id } });
    while (result.state === 'queued' || result.state === 'running') {
      await pause(LOOK);
      ({ result } = await client.call(endpoints.get_render, { query: { id } }));
    }
    if (result.state !== 'done') failed += 1;
  }
  return failed;
}

/** Stored files that are not there, or are not what was sent. */
async function countMissing({ stored }: Reported): Promise<number> {
  let missing = 0;
  for (const { client, id, sha256 } of stored) {
    const answer = await client.send(endpoints.get_file, { query: { file_id: id } });
    const content = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || createHash('sha256').update(content).digest('hex') !== sha256) missing += 1;
  }
  return missing;
}
