/** Merges prints: one request after the other. */
import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import { PdfAssembly } from './assemble-pdf.ts';
import { mergeRequest } from './merge-messages.ts';

const port = await openWorkerPort();
const assembly = new PdfAssembly();

async function answer(message: unknown): Promise<unknown> {
  const request = mergeRequest.parse(message);
  if ('load' in request) return { loaded: assembly.load(request.load) };
  if ('merge' in request) return { file: await assembly.merge(request.merge) };
  await assembly.mergeTo(request.mergeTo, request.order);
  return { merged: true };
}

let last: Promise<void> = Promise.resolve();
port.onMessage((message) => {
  last = last.then(async () => port.post(await answer(message)));
});
