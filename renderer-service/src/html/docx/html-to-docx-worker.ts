import { orientation } from '@lienzo/schema/report/report';
import { z } from 'zod';
import { handleRequests } from '../../workers/handle-requests.ts';
import { cleanAndCheckHtml } from '../clean/clean-and-check-html.ts';
import { htmlToDocx } from './html-to-docx.ts';

const job = z.object({ html: z.string(), title: z.string(), orientation, now: z.date() });

await handleRequests(async (message) => {
  const control = { signal: new AbortController().signal, progress: () => undefined };
  const { html, ...rest } = job.parse(message);
  const checked = cleanAndCheckHtml(html);
  if ('excess' in checked) return checked;
  const file = await htmlToDocx({ ...rest, html: checked.html }, control);
  return { file };
});
