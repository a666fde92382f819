/** Cleans one HTML. */
import { z } from 'zod';
import { openWorkerPort } from '../../platform/workers/open-worker-port.ts';
import { cleanAndCheckHtml } from './clean-and-check-html.ts';

const port = await openWorkerPort();
port.post(cleanAndCheckHtml(z.string().parse(port.data)));
