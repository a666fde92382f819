/** The worker thread that writes one workbook. */
import { parentPort, workerData } from 'node:worker_threads';
import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import { z } from 'zod';
import { buildWorkbook } from './build-workbook.ts';

const book = z.custom<LayoutBook>((value) => typeof value === 'object' && value !== null).parse(workerData);
parentPort?.postMessage(await buildWorkbook(book));
