/** The history of masters: who changed which field of what, with the value before and after. */
import type { MasterChange, MasterEntity } from '@lienzo/schema/masters/employee-endpoints';
import { masterChangeText, type RawChange } from '@lienzo/schema/masters/master-change-text';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type Subject, subjectsOf } from './history-subjects.ts';

export type Author = { organizationId: string; userId: string; name: string };
type Value = string | number | null | undefined;

export type Changed = {
  author: Author;
  clientId: string;
  entity: MasterEntity;
  entityId: number;
  source?: MasterChange['source'];
};

/** Longest value kept. */
const MAX_LENGTH = 500;
const textOf = (value: Value): string | null =>
  value === undefined || value === null || value === '' ? null : String(value).slice(0, MAX_LENGTH);

/** One entry for each field that differs, in the transaction of the change. Fields that `before` lacks are new. */
export const recordChanges = (
  trx: TenantTransaction,
  { author, clientId, source = 'pantalla', ...of }: Changed,
  before: Values,
  after: Values,
): Promise<void> => recordManyChanges(trx, { author, clientId, source }, [{ ...of, before, after }]);

type Values = Readonly<Record<string, Value>>;
export type ManyChanges = { entity: MasterEntity; entityId: number; before: Values; after: Values }[];

/** Entries of a statement; each has fifteen values. */
const BATCH = 2000;

/** The same of many things at once. */
export async function recordManyChanges(
  trx: TenantTransaction,
  { author, clientId, source }: Required<Pick<Changed, 'author' | 'clientId' | 'source'>>,
  items: ManyChanges,
): Promise<void> {
  const entries = items.flatMap(({ entity, entityId, before, after }) =>
    Object.entries(after)
      .map(([field, value]) => ({
        field,
        before: textOf(before[field]),
        after: textOf(value),
        discount: discountOf(field, before, after),
      }))
      .filter((one) => one.before !== one.after)
      .map((change) => ({ entity, entity_id: entityId, ...change })),
  );
  const subjects = await subjectsOf(trx, author.organizationId, entries);
  for (let at = 0; at < entries.length; at += BATCH)
    await trx
      .insertInto('master_history')
      .values(
        entries.slice(at, at + BATCH).map(({ discount, ...entry }) => ({
          organization_id: author.organizationId,
          client_id: clientId,
          source,
          user_id: author.userId,
          user_name: author.name,
          ...entry,
          ...termsOf({ ...entry, discount }, subjects),
        })),
      )
      .execute();
}

/** Of the value of a credit, a percentage or an amount: which of them, on either side of the change. */
function discountOf(field: string, before: Values, after: Values): RawChange['discount'] {
  const item = /^(.+: )value$/.exec(field)?.[1];
  if (item === undefined) return undefined;
  const kind = `${item}discount_type`;
  return { before: textOf(before[kind]), after: textOf(after[kind]) };
}

function termsOf(
  entry: RawChange & { entity: MasterEntity; entity_id: number },
  subjects: ReadonlyMap<string, Subject>,
) {
  const { what, before, after } = masterChangeText(entry);
  const { name, paysheet } = subjects.get(`${entry.entity} ${entry.entity_id}`) ?? {
    name: '',
    paysheet: null,
  };
  return { subject: name, paysheet_name: paysheet, what, before_words: before, after_words: after };
}

/** Latest first. */
export function listChanges(
  trx: TenantTransaction,
  scope: {
    organizationId: string;
    entity: MasterEntity;
    entityId: number;
    before?: number | undefined;
    limit: number;
  },
): Promise<MasterChange[]> {
  let query = trx
    .selectFrom('master_history')
    .select([
      'id',
      'field',
      'what',
      'before',
      'after',
      'before_words',
      'after_words',
      'source',
      'user_name',
      'changed_at',
    ])
    .where('organization_id', '=', scope.organizationId)
    .where('entity', '=', scope.entity)
    .where('entity_id', '=', scope.entityId);
  if (scope.before !== undefined) query = query.where('id', '<', scope.before);
  return query.orderBy('id', 'desc').limit(scope.limit).execute();
}
