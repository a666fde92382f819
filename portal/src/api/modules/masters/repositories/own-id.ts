/** Numbers of what is made: the database's, or those of a program that must know them beforehand. */
export type MasterTable =
  | 'paysheets'
  | 'companies'
  | 'registers'
  | 'cost_centers'
  | 'periods'
  | 'employees'
  | 'employee_salaries'
  | 'employee_credits'
  | 'movements';

export type OwnIds = { newId?: ((table: MasterTable) => number) | undefined };

/** Nothing when the database gives the number. */
export const ownId = ({ newId }: OwnIds, table: MasterTable): { id?: number } =>
  newId === undefined ? {} : { id: newId(table) };
