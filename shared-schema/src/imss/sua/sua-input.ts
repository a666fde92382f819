/** What the files of SUA are made of. */
import type { EnyeLetter } from '../records/encode-letters.ts';

/** Null or '' is missing. */
type Given = string | null;

export type SuaWho = { nss: Given; person_number: Given; name: Given };

/** `value` as the notice of INFONAVIT has it; `from` the first day of the discount. */
export type SuaCredit = { number: Given; from: Given; type: Given; value: Given };

export type SuaPerson = SuaWho & {
  apellido_paterno: Given;
  apellido_materno: Given;
  nombres: Given;
  rfc: Given;
  curp: Given;
  tipo_trabajador: Given;
  tipo_salario: Given;
  jornada: Given;
  fecha_alta: Given;
  sbc: Given;
  ubicacion: Given;
  credit: SuaCredit | null;
  codigo_postal: Given;
  birth_date: Given;
  lugar_nacimiento: Given;
  /** Two letters, as in the CURP. */
  estado_nacimiento: Given;
  umf: Given;
  position: Given;
  /** H hombre, M mujer, as in the CURP; written M and F. */
  sexo: 'H' | 'M' | null;
};

export type SuaMovement = SuaWho & { fecha: Given } & ({ type: '02' } | { type: '07' | '08'; sbc: Given });

/** A day without pay. */
export type SuaAbsence = SuaWho & { fecha: Given };

/** A certificate; codes as the IMSS numbers them. */
export type SuaDisability = SuaWho & {
  inicio: Given;
  dias: number | null;
  folio: Given;
  rama: Given;
  riesgo: Given;
  secuela: Given;
  control: Given;
};

/** 15 start, 16 suspension, 17 restart, 18 other type, 19 other value, 20 other number. */
export type SuaCreditMovement = SuaWho &
  SuaCredit & {
    movimiento: Given /** Whether the table of reduced discounts applies, S or N. */;
    reduce: Given;
  };

export type SuaInput = {
  register: string;
  people: readonly SuaPerson[];
  movements: readonly SuaMovement[];
  absences: readonly SuaAbsence[];
  disabilities: readonly SuaDisability[];
  credit_movements: readonly SuaCreditMovement[];
  /** Whether absences are among the movements. */
  inasistencias: boolean;
  enye?: EnyeLetter;
};
