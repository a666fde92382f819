/**
 * `npm run payroll-check [-- <people> <seed>]`: random people of a fortnight are paid twice, by the product's calculation and
 * by live formulas of a workbook that LibreOffice calculates, and compared to the cent. Both share only the published
 * figures and what a person is given.
 */
import { seededRandom } from '@lienzo/schema/formula/testing/random-formula';
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import { recalculateWorkbook } from '@lienzo/tests/files/recalculate-workbook';
import { differencesOf } from './compare-lines.ts';
import { engineInput } from './engine-input.ts';
import { engineLines } from './engine-lines.ts';
import { calculatedLines, payrollWorkbook } from './payroll-workbook.ts';
import { randomPerson } from './random-person.ts';

const DEFAULT_PEOPLE = 500;
const DEFAULT_SEED = 1;
const FIRST_ID = 10_001;

const count = Number(process.argv[2] ?? DEFAULT_PEOPLE);
const seed = Number(process.argv[3] ?? DEFAULT_SEED);
const started = performance.now();
const random = seededRandom(seed);
const people = Array.from({ length: count }, (_none, at) => randomPerson(String(FIRST_ID + at), random));
const worksheet = calculatedLines(await recalculateWorkbook(payrollWorkbook(people)));
let lines = 0;
let differing = 0;
for (const person of people) {
  const engine = engineLines(calculate(engineInput(person)));
  const differences = differencesOf(engine, worksheet.get(person.id));
  // What the person was given, so that a difference can be looked at without another run.
  if (differences.length > 0) process.stdout.write(`${JSON.stringify(person)}\n`);
  for (const { line, ...amounts } of differences)
    process.stdout.write(`  ${line}: ${amounts.engine}, in LibreOffice ${amounts.worksheet}\n`);
  lines += Object.keys(engine).length;
  differing += differences.length;
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  `${count} people, seed ${seed}: ${differing} of ${lines} amounts differ in LibreOffice; ${seconds} s\n`,
);
if (differing > 0 || lines === 0) process.exitCode = 1;
