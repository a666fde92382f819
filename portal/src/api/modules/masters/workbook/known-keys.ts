/**
 * The keys that rows name others by: those stored, with their last days, those that the file makes, and those of rows
 * that are wrong.
 */
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import { MASTER_SHEETS } from '@lienzo/templates/layouts/master-sheets';
import type { BookRow } from '../repositories/master-book.ts';
import { keyOf } from './book-values.ts';
import type { PlannedRow, Problem } from './plan-sheet.ts';
import type { FileSheet } from './read-master-file.ts';

export class KnownKeys {
  readonly #keys: ReadonlySet<string>;
  /** Of those that end. */
  readonly #lastDays: ReadonlyMap<string, string>;
  /** The rows of the file that are not applied, by their keys. */
  readonly #wrong: ReadonlyMap<string, number>;
  readonly #sheet: string;

  constructor(
    stored: readonly BookRow[],
    planned: readonly PlannedRow<unknown>[],
    fields: readonly string[],
    sheet: FileSheet | undefined,
  ) {
    const keyOfRow = (row: Readonly<Record<string, string | number | boolean | null>>): string =>
      keyOf(...fields.map((field) => row[field]));
    this.#keys = new Set([...stored, ...planned.map(({ after }) => after)].map(keyOfRow));
    this.#lastDays = new Map(
      stored.flatMap((row) => (row.ended_on == null ? [] : [[keyOfRow(row), `${row.ended_on}`] as const])),
    );
    const wrong = (sheet?.rows ?? []).filter(({ rejected }) => rejected);
    this.#wrong = new Map(wrong.map(({ values, row }) => [keyOfRow(values), row]));
    this.#sheet = sheet === undefined ? '' : MASTER_SHEETS[sheet.id].name;
  }

  /**
   * What is wrong with a row that names this key.
   * @param unknown said when there is none; a row that names a wrong one waits, and the fault is told once, there.
   */
  require(key: string, unknown: { field: string; message: string }): Problem[] {
    if (this.#keys.has(key)) return [];
    const row = this.#wrong.get(key);
    if (row === undefined) return [unknown];
    const message = texts.waitsForRow(this.#sheet, row);
    return [{ field: unknown.field, message, severity: 'info', holds: true }];
  }

  /**
   * As `require`, of what a row uses.
   * @param until the last day on which it is used; null: it goes on.
   * @param what what it is, with its article.
   */
  requireUntil(
    key: string,
    unknown: { field: string; message: string },
    { until, what }: { until: string | null; what: string },
  ): Problem[] {
    const day = this.#lastDays.get(key);
    if (day === undefined || (until !== null && until <= day)) return this.require(key, unknown);
    return [{ field: unknown.field, message: masterRuleMessages.placeEnded(what, day) }];
  }
}
