/** The IMSS side: what is asked of its screens. */
import type { ImssRequestKind, ImssRequestState } from '@lienzo/schema/imss/imss-request';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, NullableInstant, OfClient } from './column-types.ts';
import type { ConfrontaTables } from './confronta-tables.ts';

/** Inserted as JSON text; the column has a default. */
type DefaultJson = ColumnType<object, string | undefined, string>;

type ImssRequestsTable = OfClient & {
  paysheet_id: number;
  register_id: number;
  id: Generated<number>;
  user_id: string;
  kind: ImssRequestKind;
  date_start: string;
  date_end: string;
  parameters: DefaultJson;
  state: Generated<ImssRequestState>;
  attempts: Generated<number>;
  done: Generated<number>;
  total: number | null;
  counts: DefaultJson;
  message: Generated<string>;
  files: DefaultJson;
  created_at: DefaultInstant;
  started_at: NullableInstant;
  finished_at: NullableInstant;
};

export type ImssTables = ConfrontaTables & { imss_requests: ImssRequestsTable };
