import type { Confirmation } from '../api/confirmations.ts';

/** The questions of what is done only when a person means it; the server says what it is about. */
export const confirmationMessages: Record<Confirmation, { title: string; verb: string }> = {
  hours_on_absence: { title: 'Horas extra en un día de ausencia', verb: 'Guardar así' },
  vacation_exceeded: { title: 'No alcanzan las vacaciones', verb: 'Guardar así' },
  maternity_of_man: { title: 'Maternidad de un hombre', verb: 'Guardar así' },
  early_close: { title: 'El periodo todavía no termina', verb: 'Finalizar antes' },
};
