/** Reads what the IMSS answered to movements: a table with a head, or lines of 168 positions with a code behind them. */
import { isValidNss } from '../../payroll/nss.ts';
import { imssReaderMessages as texts } from '../../rule-messages/imss-reader-messages.ts';
import { foldText } from '../../text/fold-text.ts';
import { type FindingPerson, findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { CHANGE_LAYOUT, HIRE_LAYOUT, IDSE_WIDTH } from '../idse/movement-layouts.ts';
import { amountOfDigits, dayOfDigits, fieldsOf } from '../records/read-record.ts';
import type { MovementType } from '../working-days/movement-deadline.ts';
import { type Cell, type ColumnNames, type HeaderColumns, headerColumns } from './header-columns.ts';
import type { ReadLine } from './line-splitter.ts';
import { amountOf, dayOf, nssOf, textOf } from './read-cells.ts';
import { isSameName, shownName } from './read-names.ts';

export type MovementResponse = {
  line: number;
  nss: string;
  type: MovementType;
  date: string | null;
  sbc: string | null;
  /** As it was sent. */
  name: string;
  /** As the IMSS has it; null: not said. */
  imss_name: string | null;
  /** An accepted movement of another name is something to look at. */
  is_other_name: boolean;
  umf: string | null;
  is_late: boolean;
  outcome: 'accepted' | 'rejected';
  code: string | null;
  message: string | null;
  batch: string | null;
};

export type ResponseOutcome = { row: MovementResponse | null; findings: ImssFinding[] };

type Field =
  | 'registro'
  | 'nss'
  | 'nombre'
  | 'nombre_imss'
  | 'tipo'
  | 'fecha'
  | 'sbc'
  | 'umf'
  | 'extemporaneo'
  | 'estado'
  | 'codigo'
  | 'mensaje'
  | 'lote';

const NAMES: ColumnNames<Field> = {
  registro: ['registro patronal', 'registro', 'rp', 'reg patronal', 'no registro patronal'],
  nss: ['nss', 'numero de seguridad social', 'no seguridad social', 'num seguridad social'],
  nombre: ['nombre', 'nombre del asegurado', 'nombre del trabajador', 'nombre enviado', 'trabajador'],
  nombre_imss: ['nombre sindo', 'nombre imss', 'nombre en imss', 'nombre en el imss'],
  tipo: ['tipo', 'tipo de movimiento', 'tipo movimiento', 'movimiento', 'tipo mov'],
  fecha: ['fecha', 'fecha de movimiento', 'fecha del movimiento', 'fecha movimiento', 'fecha mov'],
  sbc: ['sbc', 'salario', 'salario base', 'salario base de cotizacion', 'sdi', 'salario diario integrado'],
  umf: ['umf'],
  extemporaneo: ['extemporaneo', 'extemporanea', 'ext'],
  estado: ['estado', 'estatus', 'status', 'resultado', 'situacion'],
  codigo: ['codigo', 'codigo de error', 'codigo error', 'clave de error', 'clave error', 'error'],
  mensaje: [
    'mensaje',
    'descripcion',
    'descripcion del error',
    'mensaje de error',
    'motivo',
    'causa de rechazo',
  ],
  lote: ['lote', 'numero de lote', 'no lote', 'no de lote'],
};

const TYPES: readonly (readonly [RegExp, MovementType])[] = [
  [/^0?8\b|alta|reingreso/, '08'],
  [/^0?7\b|modif|salario/, '07'],
  [/^0?2\b|baja/, '02'],
];
const typeOf = (text: string): MovementType | null => {
  const folded = foldText(text);
  return TYPES.find(([form]) => form.test(folded))?.[1] ?? null;
};

/** Before the head: who, lote, date. */
const MAX_HEAD_ROW = 40;
const MAX_TEXT = 300;

/** Rows of a table, whatever program made it. */
export class ResponseTableReader {
  readonly #register: string;
  #columns: HeaderColumns<Field> | null = null;
  #row = 0;

  /** @param register whose answers are read; rows of another one are said. */
  constructor(register: string) {
    this.#register = register;
  }

  read(cells: readonly Cell[]): ResponseOutcome {
    this.#row += 1;
    if (this.#columns !== null)
      return readRow(this.#columns, cells, { line: this.#row, register: this.#register });
    if (this.#row <= MAX_HEAD_ROW) this.#columns = headerColumns(cells, NAMES, 'nss');
    return { row: null, findings: [] };
  }

  end(): ImssFinding[] {
    if (this.#columns === null)
      return [findingOf(null, { code: 'no_header', severity: 'error', ...texts.noHeader })];
    if (this.#columns.at.has('tipo')) return [];
    const text = texts.missingColumn(texts.fields.tipo ?? '');
    return [findingOf(null, { code: 'no_column_tipo', severity: 'error', ...text })];
  }
}

/** The answer's own registro, as it is written, and the one whose answers are read. */
type Position = { line: number; register: string };

/** With its hyphens or without, and without its check digit. */
function isOtherRegister(written: string | null, register: string): boolean {
  const bare = (written ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return bare !== '' && bare !== register && !(bare.length === 10 && register.startsWith(bare));
}

const otherRegister = (
  written: string | null,
  { line, register }: Position,
  about: FindingPerson | null,
): ResponseOutcome => {
  const said = { code: 'other_register', severity: 'error' as const, ...texts.otherRegister(register) };
  return { row: null, findings: [findingOf(about, { ...said, line, value: written ?? '' })] };
};

function readRow(
  { at }: HeaderColumns<Field>,
  cells: readonly Cell[],
  { line, register }: Position,
): ResponseOutcome {
  const cellOf = (field: Field): Cell => {
    const column = at.get(field);
    return column === undefined ? null : cells[column];
  };
  const textIn = (field: Field): string | null => textOf(cellOf(field)).slice(0, MAX_TEXT) || null;
  if (!/\d/.test(textIn('nss') ?? '')) return { row: null, findings: [] };
  const written = textIn('registro');
  if (isOtherRegister(written, register)) {
    const about = { nss: nssOf(cellOf('nss')), person_number: null, name: textIn('nombre') };
    return otherRegister(written, { line, register }, about);
  }
  const sbc = amountOf(cellOf('sbc'));
  const date = dayOf(cellOf('fecha'));
  const code = textIn('codigo');
  return responseOf({
    line,
    written: textIn('nss') ?? '',
    nss: nssOf(cellOf('nss')),
    type: typeOf(textIn('tipo') ?? ''),
    date,
    sbc,
    name: shownName(textIn('nombre') ?? ''),
    imss_name: textIn('nombre_imss'),
    umf: textIn('umf'),
    is_late: /^(s|x|1|si|sí)$/i.test(textIn('extemporaneo') ?? ''),
    outcome: outcomeOf(textIn('estado'), code, at.has('codigo')),
    code: isNoCode(code) ? null : code,
    message: textIn('mensaje'),
    batch: textIn('lote'),
  });
}

const isNoCode = (code: string | null): boolean => code === null || /^[0\s-]*$/.test(code);

/** What a row says of its outcome; null: nothing, and nobody guesses. */
function outcomeOf(
  state: string | null,
  code: string | null,
  hasCodes: boolean,
): MovementResponse['outcome'] | null {
  const folded = foldText(state ?? '');
  if (/rechaz|error|no oper|no acept/.test(folded)) return 'rejected';
  if (/acept|operad|procesad/.test(folded)) return 'accepted';
  if (state !== null) return null;
  if (!isNoCode(code)) return 'rejected';
  return hasCodes ? 'accepted' : null;
}

/** Behind the record of a rejected movement stand sending time, format and, last, the code of the error (L). */
const codeBehind = (tail: string): string | null => {
  const last = tail.trim().split(/\s+/).at(-1) ?? '';
  return /^[A-Z0-9]{1,10}$/.test(last) ? last : null;
};

/**
 * A line of the movements that a file was sent back with.
 * @param register whose answers are read; lines of another one are said.
 */
export function readResponseLine({ number: line, text }: ReadLine, register: string): ResponseOutcome {
  if (text.trim() === '' || text.startsWith('*'.repeat(13))) return { row: null, findings: [] };
  const refuse = (code: string, said: { message: string; fix: string }) => ({
    row: null,
    findings: [findingOf(null, { code, severity: 'error' as const, line, value: text.trim(), ...said })],
  });
  if (text.length < IDSE_WIDTH) return refuse('truncated', texts.truncated(text.length, IDSE_WIDTH));
  const type = typeOf(text.slice(131, 133));
  if (type === null) return refuse('foreign', texts.foreign);
  const fields = fieldsOf(type === '08' ? HIRE_LAYOUT : CHANGE_LAYOUT, text);
  const written = (fields.registro ?? '').trim();
  if (isOtherRegister(written, register)) return otherRegister(written, { line, register }, null);
  const code = codeBehind(text.slice(IDSE_WIDTH, IDSE_WIDTH + MAX_TEXT));
  return responseOf({
    line,
    written: fields.nss ?? '',
    nss: nssOf(fields.nss),
    type,
    date: dayOfDigits(fields.fecha ?? ''),
    sbc: type === '02' ? null : amountOfDigits(fields.sbc ?? ''),
    name: shownName([fields.nombre, fields.paterno, fields.materno].join(' ')),
    imss_name: null,
    umf: fields.umf ?? null,
    is_late: false,
    // A line that came back without a code says nothing of its outcome.
    outcome: isNoCode(code) ? null : 'rejected',
    code,
    message: null,
    batch: null,
  });
}

type Read = Omit<MovementResponse, 'nss' | 'type' | 'outcome' | 'date' | 'sbc' | 'is_other_name'> & {
  written: string;
  nss: string | null;
  type: MovementType | null;
  date: string | null | 'wrong';
  sbc: string | null | 'wrong';
  outcome: MovementResponse['outcome'] | null;
};

function responseOf({ written, nss, type, date, sbc, outcome, ...rest }: Read): ResponseOutcome {
  const { line, name, imss_name } = rest;
  const about = { nss, person_number: null, name };
  const refuse = (code: string, said: { message: string; fix: string }, value: string | null = null) => ({
    row: null,
    findings: [findingOf(about, { code, severity: 'error' as const, line, value, ...said })],
  });
  if (nss === null) return refuse('nss_form', texts.nssForm, written);
  if (type === null) return refuse('unknown_type', texts.unknownType(texts.fields.tipo ?? ''));
  if (date === 'wrong') return refuse('wrong_fecha', texts.day(texts.fields.fecha ?? ''));
  if (sbc === 'wrong') return refuse('wrong_sbc', texts.amount(texts.fields.sbc ?? ''));
  if (outcome === null) return refuse('no_outcome', texts.noOutcome);
  const findings = isValidNss(nss)
    ? []
    : [findingOf(about, { code: 'nss_digit', severity: 'warning', line, ...texts.nssDigit })];
  const is_other_name = imss_name !== null && !isSameName(name, imss_name);
  return { row: { ...rest, nss, type, date, sbc, outcome, is_other_name }, findings };
}
