/** Files for SUA and comparisons with the IMSS. */
import type { Against } from '@lienzo/schema/imss/confronta/against';
import type { ColumnType, Generated } from 'kysely';
import type { Decimal, DefaultInstant, Json, NullableInstant, OfClient } from './column-types.ts';

type ImssUploadsTable = OfClient & {
  request_id: number;
  position: number;
  name: string;
  sha256: string;
  size: number;
  media_type: string;
};

type ImssResultsTable = OfClient & {
  request_id: number;
  sources: Json;
  findings: Json;
  left_out: number;
  /** Of a comparison. */
  tolerance_total: string | null;
  tolerance_person: string | null;
};

type ConfrontaPeopleTable = OfClient & {
  request_id: number;
  id: Generated<number>;
  against: Against;
  nss: string;
  name: string | null;
  employee_id: number | null;
  amount: Decimal;
  differences: Json;
  causes: Json;
};

type ConfrontaCommentsTable = OfClient & {
  paysheet_id: number;
  register_id: number;
  against: Against;
  nss: string;
  cause: string;
  /** `YYYY-MM`. */
  month: string;
  comment: string | null;
  written_by: string | null;
  written_at: NullableInstant;
  signed_by: string | null;
  signed_name: string | null;
  signed_at: NullableInstant;
  signed_amount: ColumnType<string | null, string | null, string | null>;
};

type ConfrontaTolerancesTable = OfClient & {
  register_id: number;
  total: Decimal;
  person: Decimal;
  changed_by: string;
  changed_at: DefaultInstant;
};

export type ConfrontaTables = {
  imss_uploads: ImssUploadsTable;
  imss_results: ImssResultsTable;
  confronta_people: ConfrontaPeopleTable;
  confronta_comments: ConfrontaCommentsTable;
  confronta_tolerances: ConfrontaTolerancesTable;
};
