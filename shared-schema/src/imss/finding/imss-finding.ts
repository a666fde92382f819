/** What is found about a person or a line of a file exchanged with the IMSS: one shape for writers, readers and rules. */
import { z } from 'zod';
import { SEVERITIES } from '../../workbooks/workbook-finding.ts';

export const imssFinding = z.object({
  /** Stable, for programs; the sentence is for people. */
  code: z.string(),
  /** error: the person or line is left out; warning: it is taken as said; info: nothing has to be done. */
  severity: z.enum(SEVERITIES),
  /** Of a file that was read, from 1; null: it is about no line. */
  line: z.int().nullable(),
  nss: z.string().nullable(),
  /** The number of personnel. */
  person_number: z.string().nullable(),
  name: z.string().nullable(),
  /** As people call it. */
  field: z.string().nullable(),
  /** Cut to a readable length. */
  value: z.string().nullable(),
  /** What is wrong. */
  message: z.string(),
  /** What to do. */
  fix: z.string(),
});
export type ImssFinding = z.infer<typeof imssFinding>;

/** Who a finding is about. */
export type FindingPerson = { nss: string | null; person_number: string | null; name: string | null };

/** Letters of a value that are shown. */
const MAX_VALUE = 60;

type FindingContent = Pick<ImssFinding, 'code' | 'severity' | 'message' | 'fix'> &
  Partial<Pick<ImssFinding, 'line' | 'field' | 'value'>>;

/** A finding about a person, or about the whole file without one. */
export function findingOf(person: FindingPerson | null, content: FindingContent): ImssFinding {
  const { code, severity, message, fix, line = null, field = null, value = null } = content;
  return {
    code,
    severity,
    line,
    nss: person?.nss ?? null,
    person_number: person?.person_number ?? null,
    name: person?.name ?? null,
    field,
    value: value === null || value.length <= MAX_VALUE ? value : `${value.slice(0, MAX_VALUE)}…`,
    message,
    fix,
  };
}
