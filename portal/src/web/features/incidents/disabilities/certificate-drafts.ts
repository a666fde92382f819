/** The certificates of one employee: what the person has on the screen, and what of it is sent. */
import type { Certificate, EmployeeCapture } from '@lienzo/schema/capture/capture-endpoints';
import type { DisabilityRow } from '@lienzo/schema/capture/capture-rows';
import {
  type DisabilityDraft,
  type DisabilityProblem,
  disabilityDays,
  disabilityProblems,
  FOLIO,
  overlapping,
  repeatedFolios,
  sentRisk,
  sentSequel,
} from '@lienzo/schema/capture/disability';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';

export type CertificateDraft = Omit<DisabilityDraft, 'archivo' | 'dias_incapacidad'> & {
  /** Tells them apart on the screen. */
  key: string;
  /** As typed. */
  dias: string;
  folio_inicial: string;
  /** Stored as the folio of a certificate that is not captured here. */
  isExternal: boolean;
  /** The stored evidence. */
  stored: { id: string; name: string } | null;
  /** A file that was chosen and is not sent yet. */
  chosen: File | null;
  /** It began in another period, and is changed there. */
  isElsewhere: boolean;
};

export type Concept = DisabilityDraft['incapacidad'];
export const KINDS: readonly Concept[] = [316, 318, 314];

const isKind = (id: number): id is Concept => KINDS.some((kind) => kind === id);

export const draftsOf = (certificates: readonly Certificate[]): CertificateDraft[] =>
  certificates.flatMap((one) =>
    isKind(one.incapacidad)
      ? [
          {
            key: one.folio,
            incapacidad: one.incapacidad,
            tipo_incapacidad: one.tipo_incapacidad,
            tipo_control: one.tipo_control,
            tipo_riesgo: one.tipo_riesgo === 0 ? null : one.tipo_riesgo,
            tipo_secuela: one.tipo_secuela,
            fecha_incapacidad: one.fecha_incapacidad,
            dias: `${one.dias_incapacidad}`,
            folio: one.folio,
            folio_inicial: one.folio_inicial ?? '',
            isExternal: one.inicial_externa,
            stored: one.archivo_id === null ? null : { id: one.archivo_id, name: one.archivo ?? one.folio },
            chosen: null,
            isElsewhere: one.elsewhere,
          },
        ]
      : [],
  );

export const newDraft = (incapacidad: Concept): CertificateDraft => ({
  key: crypto.randomUUID(),
  incapacidad,
  tipo_incapacidad: null,
  tipo_control: null,
  tipo_riesgo: null,
  tipo_secuela: null,
  fecha_incapacidad: null,
  dias: '',
  folio: '',
  folio_inicial: '',
  isExternal: false,
  stored: null,
  chosen: null,
  isElsewhere: false,
});

/** A draft with other values: a type that does not offer the control, or a risk without sequel, clears it. */
export function changeDraft(draft: CertificateDraft, change: Partial<CertificateDraft>): CertificateDraft {
  const isExternal = draft.isExternal && change.folio_inicial === undefined;
  const next = { ...draft, ...change, isExternal };
  if (change.tipo_incapacidad !== undefined && change.tipo_incapacidad !== draft.tipo_incapacidad)
    return { ...next, tipo_control: null, ...(change.tipo_incapacidad === 'I' ? { folio_inicial: '' } : {}) };
  if (change.tipo_riesgo !== undefined && change.tipo_riesgo !== draft.tipo_riesgo)
    return { ...next, tipo_secuela: null };
  return next;
}

const daysOf = ({ dias }: CertificateDraft): number | null =>
  dias.trim() === '' ? null : /^\d{1,3}$/.test(dias.trim()) ? Number(dias) : 0;

export type CertificateField = keyof DisabilityDraft | 'folio_inicial';

type Problems = Partial<Record<CertificateField, DisabilityProblem | 'repeated' | 'overlap'>>;

/** What a draft lacks, by field; of one that is changed elsewhere nothing. */
export function problemsOf(draft: CertificateDraft): Problems {
  if (draft.isElsewhere) return {};
  const { stored, chosen, tipo_incapacidad, folio_inicial } = draft;
  const problems: Problems = disabilityProblems({
    ...draft,
    dias_incapacidad: daysOf(draft),
    archivo: chosen?.name ?? stored?.name ?? null,
  });
  if (tipo_incapacidad === 'C' && !FOLIO.test(folio_inicial))
    problems.folio_inicial = folio_inicial === '' ? 'required' : 'format';
  return problems;
}

const spansOf = (drafts: readonly CertificateDraft[]) =>
  drafts.flatMap((draft) => {
    const dias_incapacidad = daysOf(draft);
    const { key, folio, fecha_incapacidad } = draft;
    return fecha_incapacidad === null || dias_incapacidad === null
      ? []
      : [{ key, folio, fecha_incapacidad, dias_incapacidad }];
  });

/** What each has against the others, at its field. */
export function clashProblems(draft: CertificateDraft, drafts: readonly CertificateDraft[]): Problems {
  const others = spansOf(drafts.filter((other) => other !== draft));
  const [own] = spansOf([draft]);
  const isRepeated = draft.folio !== '' && drafts.some((one) => one !== draft && one.folio === draft.folio);
  const meets = own !== undefined && others.some((other) => overlapping([own, other]).length > 0);
  return {
    ...(isRepeated ? { folio: 'repeated' } : {}),
    ...(meets ? { fecha_incapacidad: 'overlap' } : {}),
  };
}

/** What several of them have against each other (specification 3 §5). */
export function clashOf(drafts: readonly CertificateDraft[]): 'repeated' | 'overlap' | null {
  const spans = spansOf(drafts);
  if (repeatedFolios(spans.filter(({ folio }) => folio !== '')).length > 0) return 'repeated';
  return overlapping(spans).length > 0 ? 'overlap' : null;
}

type Captured = Pick<EmployeeCapture, 'employee' | 'incidents' | 'overtime'>;

/** What the person has captured in the period on a day of disability, in words; null: nothing. */
export function capturedOnDays(
  drafts: readonly CertificateDraft[],
  { employee, incidents, overtime }: Captured,
): string | null {
  const days = new Set(
    drafts.flatMap((draft) => {
      const { folio, fecha_incapacidad, isElsewhere } = draft;
      const dias_incapacidad = daysOf(draft);
      return isElsewhere || fecha_incapacidad === null || dias_incapacidad === null
        ? []
        : disabilityDays({ folio, fecha_incapacidad, dias_incapacidad });
    }),
  );
  const incident = incidents.find(
    ({ type_value, capture_date }) => type_value !== 'IM' && days.has(capture_date),
  );
  if (incident !== undefined) return captureRuleMessages.dayHasIncident(employee.name, incident.capture_date);
  const hours = overtime.days.find(({ fecha }) => days.has(fecha));
  return hours === undefined ? null : captureRuleMessages.dayHasHours(employee.name, hours.fecha);
}

/** The last day; null while date or days are missing. */
export function lastDayOf(draft: CertificateDraft): string | null {
  const dias_incapacidad = daysOf(draft);
  const { folio, fecha_incapacidad } = draft;
  if (fecha_incapacidad === null || dias_incapacidad === null) return null;
  return disabilityDays({ folio, fecha_incapacidad, dias_incapacidad }).at(-1) ?? null;
}

/**
 * What is sent: a row for each day, of those that begin in the period.
 * @param evidence the id of each draft's file.
 * @param drafts ones without problems.
 */
export const rowsOf = (
  drafts: readonly CertificateDraft[],
  employee: { id: number; name: string },
  evidence: ReadonlyMap<string, string>,
): DisabilityRow[] =>
  drafts
    .filter(({ isElsewhere }) => !isElsewhere)
    .flatMap((draft) => {
      const asSent = { ...draft, dias_incapacidad: daysOf(draft), archivo: null };
      const { tipo_incapacidad, tipo_control, fecha_incapacidad } = draft;
      if (tipo_incapacidad === null || tipo_control === null || fecha_incapacidad === null) return [];
      return disabilityDays({
        folio: draft.folio,
        fecha_incapacidad,
        dias_incapacidad: daysOf(draft) ?? 0,
      }).map((day) => ({
        id: employee.id,
        name: employee.name,
        folio: draft.folio,
        incapacidad: draft.incapacidad,
        fecha_incapacidad: day,
        dias_incapacidad: 1 as const,
        tipo_incapacidad,
        tipo_control,
        tipo_riesgo: sentRisk(asSent),
        tipo_secuela: sentSequel(asSent),
        archivo_id: evidence.get(draft.key) ?? draft.stored?.id ?? null,
        folio_inicial: draft.folio_inicial === '' ? null : draft.folio_inicial,
      }));
    });

const FIELDS: Readonly<Record<string, CertificateField>> = {
  ...{ incapacidad: 'incapacidad', tipo_incapacidad: 'tipo_incapacidad', tipo_control: 'tipo_control' },
  ...{ tipo_riesgo: 'tipo_riesgo', tipo_secuela: 'tipo_secuela', archivo_id: 'archivo' },
  ...{ fecha_incapacidad: 'fecha_incapacidad', dias_incapacidad: 'dias_incapacidad' },
  ...{ folio: 'folio', folio_inicial: 'folio_inicial' },
};

/**
 * What the server refused of the certificates that were sent, by draft and field; of several sentences of a field the
 * first.
 * @param refused of the rows that `rowsOf` makes of all of them, one after the other.
 */
export function refusedCertificates(
  drafts: readonly CertificateDraft[],
  employee: { id: number; name: string },
  refused: readonly { at: number; field: string; message: string }[],
): ReadonlyMap<CertificateDraft, Partial<Record<CertificateField, string>>> {
  const owners = drafts.flatMap((draft) => rowsOf([draft], employee, new Map()).map(() => draft));
  const match = new Map<CertificateDraft, Partial<Record<CertificateField, string>>>();
  for (const { at, field, message } of refused) {
    const draft = owners[at];
    const shown = FIELDS[field];
    if (draft === undefined || shown === undefined) continue;
    match.set(draft, { [shown]: message, ...match.get(draft) });
  }
  return match;
}
