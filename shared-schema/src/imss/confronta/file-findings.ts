/** What is said about the files of a comparison: a number of findings is kept, the others are counted. */
import { z } from 'zod';
import { type ImssFinding, imssFinding } from '../finding/imss-finding.ts';

export const fileFinding = imssFinding.extend({ file: z.string(), sheet: z.string().nullable() });
export type FileFinding = z.infer<typeof fileFinding>;

/** Findings that are kept. */
export const MAX_FINDINGS = 1000;

export class FileFindings {
  readonly kept: FileFinding[] = [];
  leftOut = 0;
  /** NSS of lines that could not be read: nothing is said of these people. */
  readonly unread = new Set<string>();

  add(findings: readonly ImssFinding[], file: string, sheet: string | null = null): void {
    for (const finding of findings) {
      if (finding.severity === 'error' && finding.nss !== null) this.unread.add(finding.nss);
      if (this.kept.length < MAX_FINDINGS) this.kept.push({ ...finding, file, sheet });
      else this.leftOut += 1;
    }
  }
}
