/** Writes the files for SUA outside of the main thread: a payroll of thousands takes seconds. */
import { parentPort, workerData } from 'node:worker_threads';
import { suaFiles } from '@lienzo/schema/imss/sua/sua-files';
import { suaInputOf } from './sua-input-of.ts';
import type { SuaTask } from './write-sua-files.ts';

const { people, days }: SuaTask = workerData;
parentPort?.postMessage(suaFiles(suaInputOf(people, days)));
