/** The part that an opening balance of vacations lacks: its days or the day until which they count; null: it is whole. */
export function undatedBalance({
  saldo_vacaciones: days = null,
  saldo_vacaciones_al: on = null,
}: {
  saldo_vacaciones?: string | null | undefined;
  saldo_vacaciones_al?: string | null | undefined;
}): 'saldo_vacaciones' | 'saldo_vacaciones_al' | null {
  if ((days === null) === (on === null)) return null;
  return days === null ? 'saldo_vacaciones' : 'saldo_vacaciones_al';
}
