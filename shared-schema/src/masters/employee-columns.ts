/** The columns by which employees are listed and sorted; by themselves, because every page's routes know them. */
export const EMPLOYEE_COLUMNS = ['name', 'human_id', 'position', 'hire_date', 'daily_salary'] as const;
export type EmployeeColumn = (typeof EMPLOYEE_COLUMNS)[number];
