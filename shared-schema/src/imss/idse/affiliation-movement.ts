/** A movement as it is to be presented: whose it is, and what its type needs. */

/** Null or '' is missing. */
export type Given = string | null;

export type MovementPerson = {
  /** The number of personnel. */
  person_number: Given;
  nss: Given;
  apellido_paterno: Given;
  apellido_materno: Given;
  nombres: Given;
  curp: Given;
};

/** Codes as the IMSS numbers them; `fecha` `YYYY-MM-DD`; `sbc` an exact decimal. */
export type AffiliationMovement = MovementPerson & { fecha: Given } & (
    | { type: '08'; sbc: Given; tipo_trabajador: Given; tipo_salario: Given; jornada: Given; umf: Given }
    | { type: '07'; sbc: Given; tipo_salario: Given; jornada: Given; variable?: boolean }
    | { type: '02'; causa_baja: Given }
  );

export const isGiven = (text: Given): text is string => text !== null && text.trim() !== '';
