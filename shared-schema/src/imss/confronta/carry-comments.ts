/** Comments on differences: what somebody wrote about a person and cause stands beside it next month too. */
import type { Cause, PersonDifferences } from './difference.ts';

/** `signed_by`: who has looked at it this month; null: nobody yet. */
export type DifferenceComment = {
  nss: string;
  cause: Cause;
  comment: string;
  /** Proposed by the program, or written by a person. */
  source: 'programa' | 'persona';
  /** It comes from an earlier month. */
  is_carried: boolean;
  signed_by: string | null;
};

/**
 * A comment for each person and cause: the one of the month before where a person wrote it, else the proposed one. A
 * sign-off is of its month and is never carried.
 */
export function carryComments(
  people: readonly PersonDifferences[],
  previous: readonly DifferenceComment[],
): DifferenceComment[] {
  const written = new Map(
    previous
      .filter(({ source }) => source === 'persona')
      .map((one) => [keyOf(one.nss, one.cause), one.comment]),
  );
  return people.flatMap(({ nss, causes }) =>
    causes.map(({ cause, comment }): DifferenceComment => {
      const earlier = written.get(keyOf(nss, cause));
      return {
        nss,
        cause,
        comment: earlier ?? comment,
        source: earlier === undefined ? 'programa' : 'persona',
        is_carried: earlier !== undefined,
        signed_by: null,
      };
    }),
  );
}

const keyOf = (nss: string, cause: Cause): string => `${nss} ${cause}`;
