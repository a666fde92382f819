/**
 * A small S3 service for tests, because no maintained one is available from npm or Debian: PUT, GET with a range, HEAD,
 * DELETE and ListObjectsV2 of one bucket, path-style. It verifies the declared length and SHA-256 of a request, as real
 * services do; of the signature only the access key.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const PAGE = 3;

type StoredObject = { bytes: Buffer; modified: Date };

export type S3TestServer = {
  url: string;
  /** By key. */
  objects: Map<string, StoredObject>;
  /** Whose requests are answered; a key may be added or taken away. */
  accessKeys: Set<string>;
  /** Number of requests received. */
  requests(): number;
  /** Fails the n-th request from now on (1 the next), and `times - 1` after it: with 500, by hanging up, or as full. */
  failAt(n: number, times?: number, how?: 'status' | 'hang_up' | 'full'): void;
  stop(): Promise<void>;
};

export async function startS3Server(bucket: string, accessKey: string): Promise<S3TestServer> {
  const objects = new Map<string, StoredObject>();
  const accessKeys = new Set([accessKey]);
  let count = 0;
  let fault = { from: 0, to: 0, how: 'status' };
  const server = createServer((request, response) => {
    count += 1;
    const failing = count >= fault.from && count < fault.to;
    if (failing && fault.how === 'hang_up') request.socket.destroy();
    else if (failing && fault.how === 'full') answer(response, 507, errorBody('XMinioStorageFull'));
    else if (failing) answer(response, 500, errorBody('InternalError'));
    else
      handle(request, response, { bucket, accessKeys, objects }).catch((error: unknown) =>
        answer(response, 400, errorBody(error instanceof Error ? error.message : 'BadRequest')),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    objects,
    accessKeys,
    requests: () => count,
    failAt: (n, times = 1, how = 'status') => {
      fault = { from: count + n, to: count + n + times, how };
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Service = { bucket: string; accessKeys: ReadonlySet<string>; objects: Map<string, StoredObject> };

async function handle(request: IncomingMessage, response: ServerResponse, service: Service): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://s3');
  const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const [, accessKey = ''] = /Credential=([^/]+)\//.exec(request.headers.authorization ?? '') ?? [];
  if (!service.accessKeys.has(accessKey)) return answer(response, 403, errorBody('InvalidAccessKeyId'));
  if (bucket !== service.bucket) return answer(response, 404, errorBody('NoSuchBucket'));
  switch (request.method) {
    case 'PUT':
      service.objects.set(key, { bytes: await receive(request), modified: new Date() });
      return answer(response, 200);
    case 'DELETE':
      service.objects.delete(key);
      return answer(response, 204);
    case 'HEAD':
    case 'GET':
      return key === ''
        ? answer(response, 200, listing(service.objects, url.searchParams))
        : present(response, service.objects.get(key), request.headers.range);
    default:
      return answer(response, 405, errorBody('MethodNotAllowed'));
  }
}

async function receive(request: IncomingMessage): Promise<Buffer> {
  const bytes = await buffer(request);
  const { 'content-length': length, 'x-amz-checksum-sha256': checksum } = request.headers;
  if (length === undefined || bytes.length !== Number(length)) throw new Error('IncompleteBody');
  if (request.headers['content-encoding']?.includes('aws-chunked')) throw new Error('NotImplemented');
  const match = createHash('sha256').update(bytes).digest('base64');
  if (checksum !== undefined && checksum !== match) throw new Error('BadDigest');
  return bytes;
}

function present(
  response: ServerResponse,
  object: StoredObject | undefined,
  range: string | undefined,
): void {
  if (object === undefined) {
    answer(response, 404, errorBody('NoSuchKey'));
    return;
  }
  const existing = /^bytes=(\d+)-(\d+)$/.exec(range ?? '');
  const start = Number(existing?.[1] ?? 0);
  const part = object.bytes.subarray(start, Number(existing?.[2] ?? object.bytes.length - 1) + 1);
  if (existing !== null && part.length === 0) {
    answer(response, 416, errorBody('InvalidRange'));
    return;
  }
  response.writeHead(existing === null ? 200 : 206, {
    'Content-Length': part.length,
    'Last-Modified': object.modified.toUTCString(),
    ...(existing === null
      ? {}
      : { 'Content-Range': `bytes ${start}-${start + part.length - 1}/${object.bytes.length}` }),
  });
  response.end(part);
}

/** Short pages, so that a few objects are enough to test paging. */
function listing(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const more = keys.length > page.length;
  const contents = page.map((key) => {
    const { bytes, modified } = objects.get(key) ?? { bytes: Buffer.alloc(0), modified: new Date() };
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`;
  });
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

const errorBody = (code: string): string =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

function answer(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, {
    'Content-Type': 'application/xml',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
