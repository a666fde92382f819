import { orientation } from '@lienzo/schema/report/report';
import { z } from 'zod';
import { answerThread } from '../threads/answer-thread.ts';
import { htmlToDocx } from './html-to-docx.ts';

const job = z.object({ html: z.string(), title: z.string(), orientation, now: z.date() });

answerThread(async (message) => {
  const control = { signal: new AbortController().signal, progress: () => undefined };
  const file = await htmlToDocx(job.parse(message), control);
  return { reply: file, transfer: [file.buffer] };
});
