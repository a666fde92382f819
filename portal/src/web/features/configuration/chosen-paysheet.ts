/** A client's payroll that was looked for. */
export type ChosenPaysheet = { cliente: string; nomina: number };
