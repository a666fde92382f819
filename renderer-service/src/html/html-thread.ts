import { orientation } from '@lienzo/schema/report/report';
import { z } from 'zod';
import { answerThread } from '../threads/answer-thread.ts';
import { cleanHtml } from './clean-html.ts';
import { htmlToDocx } from './html-to-docx.ts';

const job = z.object({ html: z.string(), title: z.string(), orientation, now: z.date() });

answerThread(async (message) => {
  const control = { signal: new AbortController().signal, progress: () => undefined };
  const { html, ...rest } = job.parse(message);
  const file = await htmlToDocx({ ...rest, html: cleanHtml(html) }, control);
  return { reply: file, transfer: [file.buffer] };
});
