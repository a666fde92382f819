/** What columns and rows of several tables have in common. */
import type { ColumnType, JSONColumnType } from 'kysely';

export type Decimal = ColumnType<string, string | number, string | number>;
export type Instant = ColumnType<string, string | Date, string | Date>;
export type DefaultInstant = ColumnType<string, string | Date | undefined, string | Date>;
export type NullableInstant = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>;
/** Inserted as JSON text. */
export type Json = JSONColumnType<object, string, string>;

/** Read as it was stored. */
export type NullableJson = ColumnType<object | null, string | null | undefined, string | null>;

export type Tenant = { organization_id: string };
export type OfClient = Tenant & { client_id: string };
