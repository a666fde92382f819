/** What somebody can be given: what does not end, and what they have already. */
export const assignable = <One extends { id: number; ended_on: string | null }>(
  all: readonly One[],
  current?: number,
): One[] => all.filter(({ id, ended_on }) => ended_on === null || id === current);
