/** Calculates a variability outside of the main thread, and writes what is stored of it: ten thousand people take seconds. */

import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import type { VariabilityTask, VariabilityWritten } from './calculate-variability.ts';
import { storedRow } from './stored-row.ts';
import { variabilityBook } from './variability-book.ts';
import { variabilityOfPeople } from './variability-people.ts';
import { writeMovements } from './write-movements.ts';

/** Rows of one text. */
const CHUNK = 2000;

const port = await openWorkerPort<VariabilityTask>();
const { people, inputs, scope, dias } = port.data;
const worked = variabilityOfPeople(people, inputs).filter(
  ({ days }) => days.earned + days.absences + days.disabilities > 0,
);
const { bytes: movements, leftOut, people: calculated } = writeMovements(scope.register, worked);
const rows: string[] = [];
for (let from = 0; from < calculated.length; from += CHUNK)
  rows.push(
    JSON.stringify(calculated.slice(from, from + CHUNK).map((one) => storedRow(one, inputs.bimester))),
  );
const book = variabilityBook(scope, { bimester: inputs.bimester, dias }, calculated);
const written: VariabilityWritten = {
  rows,
  people: calculated.length,
  changed: calculated.filter(({ result }) => result?.is_changed === true).length,
  wrong: calculated.filter(({ result, findings }) => result === null && findings.length > 0).length,
  leftOut,
  movements,
  book: new TextEncoder().encode(JSON.stringify(book)),
};
port.post(written);
