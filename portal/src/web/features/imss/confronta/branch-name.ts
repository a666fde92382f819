import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { imssReaderMessages } from '@lienzo/schema/rule-messages/imss-reader-messages';

/** A quota, or the days that a branch counts. */
export function branchName(branch: string): string {
  const days: Readonly<Record<string, string>> = confrontaMessages.differences.branches;
  return imssReaderMessages.branches[branch] ?? days[branch] ?? branch;
}
