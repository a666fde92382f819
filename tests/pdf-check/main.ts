/**
 * `VERAPDF=<command> npm run pdf-check [-- <part of a name>]`: asks an independent validator whether the PDFs of the starters, and of a
 * report with every kind of item, keep to the norms that they claim, with each combination of options.
 */
import { checkReports } from './check-reports.ts';
import { validatorProblem } from './validate-pdf.ts';

const command = process.env.VERAPDF ?? '';
const problem = validatorProblem(command);
if (problem === undefined) process.exitCode = (await checkReports(command, process.argv[2] ?? '')) ? 0 : 1;
else {
  process.stderr.write(`Nothing was checked. ${problem}\n`);
  process.exitCode = 2;
}
