/**
 * The peer of uploads and downloads: Node's http server that pipes a body to a file, which it synchronises as the
 * portal does, and a file to an answer. It parses nothing, hashes nothing, asks no database and knows nobody.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const [directory = '.'] = process.argv.slice(2);
const server = createServer((request, response) => {
  const file = path.join(directory, path.basename(request.url ?? ''));
  const work =
    request.method === 'PUT'
      ? pipeline(request, createWriteStream(file, { flush: true })).then(() => response.end())
      : pipeline(createReadStream(file), response);
  work.catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.stdout.write(`${address.port}\n`);
});
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
