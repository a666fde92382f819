/** Writes the files for SUA outside of the main thread: a payroll of thousands takes seconds. */
import { parentPort, workerData } from 'node:worker_threads';
import { suaFiles } from '@lienzo/schema/imss/sua/sua-files';
import type { SuaFacts } from '../repositories/sua-people.ts';
import { type SuaDays, suaInputOf } from './sua-input-of.ts';

const { people, days }: { people: readonly SuaFacts[]; days: SuaDays } = workerData;
parentPort?.postMessage(suaFiles(suaInputOf(people, days)));
