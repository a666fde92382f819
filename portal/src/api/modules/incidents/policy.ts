/** Who may change what is captured, and until when (specification 3 §4). Pure. */

import type { Role } from '@lienzo/schema/api/endpoint';
import type { CaptureOverview, HistoryEntry } from '@lienzo/schema/capture/capture-endpoints';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';

type Person = { role: Role };

/** What the rules depend on; `finalised`: of the kind that is saved, or of the three together. */
export type CaptureFacts = {
  finalised: boolean;
  /** The last day of capture; null: none. */
  closingDate: string | null;
  /** By the bureau's clock. */
  today: string;
  /** The first day of the payroll's service, of a period that ends before it; null for every other one. */
  startsLater: string | null;
  /** The last day of the payroll, of a period that begins after it; null for every other one. */
  endedBefore: string | null;
};

/** To open it again takes an authorisation back: `authorizes`: whether an Ejecutivo was given that for the client. */
export type ReopeningFacts = { runAuthorized: boolean; authorizes: boolean };

/** All staff capture, clients do not (specification 3 §1, §6). */
export const canCapture = ({ role }: Person): boolean => role !== 'client';

/** A SuperAdmin captures, but has no folders to put files into (specification 1 §2). */
export const canStoreFiles = ({ role }: Person): boolean => role === 'Admin' || role === 'Ejecutivo';

/** The closing date itself still belongs to the capture. */
export const isLate = ({ closingDate, today }: CaptureFacts): boolean =>
  closingDate !== null && today > closingDate;

/** After the closing date only an administrator captures. */
const canCaptureLate = ({ role }: Person): boolean => role === 'Admin' || role === 'SuperAdmin';

/** Why the capture cannot be changed, as the alert says it; null when it can. */
export function captureNotice(person: Person, facts: CaptureFacts): CaptureOverview['notice'] {
  if (facts.finalised) return { code: 'closed', message: captureRuleMessages.payrollClosed };
  if (facts.startsLater !== null)
    return { code: 'before', message: captureRuleMessages.beforeService(facts.startsLater) };
  if (facts.endedBefore !== null)
    return { code: 'after', message: captureRuleMessages.afterService(facts.endedBefore) };
  if (isLate(facts) && !canCaptureLate(person))
    return { code: 'late', message: captureRuleMessages.closingDate(facts.closingDate ?? '') };
  return null;
}

/** Whether what a change deleted of a person can be given back. */
export const canBeRestored = ({ action, employee, before }: Omit<HistoryEntry, 'can'>): boolean =>
  action === 'delete' && employee !== null && before.length > 0;

/** Whoever captures reopens, but what takes an authorisation back is for those who may give it (PAYROLL §7). */
export const mayReopen = (person: Person, { runAuthorized, authorizes }: ReopeningFacts): boolean =>
  canCapture(person) && (!runAuthorized || authorizes || person.role !== 'Ejecutivo');

/** @param facts of the three kinds together. */
export function captureAbilities(
  person: Person,
  facts: CaptureFacts & ReopeningFacts,
): CaptureOverview['can'] {
  const writes = canCapture(person);
  const save = writes && captureNotice(person, facts) === null;
  return {
    save,
    late: save && isLate(facts),
    close: writes && !facts.finalised && facts.startsLater === null && facts.endedBefore === null,
    reopen: facts.finalised && mayReopen(person, facts),
    delete: save,
  };
}
