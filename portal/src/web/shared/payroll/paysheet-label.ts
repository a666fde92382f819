/** How a payroll is called in lists: its number and its name (specification 3 §2.1). */
export const paysheetLabel = ({
  id_humansite,
  paysheet,
}: {
  id_humansite: string;
  paysheet: string;
}): string => `${id_humansite} ${paysheet}`;
