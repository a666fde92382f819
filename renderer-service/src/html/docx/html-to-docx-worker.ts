/** Converts one HTML to a Word document. */
import { orientation } from '@lienzo/schema/report/report';
import { z } from 'zod';
import { openWorkerPort } from '../../platform/workers/open-worker-port.ts';
import { cleanAndCheckHtml } from '../clean/clean-and-check-html.ts';
import { htmlToDocx } from './html-to-docx.ts';

const job = z.object({ html: z.string(), title: z.string(), orientation, now: z.date() });

const port = await openWorkerPort();
const { html, ...rest } = job.parse(port.data);
const checked = cleanAndCheckHtml(html);
const control = { signal: new AbortController().signal, progress: () => undefined };
port.post(
  'excess' in checked ? checked : { file: await htmlToDocx({ ...rest, html: checked.html }, control) },
);
