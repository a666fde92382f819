/** Rules of credits that a row alone does not tell: whose they are, and no two of INFONAVIT on a day. */
import { CREDIT_KINDS, creditsCollide } from '@lienzo/schema/masters/credit-content';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import type { MasterBook } from '../repositories/master-book.ts';
import type { PeopleIdentity } from './people-identity.ts';
import type { PeopleOfBook } from './people-of-book.ts';
import { type PlannedFile, type PlannedSheet, planSheet } from './plan-sheet.ts';
import { ROW_SCHEMAS, type RowOf } from './row-schemas.ts';

const CREDIT_KEY = ['kind', 'number', 'vigente_desde'];

type Span = {
  key: string;
  kind: RowOf<'credits'>['kind'];
  vigente_desde: string;
  vigente_hasta: string | null;
};

export function checkCredits(
  file: PlannedFile,
  book: MasterBook,
  { people, identity }: { people: PeopleOfBook; identity: PeopleIdentity },
): Promise<PlannedSheet<RowOf<'credits'>>> {
  const spans = spansOf(file, book, people);
  // Rows of equal keys are told apart by their order, so each reading counts anew.
  const find = people.finder(book.credits, CREDIT_KEY);
  return planSheet('credits', ROW_SCHEMAS.credits, file, {
    find,
    nameOf: (data) => people.nameOf(data),
    waits: (data) => identity.isPending(people.keyOf(data)) || people.isWrong(data),
    check(data, stored) {
      if (people.employmentsOf(data) === null) return [{ field: 'human_id', message: texts.unknownPerson }];
      const own = spans.get(people.keyOf(data)) ?? [];
      const same = own.filter(
        (one) =>
          one.kind === data.kind &&
          (stored === null ? one.vigente_desde === data.vigente_desde : one.key === `${stored.id}`),
      );
      const others = own.filter((one) => one !== same[0]);
      return others.some((one) => creditsCollide(one, data))
        ? [{ field: 'vigente_desde', message: texts.collidingCredits }]
        : [];
    },
  });
}

/** The credits of everybody as the file leaves them. */
function spansOf(file: PlannedFile, book: MasterBook, people: PeopleOfBook): ReadonlyMap<string, Span[]> {
  const find = people.finder(book.credits, CREDIT_KEY);
  const spans = new Map<string, Span[]>();
  const rows = new Map<string, Readonly<Record<string, unknown>>>();
  for (const row of book.credits) rows.set(`${row.id}`, row);
  for (const { values } of file.sheets.get('credits')?.rows ?? []) {
    const { key, stored } = find(values);
    rows.set(stored === null ? key : `${stored.id}`, { ...stored, ...values });
  }
  for (const [key, row] of rows) {
    const kind = CREDIT_KINDS.find((one) => one === row.kind);
    if (kind === undefined) continue;
    const person = people.keyOf(row);
    const own = spans.get(person) ?? [];
    spans.set(person, own);
    const until = `${row.vigente_hasta ?? ''}`;
    own.push({
      key,
      kind,
      vigente_desde: `${row.vigente_desde}`,
      vigente_hasta: until === '' ? null : until,
    });
  }
  return spans;
}
