/** Writes the files for SUA outside of the main thread: a payroll of thousands takes seconds. */
import { suaFiles } from '@lienzo/schema/imss/sua/sua-files';
import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import { suaInputOf } from './sua-input-of.ts';
import type { SuaTask } from './write-sua-files.ts';

const port = await openWorkerPort<SuaTask>();
const { people, days } = port.data;
port.post(suaFiles(suaInputOf(people, days)));
