/** The worker that writes one workbook. */
import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import { z } from 'zod';
import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import { buildWorkbook } from './build-workbook.ts';

const { data, post } = await openWorkerPort();
const given: unknown = data instanceof Uint8Array ? JSON.parse(new TextDecoder().decode(data)) : data;
const book = z.custom<LayoutBook>((value) => typeof value === 'object' && value !== null).parse(given);
post(await buildWorkbook(book));
