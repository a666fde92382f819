import { handleRequests } from '../../../threads/handle-requests.ts';
import { PdfAssembly } from './assemble-pdf.ts';
import { mergeRequest } from './merge-messages.ts';

const assembly = new PdfAssembly();

handleRequests(async (raw) => {
  const request = mergeRequest.parse(raw);
  if ('load' in request) return { reply: { loaded: assembly.load(request.load) }, transfer: [] };
  if ('mergeTo' in request) {
    await assembly.mergeTo(request.mergeTo, request.order);
    return { reply: { merged: true }, transfer: [] };
  }
  const file = await assembly.merge(request.merge);
  return { reply: { file }, transfer: [file.buffer] };
});
