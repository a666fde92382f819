import { orientation } from '@lienzo/schema/report/report';
import { z } from 'zod';
import { handleRequests } from '../../threads/handle-requests.ts';
import { cleanAndCheckHtml } from '../clean/clean-and-check-html.ts';
import { htmlToDocx } from './html-to-docx.ts';

const job = z.object({ html: z.string(), title: z.string(), orientation, now: z.date() });

handleRequests(async (message) => {
  const control = { signal: new AbortController().signal, progress: () => undefined };
  const { html, ...rest } = job.parse(message);
  const checked = cleanAndCheckHtml(html);
  if ('excess' in checked) return { reply: checked, transfer: [] };
  const file = await htmlToDocx({ ...rest, html: checked.html }, control);
  return { reply: { file }, transfer: [file.buffer] };
});
