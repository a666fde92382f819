import { handleRequests } from '../threads/handle-requests.ts';
import { splitRequest } from './split-messages.ts';
import { PartsPrint } from './split-print.ts';

let print: PartsPrint | undefined;

handleRequests(async (raw) => {
  const request = splitRequest.parse(raw);
  if ('load' in request) {
    print = new PartsPrint(request.load, request.count);
    return { reply: { pages: print.pages }, transfer: [] };
  }
  if (print === undefined) throw new Error('there is no print to split');
  const files = print.documents(request);
  print = undefined;
  return { reply: { files }, transfer: buffersOf(files) };
});

/** Small documents share a pool with others and are copied. */
function buffersOf(files: readonly Uint8Array[]): ArrayBuffer[] {
  return files.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}
