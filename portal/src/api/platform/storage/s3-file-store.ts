import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { CALL_LIMITS, type CallLimits } from '../call-limits.ts';
import { moving, watchProgress } from '../watch-progress.ts';
import type { FileStore, StorageProblem, StoredBlob } from './file-store.ts';
import { removeAbortedSpools, spool } from './spool.ts';
import { StorageError } from './storage-error.ts';

export type S3Settings = {
  /** URL of the service. */
  url: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Path-style addressing: `http://host/bucket/key` instead of `http://bucket.host/key`. */
  pathStyle: boolean;
  /** Absolute path of a local directory where files are spooled until their size and hash are known. */
  spoolDirectory: string;
  /** How long the service is waited for. */
  limits?: CallLimits;
};

const SHA256 = /^[0-9a-f]{64}$/;
const PREFIX = 'blobs/';
/** Of sending a file, whose stream the SDK does not repeat. */
const ATTEMPTS = 3;
const READ_ATTEMPTS = 2;
/** Connections at once: a slow download keeps one, and no other call may wait for it. */
const SOCKETS = 1_000;

/**
 * A store in a bucket, each blob an object under its hash. A file is spooled first, so that it is sent in one request
 * with its length and SHA-256, which the service verifies: an object is complete or absent.
 */
export function s3FileStore(settings: S3Settings): FileStore & { close(): void } {
  const { bucket: Bucket, spoolDirectory, limits = CALL_LIMITS.bucket } = settings;
  const client = new S3Client({
    endpoint: settings.url,
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // A read that times out is repeated once.
    maxAttempts: READ_ATTEMPTS,
    requestHandler: {
      connectionTimeout: limits.connect,
      // Until the head of the answer. No limit on the socket: it is silent too while whoever downloads is slow.
      requestTimeout: limits.silence,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
    // Errors are thrown to the caller; the SDK should not print them as well.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    // Not every S3-compatible service supports the newer trailing checksums; SHA-256 is sent and compared explicitly.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const named = (sha256: string) => ({ Bucket, Key: `${PREFIX}${sha256}` });
  // Of a call with its answer, all attempts together.
  const whole = READ_ATTEMPTS * (limits.connect + limits.silence);
  const inTime = () => ({ abortSignal: AbortSignal.timeout(whole) });
  return {
    problem: () => client.send(new HeadBucketCommand({ Bucket }), inTime()).then(() => null, problemOf),
    put: (content, { limit } = {}) =>
      spool(content, { directory: spoolDirectory, limit, durable: false }, async (file, blob) => {
        await again(() => sendFile(client, named(blob.sha256), { file, blob, silence: limits.silence }));
        return blob;
      }),
    async open(sha256, range) {
      if (!SHA256.test(sha256)) return null;
      const Range = range && `bytes=${range.start}-${range.end}`;
      // Only of the head: the body is watched while it is read.
      using watch = watchProgress(whole, notInTime);
      const request = new GetObjectCommand({ ...named(sha256), ...(Range === undefined ? {} : { Range }) });
      const match = await client.send(request, { abortSignal: watch.signal }).catch(missing);
      return match === null ? null : webStream(match.Body?.transformToWebStream(), limits.silence);
    },
    async stat(sha256) {
      if (!SHA256.test(sha256)) return null;
      const existing = await client.send(new HeadObjectCommand(named(sha256)), inTime()).catch(missing);
      return existing === null
        ? null
        : { size: existing.ContentLength ?? 0, storedAt: existing.LastModified ?? new Date(0) };
    },
    async remove(sha256) {
      if (SHA256.test(sha256))
        await client.send(new DeleteObjectCommand(named(sha256)), inTime()).catch(missing);
    },
    list: () => listObjects(client, Bucket, inTime),
    removeAborted: (before) => removeAbortedSpools(spoolDirectory, before),
    close: () => client.destroy(),
  };
}

async function* listObjects(
  client: S3Client,
  Bucket: string,
  inTime: () => { abortSignal: AbortSignal },
): ReturnType<FileStore['list']> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client
      .send(
        new ListObjectsV2Command({
          Bucket,
          Prefix: PREFIX,
          ...(ContinuationToken === undefined ? {} : { ContinuationToken }),
        }),
        inTime(),
      )
      .catch(unavailable);
    for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
      const sha256 = Key.slice(PREFIX.length);
      if (SHA256.test(sha256)) yield { sha256, size: Size, storedAt: LastModified ?? new Date() };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

const quiet = (): void => undefined;

type SentFile = { file: string; blob: StoredBlob; silence: number };

/** However long a large file takes: the watch ends a transfer that stops. */
async function sendFile(
  client: S3Client,
  scope: { Bucket: string; Key: string },
  { file, blob, silence }: SentFile,
): Promise<void> {
  using watch = watchProgress(silence, notInTime);
  const request = new PutObjectCommand({
    ...scope,
    Body: Readable.from(moving(createReadStream(file), watch), { objectMode: false }),
    ContentLength: blob.size,
    ChecksumSHA256: Buffer.from(blob.sha256, 'hex').toString('base64'),
  });
  try {
    await client.send(request, { abortSignal: watch.signal, requestTimeout: 0 });
  } catch (error) {
    throw watch.signal.aborted ? watch.signal.reason : error;
  }
}

/** The SDK does not retry requests with a stream body; the spooled file can be sent again from its beginning. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const refused =
        error instanceof S3ServiceException &&
        (isFull(error) || (error.$metadata.httpStatusCode ?? 500) < 500);
      if (refused || isTimeout(error) || attempt === ATTEMPTS) unavailable(error);
    }
  }
}

const notInTime = (): Error =>
  Object.assign(new Error('the file store does not answer'), { name: 'TimeoutError' });

/** A service that did not answer in time is not asked again: whoever waits would wait as long once more. */
const isTimeout = (error: unknown): boolean =>
  // The SDK gives lost connections the same name, but leaves them the system's code.
  error instanceof Error && error.name === 'TimeoutError' && !('code' in error);

function missing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  return unavailable(error);
}

function unavailable(cause: unknown): never {
  throw new StorageError(isFull(cause) ? 'full' : 'unavailable', { cause });
}

/** What services say of a bucket or disk without room: MinIO, Ceph, and those that follow WebDAV. */
const FULL = new Set(['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'QuotaExceeded', 'StorageFull']);
const isFull = (error: unknown): boolean =>
  error instanceof S3ServiceException && (FULL.has(error.name) || error.$metadata.httpStatusCode === 507);

/** The answer to a HEAD has no body: its status is all that is known. */
function problemOf(error: unknown): StorageProblem {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return 'no_bucket';
  return status === 401 || status === 403 ? 'rejected_key' : 'unavailable';
}

/**
 * The SDK's stream, typed, and with a StorageError when it breaks, or when the service sends nothing while somebody waits
 * for the next piece.
 */
function webStream(
  source: ReadableStream | undefined,
  silence: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (source === undefined) return unavailable(new Error('an object without a body'));
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = source.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const late = Promise.withResolvers<never>();
        const timer = setTimeout(() => late.reject(notInTime()), silence);
        try {
          const { done, value } = await Promise.race([reader.read(), late.promise]);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          reader.cancel(error).catch(quiet);
          unavailable(error);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
