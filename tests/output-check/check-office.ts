import { officeFaults } from './office-faults.ts';
import { officeFiles, type Renderer } from './office-files.ts';

const VERSIONS = ['Office2019', 'Microsoft365'] as const;
const WIDTH = 34;

/**
 * Prints a table of Word documents and Excel workbooks with the validator's answers for each version of Office.
 * @returns what is wrong with those that do not pass.
 */
export async function checkOffice(renderer: Renderer, partOfName: string): Promise<string[]> {
  const matches: string[] = [];
  for (const { name, format, make } of officeFiles().filter((file) => file.name.includes(partOfName))) {
    const file = await make(renderer);
    const answers = await Promise.all(VERSIONS.map((version) => officeFaults(file, format, version)));
    const cells = answers.map(({ length }, at) => `${VERSIONS[at]} ${length === 0 ? 'PASS' : 'FAIL'}`);
    process.stdout.write(`${`${name}.${format}`.padEnd(WIDTH)}${cells.join('  ')}\n`);
    const faults = new Set(answers.flat());
    if (faults.size > 0) matches.push([`${name}.${format}`, ...faults].join('\n'));
  }
  return matches;
}
