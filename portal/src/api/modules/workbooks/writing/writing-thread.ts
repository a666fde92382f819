/** The worker thread that writes one workbook. */
import { parentPort, workerData } from 'node:worker_threads';
import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import { z } from 'zod';
import { buildWorkbook } from './build-workbook.ts';

const given: unknown =
  workerData instanceof Uint8Array ? JSON.parse(new TextDecoder().decode(workerData)) : workerData;
const book = z.custom<LayoutBook>((value) => typeof value === 'object' && value !== null).parse(given);
parentPort?.postMessage(await buildWorkbook(book));
