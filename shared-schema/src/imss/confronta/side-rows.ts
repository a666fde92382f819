/** Rows of a comparison from what the readers give. */
import { type EmissionCodes, isMovement, meaningOf, originOf } from '../readers/emission-codes.ts';
import type { EmissionKind, EmissionRow } from '../readers/emission-reader.ts';
import type { SuaPaymentWorker } from '../readers/sua-payment-reader.ts';
import type { SuaRow } from '../readers/sua-reader.ts';
import type { SideCredit, SideMovement, SideRow } from './confronta-side.ts';

/** The emission has the days of its branch, and says nothing of disabilities and absences. */
export function rowOfEmission(row: EmissionRow, kind: EmissionKind, codes: EmissionCodes): SideRow {
  const days = row.dias === null ? null : Number(row.dias);
  const { credit } = row;
  return {
    nss: row.nss,
    name: row.nombre === '' ? null : row.nombre,
    from: row.fecha,
    movements: emissionMovements(row, codes),
    sbc: row.sbc,
    days: days === null ? {} : kind === 'EMA' ? { enfermedad: days } : { retiro: days, infonavit: days },
    absences: null,
    disabilities: null,
    // An EMA has no column of credits. Its way of naming types is its own, so number and value are compared.
    credit: kind === 'EMA' ? null : credit === null ? 'none' : { ...credit, type: null },
    quotas: row.quotas,
  };
}

/** Without a date there was none; of a type that the table lacks nothing is known. */
function emissionMovements(row: EmissionRow, codes: EmissionCodes): SideMovement[] | null {
  const { fecha, sbc } = row;
  if (fecha === null) return [];
  const meaning = meaningOf(codes, row);
  if (meaning === null) return null;
  return isMovement(meaning) ? [{ type: meaning, date: fecha, sbc, origin: originOf(codes, row) }] : [];
}

const text = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** A worker of `Aseg.txt`; movements of `Movt.txt` are added to it by `rowOfSuaMovement`. */
export function rowOfSuaWorker(row: SuaRow): SideRow {
  const number = text(row.credito);
  const credit: SideCredit | 'none' =
    number === null ? 'none' : { number, type: text(row.credito_tipo), value: text(row.credito_valor) };
  return {
    nss: row.nss,
    name: text(row.nombre_completo)?.replaceAll('$', ' ') ?? null,
    from: null,
    movements: [],
    sbc: text(row.sbc),
    days: {},
    absences: 0,
    disabilities: 0,
    credit,
    quotas: {},
  };
}

/** @returns what a record of `Movt.txt` adds to its worker. */
export function rowOfSuaMovement(row: SuaRow): SideRow {
  const date = text(row.fecha);
  const days = Number(row.dias ?? 0);
  const type = row.movimiento;
  const isMovement = type === '02' || type === '07' || type === '08';
  const sbc = isMovement && type !== '02' ? text(row.sbc) : null;
  return {
    nss: row.nss,
    name: null,
    from: isMovement && type !== '02' ? date : null,
    movements: isMovement && date !== null ? [{ type, date, sbc }] : [],
    sbc,
    days: {},
    absences: type === '11' ? days : 0,
    disabilities: type === '12' ? days : 0,
    credit: null,
    quotas: {},
  };
}

/**
 * A worker of the payment file of SUA. Its quotas are not taken: whether they are of the employer alone is not known
 * until a real file has been read.
 */
export const rowOfSuaPayment = (worker: SuaPaymentWorker): SideRow => ({
  nss: worker.nss,
  name: worker.name === '' ? null : worker.name,
  from: null,
  movements: null,
  sbc: worker.sbc,
  days: {},
  absences: worker.absence,
  disabilities: worker.disability,
  credit: worker.credit === null ? 'none' : { number: worker.credit.number, type: null, value: null },
  quotas: {},
});
