import { handleRequests } from '../../../workers/handle-requests.ts';
import { PdfAssembly } from './assemble-pdf.ts';
import { mergeRequest } from './merge-messages.ts';

const assembly = new PdfAssembly();

await handleRequests(async (raw) => {
  const request = mergeRequest.parse(raw);
  if ('load' in request) return { loaded: assembly.load(request.load) };
  if ('mergeTo' in request) {
    await assembly.mergeTo(request.mergeTo, request.order);
    return { merged: true };
  }
  const file = await assembly.merge(request.merge);
  return { file };
});
