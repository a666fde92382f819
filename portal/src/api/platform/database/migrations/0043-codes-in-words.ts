/** What people read in reports instead of the codes of captures, credits and concepts. */
import { type Kysely, sql } from 'kysely';

/** The words of a code, by the code; null: of every other one. */
type Texts = readonly (readonly [code: string | number | null, words: string])[];

const STATUS_FEMININE: Texts = [
  ['F', 'Finalizada'],
  [null, 'Capturada'],
];
const STATUS_MASCULINE: Texts = [
  ['F', 'Finalizado'],
  [null, 'Capturado'],
];
const STATUS_PLURAL: Texts = [
  ['F', 'Finalizadas'],
  [null, 'Capturadas'],
];
const TYPE: Texts = [
  ['I', 'Inicial'],
  [null, 'Subsecuente'],
];
const CONTROL: Texts = [
  [1, 'Única'],
  [2, 'Inicial'],
  [3, 'Subsecuente'],
  [4, 'Alta médica o ST-2'],
  [7, 'Prenatal'],
  [8, 'Enlace'],
  [9, 'Posnatal'],
  [null, ''],
];
const RISK: Texts = [
  [1, 'Accidente de trabajo'],
  [2, 'Accidente en trayecto'],
  [3, 'Enfermedad profesional'],
  [null, 'No aplica'],
];
const SEQUEL: Texts = [
  [1, 'Incapacidad temporal'],
  [2, 'Valuación inicial provisional'],
  [3, 'Valuación inicial definitiva'],
  [4, 'Defunción'],
  [5, 'Recaída'],
  [6, 'Valuación posterior a la fecha de alta'],
  [7, 'Revaluación provisional'],
  [8, 'Recaída sin alta médica'],
  [9, 'Revaluación definitiva'],
  [null, 'Ninguna'],
];

const IN_WORDS: readonly [table: string, code: string, column: string, words: Texts][] = [
  ['incidents', 'status', 'status_descripcion', STATUS_FEMININE],
  ['overtime_days', 'status', 'status_descripcion', STATUS_MASCULINE],
  ['disability_certificates', 'status', 'status_descripcion', STATUS_MASCULINE],
  ['disability_certificates', 'tipo_secuela', 'secuela_descripcion', SEQUEL],
  ['disabilities', 'status', 'status_descripcion', STATUS_FEMININE],
  ['disabilities', 'tipo_incapacidad', 'tipo_descripcion', TYPE],
  ['disabilities', 'tipo_control', 'control_descripcion', CONTROL],
  ['disabilities', 'tipo_riesgo', 'riesgo_descripcion', RISK],
  ['disabilities', 'tipo_secuela', 'secuela_descripcion', SEQUEL],
  ['extra_hours', 'status', 'status_descripcion', STATUS_PLURAL],
  [
    'extra_hours',
    'clave_concepto',
    'tipo_descripcion',
    [
      ['P023C_HR', 'Dobles'],
      [null, 'Triples'],
    ],
  ],
  [
    'extra_hours',
    'semana',
    'semana_descripcion',
    [
      ['TIEM_EXT', 'Semana 1'],
      ['TIEMEXT1', 'Semana 2'],
      ['TIEMEXT2', 'Semana 3'],
      ['TIEMEXT3', 'Semana 4'],
      [null, 'Triples'],
    ],
  ],
  [
    'concepts',
    'type_value',
    'unidad_descripcion',
    [
      ['DI', 'Días'],
      ['HR', 'Horas'],
      [null, 'Importe'],
    ],
  ],
  [
    'employee_credits',
    'kind',
    'kind_descripcion',
    [
      ['PENSION', 'Pensión alimenticia'],
      ['FONACOT', 'FONACOT'],
      [null, 'INFONAVIT'],
    ],
  ],
  [
    'employee_credits',
    'discount_type',
    'descuento_descripcion',
    [
      [1, 'Porcentaje'],
      [2, 'Cuota fija'],
      [null, 'Factor'],
    ],
  ],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, code, column, words] of IN_WORDS)
    await sql`
      alter table ${sql.table(table)} add column ${sql.ref(column)} text not null
        generated always as (${textOf(code, words)}) stored
    `.execute(db);
}

function textOf(code: string, texts: Texts) {
  const cases = texts.map(([value, text]) =>
    value === null ? sql`else ${sql.lit(text)}` : sql`when ${sql.lit(value)} then ${sql.lit(text)}`,
  );
  return sql`case ${sql.ref(code)} ${sql.join(cases, sql` `)} end`;
}
