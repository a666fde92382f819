/** The records of 168 positions that IDSE takes, one layout for each type of movement, and the line that ends a file. */
import {
  blanks,
  CURP_KIND,
  defineLayout,
  NSS_KIND,
  REGISTER_KIND,
  type RecordField,
  zeros,
} from '../records/record-layout.ts';

export const IDSE_WIDTH = 168;

const NAME = { type: 'text', letters: 'name', cut: true } as const;
const CODE = { type: 'key', form: /^\d$/ } as const;
const FINAL = { type: 'constant', value: '9' } as const;

/** 1 to 103: whose movement it is. */
const PERSON = [
  { name: 'registro', start: 1, width: 11, kind: REGISTER_KIND },
  { name: 'nss', start: 12, width: 11, kind: NSS_KIND },
  { name: 'paterno', start: 23, width: 27, kind: NAME },
  { name: 'materno', start: 50, width: 27, kind: NAME },
  { name: 'nombre', start: 77, width: 27, kind: NAME },
] as const satisfies readonly RecordField[];

const SBC = { name: 'sbc', start: 104, width: 6, kind: { type: 'amount', decimals: 2 } } as const;
const SALARY_TYPE = { name: 'tipo_salario', start: 117, width: 1, kind: CODE } as const;
const WORK_WEEK = { name: 'jornada', start: 118, width: 1, kind: CODE } as const;
const DATE = { name: 'fecha', start: 119, width: 8, kind: { type: 'day' } } as const;

/** 134 to 148. Whom the client gives no number has none; the IMSS knows people by their NSS. */
const SENDER = [
  { name: 'guia', start: 134, width: 5, kind: { type: 'key', form: /^\d{2}400$/ } },
  { name: 'clave', start: 139, width: 10, kind: { type: 'text', letters: 'text', cut: false }, empty: ' ' },
] as const satisfies readonly RecordField[];

const CURP = { name: 'curp', start: 150, width: 18, kind: CURP_KIND } as const;
const END = { name: 'identificador', start: 168, width: 1, kind: FINAL } as const;
const typeOf = (code: string) =>
  ({ name: 'tipo', start: 132, width: 2, kind: { type: 'constant', value: code } }) as const;

/** Alta and reingreso. */
export const HIRE_LAYOUT = defineLayout(IDSE_WIDTH, [
  ...PERSON,
  SBC,
  blanks('relleno_1', 110, 6),
  { name: 'tipo_trabajador', start: 116, width: 1, kind: CODE },
  SALARY_TYPE,
  WORK_WEEK,
  DATE,
  { name: 'umf', start: 127, width: 3, kind: { type: 'digits' } },
  blanks('relleno_2', 130, 2),
  typeOf('08'),
  ...SENDER,
  blanks('relleno_3', 149, 1),
  CURP,
  END,
]);

/** Change of salary. */
export const CHANGE_LAYOUT = defineLayout(IDSE_WIDTH, [
  ...PERSON,
  SBC,
  blanks('relleno_1', 110, 7),
  SALARY_TYPE,
  WORK_WEEK,
  DATE,
  blanks('relleno_2', 127, 5),
  typeOf('07'),
  ...SENDER,
  blanks('relleno_3', 149, 1),
  CURP,
  END,
]);

/** Baja. */
export const LEAVING_LAYOUT = defineLayout(IDSE_WIDTH, [
  ...PERSON,
  zeros('relleno_1', 104, 15),
  DATE,
  blanks('relleno_2', 127, 5),
  typeOf('02'),
  ...SENDER,
  { name: 'causa', start: 149, width: 1, kind: { type: 'key', form: /^[1-9A]$/ } },
  blanks('relleno_3', 150, 18),
  END,
]);

/** The last line of a file: how many movements it has. */
export const FOOTER_LAYOUT = defineLayout(IDSE_WIDTH, [
  { name: 'asteriscos', start: 1, width: 13, kind: { type: 'constant', value: '*'.repeat(13) } },
  blanks('relleno_1', 14, 43),
  { name: 'movimientos', start: 57, width: 6, kind: { type: 'digits' } },
  blanks('relleno_2', 63, 71),
  { name: 'guia', start: 134, width: 5, kind: { type: 'key', form: /^\d{2}400$/ } },
  blanks('relleno_3', 139, 29),
  END,
]);
