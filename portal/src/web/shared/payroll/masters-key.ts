/** Of everything that screens read of a payroll's masters, so that a change renews it together. */
export const mastersKey = (paysheetId: number) => ['masters', paysheetId] as const;
