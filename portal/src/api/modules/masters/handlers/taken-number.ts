/** The unique constraints of a person's number within a payroll, with the field that it is refused at. */
export const TAKEN_NUMBER = {
  employees_organization_id_paysheet_id_human_id_key: 'human_id',
  employees_number_key: 'human_id',
};
