import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';

/** As the form has them; '' is as it is. */
export type WhatIfValues = {
  aumento_tipo: 'porcentaje' | 'importe';
  aumento: string;
  aumento_de: 'todos' | 'centro' | 'persona';
  aumento_centro: string;
  aumento_persona: string;
  uma: string;
  salario_minimo: string;
  falta_persona: string;
  falta_fecha: string;
};

export const NO_CHANGE: WhatIfValues = {
  aumento_tipo: 'porcentaje',
  aumento: '',
  aumento_de: 'todos',
  aumento_centro: '',
  aumento_persona: '',
  uma: '',
  salario_minimo: '',
  falta_persona: '',
  falta_fecha: '',
};

/** As the call takes them. */
export const queryOf = (
  { paysheet_id, period_id }: PayrollRun,
  { aumento_centro, ...values }: WhatIfValues,
) => ({
  ...{ nomina_id: paysheet_id, period: period_id, ...values },
  ...(aumento_centro === '' ? {} : { aumento_centro }),
});
