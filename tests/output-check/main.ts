/**
 * `npm run output-check [-- <part of a name>]`: asks independent validators whether the files that we make keep to their norms: Word and
 * Excel files of every kind Microsoft's Open XML SDK, and, where `VERAPDF` is a command, the PDFs of all reports veraPDF, with each
 * combination of options.
 */
import { createRenderer } from '@lienzo/renderer/app';
import { findBrowser } from '@lienzo/renderer/find-browser';
import { checkOffice } from './check-office.ts';
import { checkPdfs } from './check-pdfs.ts';
import { officeProblem } from './office-faults.ts';
import { validatorProblem } from './validate-pdf.ts';

const [partOfName = ''] = process.argv.slice(2);
const command = process.env.VERAPDF ?? '';
const pdfProblem = validatorProblem(command);
const problems = [
  ...(officeProblem === undefined ? [] : [`Word and Excel were not checked. ${officeProblem}`]),
  ...(pdfProblem === undefined ? [] : [`PDFs were not checked. ${pdfProblem}`]),
];

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const renderer = createRenderer({ browserPath: findBrowser(process.env.LIENZO_CHROME), log });
const faults: string[] = [];
try {
  if (officeProblem === undefined) faults.push(...(await checkOffice(renderer, partOfName)));
  if (pdfProblem === undefined) faults.push(...(await checkPdfs(renderer, command, partOfName)));
} finally {
  await renderer.stop();
}

if (faults.length > 0) process.stdout.write(`\n${faults.join('\n\n')}\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (faults.length > 0) process.exitCode = 1;
else if (problems.length === 2) process.exitCode = 2;
