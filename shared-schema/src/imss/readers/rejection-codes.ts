/** What a code of the IMSS means and what to do: a table that a bureau edits, for no public list exists. */

export type RejectionCode = { code: string; explanation: string; fix: string };

/**
 * A rejection in plain words; for a code that the table lacks the IMSS's own message stands.
 * @returns null when neither says anything.
 */
export function explainRejection(
  { code, message }: { code: string | null; message: string | null },
  table: readonly RejectionCode[],
): { explanation: string; fix: string | null } | null {
  const key = normalizedCode(code ?? '');
  const entry = key === '' ? undefined : table.find((one) => normalizedCode(one.code) === key);
  if (entry !== undefined) return { explanation: entry.explanation, fix: entry.fix };
  return message === null ? null : { explanation: message, fix: null };
}

/** `007`, `7` and ` 7` are one code. */
export const normalizedCode = (code: string): string =>
  code
    .trim()
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
