/** Which initial certificate a subsequent one goes on from. */
import { captureRuleMessages } from '../rule-messages/capture-rule-messages.ts';
import type { CaptureProblem } from './capture-problem.ts';
import type { CaptureCertificate } from './check-disability-rows.ts';

export type InitialCertificate = Pick<
  CaptureCertificate,
  'employee_id' | 'incapacidad' | 'folio' | 'fecha_incapacidad'
>;

type Known = {
  /** Initial certificates of the people beside those of the list. */
  initials: readonly InitialCertificate[];
  /** Folios that are captured, of whatever certificate. */
  taken: ReadonlySet<string>;
  /** Subsequent ones that were captured without an initial one, when that was possible. */
  without: ReadonlySet<string>;
};

type Placed = CaptureCertificate & { at: number };

/**
 * A subsequent certificate names the initial one that was given, or else the latest before it. A folio that is given and
 * captured nowhere is that of an external one.
 */
export function nameInitials<Certificate extends Placed>(
  certificates: readonly Certificate[],
  { initials, taken, without }: Known,
): { problems: CaptureProblem[]; certificates: Certificate[] } {
  const all = [...initials, ...certificates.filter(({ tipo_incapacidad }) => tipo_incapacidad === 'I')];
  const folios = new Set([...taken, ...certificates.map(({ folio }) => folio)]);
  const problems: CaptureProblem[] = [];
  const tell = ({ at }: Placed, message: string): void =>
    void problems.push({ field: `employees.${at}.folio_inicial`, message });
  const named = certificates.map((one): Certificate => {
    if (one.tipo_incapacidad === 'I') return { ...one, folio_inicial: null };
    const before = all.filter((initial) => precedes(initial, one)).toSorted(byStart);
    const folio = one.folio_inicial ?? before.at(-1)?.folio ?? null;
    if (folio === null && !without.has(one.folio)) tell(one, captureRuleMessages.initialRequired);
    else if (folio !== null && folios.has(folio) && !before.some((initial) => initial.folio === folio))
      tell(one, captureRuleMessages.initialUnknown(folio));
    return { ...one, folio_inicial: folio };
  });
  return { problems, certificates: named };
}

const precedes = (initial: InitialCertificate, one: CaptureCertificate): boolean =>
  initial.employee_id === one.employee_id &&
  initial.incapacidad === one.incapacidad &&
  initial.fecha_incapacidad < one.fecha_incapacidad;

const byStart = (one: InitialCertificate, other: InitialCertificate): number =>
  one.fecha_incapacidad < other.fecha_incapacidad ? -1 : 1;
