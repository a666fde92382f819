/** The records that SUA imports, each as wide as it is documented. */
import {
  CURP_KIND,
  defineLayout,
  NSS_KIND,
  REGISTER_KIND,
  type RecordField,
  zeros,
} from '../records/record-layout.ts';

const CODE = { type: 'key', form: /^\d$/ } as const;
const DAY = { type: 'day' } as const;
const FOLIO = { type: 'key', form: /^[A-Z0-9]{8}$/ } as const;
const CREDIT_NUMBER = { type: 'key', form: /^\d{10}$/ } as const;
const CREDIT_TYPE = { type: 'key', form: /^[1-3]$/ } as const;
const CREDIT_VALUE = { type: 'key', form: /^\d{8}$/ } as const;

/** 1 to 22 of every record. */
const PERSON = [
  { name: 'registro', start: 1, width: 11, kind: REGISTER_KIND },
  { name: 'nss', start: 12, width: 11, kind: NSS_KIND },
] as const satisfies readonly RecordField[];

/** Aseg.txt: the workers. Who has no credit has blanks and zeros from 138 on. */
export const ASEG_LAYOUT = defineLayout(164, [
  ...PERSON,
  { name: 'rfc', start: 23, width: 13, kind: { type: 'key', form: /^[A-ZÑ&]{4}\d{6}[A-Z0-9]{3}$/ } },
  { name: 'curp', start: 36, width: 18, kind: CURP_KIND },
  { name: 'nombre_completo', start: 54, width: 50, kind: { type: 'text', letters: 'joined', cut: true } },
  { name: 'tipo_trabajador', start: 104, width: 1, kind: CODE },
  { name: 'jornada', start: 105, width: 1, kind: CODE },
  { name: 'fecha_alta', start: 106, width: 8, kind: DAY },
  { name: 'sbc', start: 114, width: 7, kind: { type: 'amount', decimals: 2 } },
  {
    name: 'ubicacion',
    start: 121,
    width: 17,
    kind: { type: 'text', letters: 'text', cut: true },
    empty: ' ',
  },
  { name: 'credito', start: 138, width: 10, kind: CREDIT_NUMBER, empty: ' ' },
  { name: 'credito_inicio', start: 148, width: 8, kind: DAY, empty: '0' },
  { name: 'credito_tipo', start: 156, width: 1, kind: CREDIT_TYPE, empty: '0' },
  { name: 'credito_valor', start: 157, width: 8, kind: CREDIT_VALUE, empty: '0' },
]);

/** Afil.txt: what the IMSS asks of a worker beside. */
export const AFIL_LAYOUT = defineLayout(80, [
  ...PERSON,
  { name: 'codigo_postal', start: 23, width: 5, kind: { type: 'key', form: /^\d{5}$/ } },
  { name: 'nacimiento', start: 28, width: 8, kind: DAY },
  { name: 'lugar', start: 36, width: 25, kind: { type: 'text', letters: 'text', cut: true } },
  { name: 'clave_lugar', start: 61, width: 2, kind: { type: 'key', form: /^[A-Z]{2}$/ } },
  { name: 'umf', start: 63, width: 3, kind: { type: 'digits' } },
  { name: 'ocupacion', start: 66, width: 12, kind: { type: 'text', letters: 'text', cut: true } },
  { name: 'sexo', start: 78, width: 1, kind: { type: 'key', form: /^[MF]$/ } },
  { name: 'tipo_salario', start: 79, width: 1, kind: CODE },
  { name: 'hora', start: 80, width: 1, kind: CODE, empty: '0' },
]);

const movement = (code: string) =>
  [
    ...PERSON,
    { name: 'movimiento', start: 23, width: 2, kind: { type: 'constant', value: code } },
    { name: 'fecha', start: 25, width: 8, kind: DAY },
  ] as const satisfies readonly RecordField[];
const NO_FOLIO = {
  name: 'sin_folio',
  start: 33,
  width: 8,
  kind: { type: 'constant', value: '        ' },
} as const;
const NO_DAYS = zeros('sin_dias', 41, 2);
const NO_SBC = zeros('sin_sbc', 43, 7);
const DAYS = { name: 'dias', start: 41, width: 2, kind: { type: 'digits' } } as const;
const SBC = { name: 'sbc', start: 43, width: 7, kind: { type: 'amount', decimals: 2 } } as const;

/** Movt.txt, by type: baja, change, reingreso, absence, disability. */
export const MOVT_LAYOUTS = {
  '02': defineLayout(49, [...movement('02'), NO_FOLIO, NO_DAYS, NO_SBC]),
  '07': defineLayout(49, [...movement('07'), NO_FOLIO, NO_DAYS, SBC]),
  '08': defineLayout(49, [...movement('08'), NO_FOLIO, NO_DAYS, SBC]),
  '11': defineLayout(49, [...movement('11'), NO_FOLIO, DAYS, NO_SBC]),
  '12': defineLayout(49, [
    ...movement('12'),
    { name: 'folio', start: 33, width: 8, kind: FOLIO },
    DAYS,
    NO_SBC,
  ]),
} as const;

/** The certificates of disability. */
export const DISABILITY_LAYOUT = defineLayout(57, [
  ...PERSON,
  { name: 'tipo_incidencia', start: 23, width: 1, kind: { type: 'constant', value: '1' } },
  { name: 'inicio', start: 24, width: 8, kind: DAY },
  { name: 'folio', start: 32, width: 8, kind: FOLIO },
  { name: 'dias', start: 40, width: 3, kind: { type: 'digits' } },
  { name: 'porcentaje', start: 43, width: 3, kind: { type: 'digits' } },
  { name: 'rama', start: 46, width: 1, kind: { type: 'key', form: /^[1-4]$/ } },
  { name: 'riesgo', start: 47, width: 1, kind: { type: 'key', form: /^[0-3]$/ } },
  { name: 'secuela', start: 48, width: 1, kind: CODE },
  { name: 'control', start: 49, width: 1, kind: CODE },
  { name: 'termino', start: 50, width: 8, kind: DAY },
]);

/** Movements of INFONAVIT credits. */
export const CREDIT_LAYOUT = defineLayout(52, [
  ...PERSON,
  { name: 'credito', start: 23, width: 10, kind: CREDIT_NUMBER },
  { name: 'movimiento', start: 33, width: 2, kind: { type: 'key', form: /^(1[5-9]|20)$/ } },
  { name: 'fecha', start: 35, width: 8, kind: DAY },
  { name: 'credito_tipo', start: 43, width: 1, kind: CREDIT_TYPE },
  { name: 'credito_valor', start: 44, width: 8, kind: CREDIT_VALUE },
  { name: 'reduce', start: 52, width: 1, kind: { type: 'key', form: /^[SN]$/ } },
]);
