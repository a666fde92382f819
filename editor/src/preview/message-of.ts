/** Why rows did not come, in words for the person. */
export const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : 'No se pudieron traer los datos.';
